import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { PageSettings } from '@sarabun/contract/portal/page-settings';
import type { FastifyInstance } from 'fastify';
import { answerRefusal } from '../http';
import { DatabaseAway } from '../outage';
import { notFound } from '../refusals';
import { allowStyle } from './security-headers';

const settingsMark = '<!--settings-->';
const nonceMark = '<!--nonce-->';

export interface Pages {
  folder: string;
  settings: PageSettings;
}

/**
 * Serves the built web app: hashed assets for ever, compressed as they were built; the page itself never kept, with what it must know
 * written into it. Every other path that is no call and no asset gets the page, and the router there decides. Without pages, only calls.
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
    // The nonce by which the page adds styles of its own; another one in every answer, which nobody keeps.
    const nonce = randomBytes(16).toString('base64');
    allowStyle(reply, `nonce-${nonce}`);
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(await page(nonce));
  });
}

/** Tells caches that a file with a compressed form is answered by what the browser accepts, also where the answer is the plain form. */
function varying(folder: string): (reply: SetHeadersResponse, path: string) => void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const compressed = files.filter((path) => /\.(br|gz)$/.test(path));
  const several = new Set([...compressed, ...compressed.map((path) => path.replace(/\.(br|gz)$/, ''))]);
  return (reply, path) => {
    if (several.has(path)) reply.setHeader('vary', 'Accept-Encoding');
  };
}

/** The page, with the settings of the moment written into it. Without the database it comes with those last known, and repeats its calls. */
function pageOf({ folder, settings }: Pages, settingsNow: (base: PageSettings) => Promise<PageSettings>): (nonce: string) => Promise<string> {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  let known = settings;
  return async (nonce) => {
    known = await settingsNow(settings).catch((error) => {
      if (error instanceof DatabaseAway) return known;
      throw error;
    });
    return html.replace(nonceMark, nonce).replace(settingsMark, () => JSON.stringify(known).replaceAll('<', '\\u003c'));
  };
}

/** Paths of screens: no call, no socket, nothing that looks like a file. */
function isPagePath(method: string, url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|socket\.io|assets|media)(\/|$)/.test(path) && !/\/\.|\.[a-z0-9]{2,5}$/i.test(path);
}
