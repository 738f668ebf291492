import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The files of a build, and the one among them that its page begins with. */
export interface Build {
  files: readonly string[];
  start: string;
}

/** Pages whose server is not to be asked for the page of the product. */
const notPages = [/^\/(api|socket\.io|assets|media)(\/|$)/, /\.[a-z0-9]{2,11}$/i];
/** Answers of a proxy for a server that is away. */
const away = [502, 503, 504];

/** The part of the browser's caches that the page of a build needs. */
export interface PageShelf {
  match(): Promise<Response | undefined>;
  put(page: Response): Promise<void>;
}

/** Where the page of a build is kept: never with the files of another build, which would leave it white. */
function shelfOf({ start }: Build): PageShelf {
  const name = `page ${start}`;
  return {
    match: async () => (await caches.open(name)).match('/'),
    put: async (page) => (await caches.open(name)).put('/', page),
  };
}

/**
 * Answers a visit to any page: with what the server sends, and if it is away, with the page that it sent last. Every address has the same
 * page, which holds nothing about a person; its policy and its nonce are kept with it. A page of another build is not kept.
 */
export async function answerVisit(ask: () => Promise<Response>, shelf: PageShelf, { start }: Build): Promise<Response> {
  const before = async () => await shelf.match().catch(() => undefined);
  let answer: Response;
  try {
    answer = await ask();
  } catch (error) {
    const page = await before();
    if (page) return page;
    throw error;
  }
  if (away.includes(answer.status)) return (await before()) ?? answer;
  // Without storage the product works as without this worker.
  if (answer.ok && (await answer.clone().text()).includes(start)) await shelf.put(answer.clone()).catch(() => undefined);
  return answer;
}

/** Fetches the page, so that it is there without a connection before the first visit that this worker answers. */
export async function fetchPage(ask: () => Promise<Response>, shelf: PageShelf, build: Build): Promise<void> {
  await answerVisit(ask, shelf, build).catch(() => undefined);
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** Keeps the files of this build, and answers visits. Calls and files of letters are never kept here. */
export function keepPages(build: Build): void {
  precacheAndRoute(
    build.files.map((url) => ({ url, revision: null })),
    { cleanURLs: false, directoryIndex: '' },
  );
  cleanupOutdatedCaches();
  const shelf = shelfOf(build);
  // The page that started this worker came without it.
  addEventListener('activate', (event) => (event as unknown as Lasting).waitUntil(fetchPage(() => fetch('/'), shelf, build)));
  registerRoute(new NavigationRoute(({ request }) => answerVisit(() => fetch(request), shelf, build), { denylist: notPages }));
}

/** The part of a service worker that its turn needs. */
export interface TurnScope {
  addEventListener(type: 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown; waitUntil(work: Promise<unknown>): void }) => void): void;
  clients: { matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>; claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

/**
 * A newer worker waits as long as pages of an older build are open, which still fetch parts of theirs; if only the page is open that asks,
 * it begins at once.
 */
export function takeTurns(worker: TurnScope, { start }: Build): void {
  worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([worker.clients.claim(), forgetOtherPages(start)])));
  worker.addEventListener('message', (event) => {
    if (event.data !== 'take your turn') return;
    event.waitUntil(
      worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => (pages.length > 1 ? undefined : worker.skipWaiting())),
    );
  });
}

async function forgetOtherPages(start: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('page ') && name !== `page ${start}`).map((name) => caches.delete(name)));
}
