import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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
 * Serves the built web app: hashed assets are cached for ever and served with their build-time compression; the page itself is never cached
 * and carries its settings. Every other path that is neither a call nor an asset gets the page, and its router decides. Without built
 * pages, only calls are served.
 */
export function servePages(app: FastifyInstance, pages: Pages | null, settingsNow: (base: PageSettings) => Promise<PageSettings> = async (base) => base): void {
  const page = pages && pageOf(pages, settingsNow);
  if (pages) {
    const common = { index: false, preCompressed: true, wildcard: false, setHeaders: varying(pages.folder) } as const;
    app.register(fastifyStatic, { ...common, root: join(pages.folder, 'assets'), prefix: '/assets/', immutable: true, maxAge: '365d' });
    app.register(fastifyStatic, { ...common, root: pages.folder, globIgnore: ['assets/**', 'index.html*'], maxAge: '1h', decorateReply: false });
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

/** Tells caches that a file with a compressed form varies by encoding, even when the plain form is sent. */
function varying(folder: string): (reply: SetHeadersResponse, path: string) => void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const compressed = files.filter((path) => /\.(br|gz)$/.test(path));
  const several = new Set([...compressed, ...compressed.map((path) => path.replace(/\.(br|gz)$/, ''))]);
  return (reply, path) => {
    if (several.has(path)) reply.setHeader('vary', 'Accept-Encoding');
  };
}

/** The page with the current settings in it. Without the database it carries the last known ones, and repeats its calls. */
function pageOf({ folder, settings }: Pages, settingsNow: (base: PageSettings) => Promise<PageSettings>): (nonce: string, path: string) => Promise<string> {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  let known = settings;
  return async (nonce, path) => {
    known = await settingsNow(settings).catch((error) => {
      if (error instanceof DatabaseAway) return known;
      throw error;
    });
    const needed = openPathOf(path, known.mode) ? html.replace(signedInMarks, '') : html.replace(signedInMarks, '$1');
    return needed.replace(nonceMark, nonce).replace(settingsMark, () => JSON.stringify(known).replaceAll('<', '\\u003c'));
  };
}

/** Paths of screens: no call, no socket, nothing that looks like a file. */
function isPagePath(method: string, url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|socket\.io|assets|media)(\/|$)/.test(path) && !/\/\.|\.[a-z0-9]{2,5}$/i.test(path);
}
