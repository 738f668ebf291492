import { describe, expect, it } from 'vitest';
import { answerVisit, fetchPage, type PageShelf, type TurnScope, takeTurns } from './pages';

const build = { files: [], start: '/assets/index-new.js' };
const page = (start: string, status = 200) => new Response(`<script src="${start}"></script>`, { status });

/** A shelf with the page of this build on it, or nothing. */
function shelf(kept?: string) {
  let text = kept;
  const its: PageShelf = {
    match: async () => (text === undefined ? undefined : new Response(text)),
    put: async (put) => {
      text = await put.text();
    },
  };
  return { its, text: () => text };
}
const lost = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

describe('a visit', () => {
  it('gets what the server sends, which is kept', async () => {
    const { its, text } = shelf();
    const answer = await answerVisit(async () => page(build.start), its, build);
    expect(await answer.text()).toContain(build.start);
    expect(text()).toContain(build.start);
  });

  it('gets the page of a newer build, which is not kept: its files are not here', async () => {
    const { its, text } = shelf('before');
    const answer = await answerVisit(async () => page('/assets/index-newer.js'), its, build);
    expect(await answer.text()).toContain('index-newer');
    expect(text()).toBe('before');
  });

  it.each([
    ['without a connection', lost],
    ['from a proxy whose server is away', async () => page('', 502)],
  ])('%s gets the page that was kept', async (_, ask) => {
    expect(await (await answerVisit(ask, shelf('before').its, build)).text()).toBe('before');
  });

  it('without a connection and a kept page fails as without a worker', async () => {
    await expect(answerVisit(lost, shelf().its, build)).rejects.toThrow('Failed to fetch');
    expect((await answerVisit(async () => page('', 503), shelf().its, build)).status).toBe(503);
  });

  it('is answered from the page that the worker fetched when it began', async () => {
    const { its } = shelf();
    await fetchPage(async () => page(build.start), its, build);
    expect(await (await answerVisit(lost, its, build)).text()).toContain(build.start);
    await expect(fetchPage(lost, shelf().its, build)).resolves.toBeUndefined();
  });

  it('works without storage', async () => {
    const blocked: PageShelf = { match: () => Promise.reject(new Error('blocked')), put: () => Promise.reject(new Error('full')) };
    expect((await answerVisit(async () => page(build.start), blocked, build)).status).toBe(200);
    await expect(answerVisit(lost, blocked, build)).rejects.toThrow('Failed to fetch');
  });
});

it.each([
  ['begins at once for the only page', 1, true],
  ['waits while other pages use the files of the older build', 2, false],
])('a newer worker %s', async (_, open, expected) => {
  let began = false;
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: { matchAll: async () => Array.from({ length: open }), claim: async () => undefined },
    skipWaiting: async () => {
      began = true;
    },
  };
  takeTurns(scope as unknown as TurnScope, build);
  const work: Promise<unknown>[] = [];
  listeners.get('message')?.({ data: 'take your turn', waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
  expect(began).toBe(expected);
});
