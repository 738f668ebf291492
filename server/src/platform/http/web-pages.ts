import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import { openPathOf } from '@sarabun/contract/portal/open-paths';
import type { PageSettings } from '@sarabun/contract/portal/page-settings';
import type { FastifyInstance } from 'fastify';
import { answerRefusal } from '../http';
import { DatabaseAway } from '../outage';
import { notFound } from '../refusals';
import { allowStyle } from './security-headers';

const settingsMark = '<!--settings-->';
const nonceMark = '<!--nonce-->';
/** What only pages after sign-in need stands between these marks. */
const signedInMarks = /<!--signed-in(.*?)signed-in-->/s;

export interface Pages {
  folder: string;
  settings: PageSettings;
}

/**
 * Serves the built web app, that of a later build without a restart: hashed assets are cached for ever and served with their build-time
 * compression; the page itself is never cached and carries its settings. Every other path that is neither a call nor an asset gets the page, and
 * its router decides. Without built pages, only calls are served.
 */
export function servePages(app: FastifyInstance, pages: Pages | null, settingsNow: (base: PageSettings) => Promise<PageSettings> = async (base) => base): void {
  const page = pages && pageOf(pages, settingsNow);
  if (pages) {
    const common = { index: false, preCompressed: true, setHeaders: varying() } as const;
    const isFile = (path: string) => !path.endsWith('/');
    const assets = { root: join(pages.folder, 'assets'), prefix: '/assets/', allowedPath: isFile };
    app.register(fastifyStatic, { ...common, ...assets, immutable: true, maxAge: '365d' });
    const others = { root: pages.folder, wildcard: false, globIgnore: ['assets/**', 'index.html*'], decorateReply: false };
    app.register(fastifyStatic, { ...common, ...others, maxAge: '1h' });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (page === null || !isPagePath(request.method, request.url)) return answerRefusal(request, reply, notFound());
    // The nonce of the page's own styles, different in every answer, which is never cached.
    const nonce = randomBytes(16).toString('base64');
    allowStyle(reply, `nonce-${nonce}`);
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(await page(nonce, request.url.split('?')[0] ?? ''));
  });
}

/** Tells caches that a file with a compressed form varies by encoding, even when the plain form is sent. A file is looked at once. */
function varying(): (reply: SetHeadersResponse, path: string) => void {
  const varies = new Map<string, boolean>();
  return (reply, path) => {
    const plain = path.replace(/\.(br|gz)$/, '');
    if (!varies.has(plain)) varies.set(plain, plain !== path || ['.br', '.gz'].some((ending) => existsSync(plain + ending)));
    if (varies.get(plain)) reply.setHeader('vary', 'Accept-Encoding');
  };
}

/** The page as it was built, read again after another build. While it is being written, the page of before is given. */
function builtPage(path: string): () => Promise<string> {
  const stampOf = ({ mtimeMs, size, ino }: Stats) => `${mtimeMs} ${size} ${ino}`;
  let known = { stamp: stampOf(statSync(path)), html: readFileSync(path, 'utf8') };
  return async () => {
    const found = await stat(path).then(stampOf, () => known.stamp);
    if (found === known.stamp) return known.html;
    const html = await readFile(path, 'utf8').catch(() => '');
    if (html.includes(settingsMark)) known = { stamp: found, html };
    return known.html;
  };
}

/** The page with the current settings in it. Without the database it carries the last known ones, and repeats its calls. */
function pageOf({ folder, settings }: Pages, settingsNow: (base: PageSettings) => Promise<PageSettings>): (nonce: string, path: string) => Promise<string> {
  const htmlNow = builtPage(join(folder, 'index.html'));
  let known = settings;
  return async (nonce, path) => {
    known = await settingsNow(settings).catch((error) => {
      if (error instanceof DatabaseAway) return known;
      throw error;
    });
    const html = await htmlNow();
    const needed = openPathOf(path, known.mode) ? html.replace(signedInMarks, '') : html.replace(signedInMarks, '$1');
    return needed.replace(nonceMark, nonce).replace(settingsMark, () => JSON.stringify(known).replaceAll('<', '\\u003c'));
  };
}

/** Paths of screens: no call, no socket, nothing that looks like a file. */
function isPagePath(method: string, url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|socket\.io|assets|media)(\/|$)/.test(path) && !/\/\.|\.[a-z0-9]{2,5}$/i.test(path);
}
