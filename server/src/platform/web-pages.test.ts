import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageSettings } from '@sarabun/contract/portal/page-settings';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { servePages } from './web-pages';

const folder = await mkdtemp(join(tmpdir(), 'sarabun-pages-'));
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html'), '<script type="application/json" id="settings"><!--settings--></script>');
await writeFile(join(folder, 'assets/start-1a2b.js'), 'start()');
await writeFile(join(folder, 'assets/start-1a2b.js.br'), brotliCompressSync('start()'));
await writeFile(join(folder, 'assets/sign-3c4d.woff2'), 'font');
await writeFile(join(folder, '.built-from'), 'abc');
const app = Fastify();
const settings = { agency: 'DEV-MIX', version: '</script><script>alert(1)' } as PageSettings;
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
