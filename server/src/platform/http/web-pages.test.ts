import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageSettings } from '@sarabun/contract/portal/page-settings';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { headersOfAnswers, secureHeaders } from './security-headers';
import { servePages } from './web-pages';

const folder = await mkdtemp(join(tmpdir(), 'sarabun-pages-'));
await mkdir(join(folder, 'assets'));
await writeFile(
  join(folder, 'index.html'),
  '<meta property="csp-nonce" nonce="<!--nonce-->"><script type="application/json" id="settings"><!--settings--></script><!--signed-in<link rel="preload" href="/assets/main-5e6f.js">signed-in-->',
);
await writeFile(join(folder, 'assets/start-1a2b.js'), 'start()');
await writeFile(join(folder, 'assets/start-1a2b.js.br'), brotliCompressSync('start()'));
await writeFile(join(folder, 'assets/sign-3c4d.woff2'), 'font');
await writeFile(join(folder, '.built-from'), 'abc');
const app = Fastify();
const settings = { agency: 'DEV-MIX', mode: 'PROD', version: '</script><script>alert(1)' } as PageSettings;
secureHeaders(app, headersOfAnswers({ chatUrl: null, overTls: false }));
servePages(app, { folder, settings });
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

it('sends assets for ever, compressed as they were built', async () => {
  const plain = await get('/assets/start-1a2b.js');
  expect([plain.statusCode, plain.body, plain.headers['cache-control']]).toEqual([200, 'start()', 'public, max-age=31536000, immutable']);
  expect((await get('/assets/start-1a2b.js', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
});

it('says of an asset with a compressed form that the answer depends on what the browser accepts, also of the plain form', async () => {
  const varyOf = async (url: string, encoding: string) => (await get(url, { 'accept-encoding': encoding })).headers.vary;
  expect(await varyOf('/assets/start-1a2b.js', 'br')).toBe('Accept-Encoding');
  expect(await varyOf('/assets/start-1a2b.js', 'gzip')).toBe('Accept-Encoding');
  expect(await varyOf('/assets/start-1a2b.js', 'identity')).toBe('Accept-Encoding');
  const { etag } = (await get('/assets/start-1a2b.js')).headers;
  const unchanged = await get('/assets/start-1a2b.js', { 'if-none-match': String(etag) });
  expect([unchanged.statusCode, unchanged.headers.vary]).toEqual([304, 'Accept-Encoding']);
  expect(await varyOf('/assets/sign-3c4d.woff2', 'br')).toBeUndefined();
});

it('sends the page for every path of a screen, never kept, with its settings as inert text', async () => {
  for (const path of ['/', '/portal', '/sarabun/dashboard?queue=unreceived', '/settings/3144/prefix']) {
    const reply = await get(path);
    expect([reply.statusCode, reply.headers['cache-control'], reply.headers['content-type']]).toEqual([200, 'no-store', 'text/html; charset=utf-8']);
    expect(reply.body.match(/<script/g)).toHaveLength(1);
    expect(JSON.parse(reply.body.replace(/<[^>]*>/g, ''))).toEqual(settings);
  }
});

it('names the files of the pages after sign-in there, and nowhere else', async () => {
  const namesThem = async (path: string) => (await get(path)).body.includes('<link rel="preload" href="/assets/main-5e6f.js">');
  for (const path of ['/', '/portal', '/sarabun/dashboard?queue=sign', '/outbox']) expect([path, await namesThem(path)]).toEqual([path, true]);
  for (const path of ['/login?return=%2Fportal', '/forgot-password', '/verify-document/7K3M-9QWX-01TZ-RB5C'])
    expect([path, (await get(path)).body]).toEqual([path, expect.not.stringContaining('signed-in')]);
});

it('allows the page the styles that have the nonce of this answer, and nothing else any of its own', async () => {
  const stylesOf = (reply: { headers: Record<string, unknown> }) => /style-src ([^;]*)/.exec(String(reply.headers['content-security-policy']))?.[1];
  const pages = [await get('/portal'), await get('/portal'), await get('/')];
  const nonces = pages.map(({ body }) => /nonce="([\w+/]{22}==)"/.exec(body)?.[1]);
  expect(pages.map(stylesOf)).toEqual(nonces.map((nonce) => `'self' 'nonce-${nonce}'`));
  expect(new Set(nonces)).toHaveProperty('size', 3);
  expect(pages.map(({ headers }) => [headers['cache-control'], headers.etag, headers['last-modified']])).toEqual(
    pages.map(() => ['no-store', undefined, undefined]),
  );
  for (const path of ['/assets/start-1a2b.js', '/assets/gone.js', '/api/nothing']) expect([path, stylesOf(await get(path))]).toEqual([path, "'self'"]);
});

it('answers what is missing as missing, and lets no path out of the folder', async () => {
  for (const path of [
    '/assets/gone.js',
    '/assets/',
    '/api/nothing',
    '/media/gone.wav',
    '/favicon.xyz',
    '/.built-from',
    '/assets/../.built-from',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
  ]) {
    const reply = await get(path);
    expect([path, reply.body.includes('root:') || reply.body === 'abc']).toEqual([path, false]);
    if (!path.includes('%')) expect([path, reply.statusCode]).toEqual([path, 404]);
  }
});

it('gives the page and the assets of a later build without a restart, and the page of before while one is being written', async () => {
  const page = join(folder, 'index.html');
  const before = (await get('/portal')).body;
  await writeFile(join(folder, 'assets/start-5e6f.js'), 'startAgain()');
  await writeFile(page, '<meta');
  expect((await get('/portal')).body).toHaveLength(before.length);
  await writeFile(page, '<script src="/assets/start-5e6f.js"></script><script id="settings"><!--settings--></script>');
  expect((await get('/portal')).body).toContain('/assets/start-5e6f.js');
  expect((await get('/assets/start-5e6f.js')).body).toBe('startAgain()');
  await rm(page);
  expect((await get('/portal')).body).toContain('/assets/start-5e6f.js');
});
