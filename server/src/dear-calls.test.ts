import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { password, testPortal } from '../test/portal';
import { routeOf } from '../test/route';
import { allLimits } from './platform/work/limit-figures';

// Of ten connections three may search, two of them for one person.
const portal = await testPortal({ environment: { METRICS_TOKEN: 'a-token-of-the-monitoring', DATABASE_CONNECTIONS: '10' } });
const { app, db } = portal.running;
const address = await app.listen({ host: '127.0.0.1', port: 0 });
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const colleague = await portal.person(unit);
const route = routeOf(portal);
const figures = () => ({ ...allLimits().get('search') });

/** A database in which a search takes as long as a test wants. */
await sql`alter function search_letters rename to search_letters_itself`.execute(db);
await sql`create function search_letters(a integer[], b text[], c jsonb, d integer, e integer) returns table (document_id bigint) language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(77);
    return query select * from search_letters_itself(a, b, c, d, e);
  end $$`.execute(db);

/** Runs a test while every search hangs; those under way end before it returns. */
async function whileSearchesHang(test: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(77)`.execute(transaction);
    await test();
  });
}

const search = (as: { token: string }, headers = {}) => portal.post('/api/sarabun/search', { query: 'ประชุม' }, { as, headers });

it('turns searches away before they take what all others need, and says so', async () => {
  await route.received(registrar, unit);
  const turnedAway: Awaited<ReturnType<typeof search>>[] = [];
  const answers: Promise<number>[] = [];
  const ask = (as: { token: string }, headers = {}) =>
    answers.push(
      search(as, headers).then((reply) => {
        if (reply.code !== 200) turnedAway.push(reply);
        return reply.code;
      }),
    );
  await whileSearchesHang(async () => {
    for (let n = 0; n < 18; n++) ask(registrar, { 'accept-language': n % 2 ? 'en' : 'th' });
    await expect.poll(() => turnedAway.length).toBe(4);
    ask(colleague);
    await expect.poll(figures).toEqual({ places: 3, running: 3, waiting: 12, refused: 4 });
    expect(new Set(turnedAway.map(({ code, body, headers }) => `${code} ${body.code} ${headers['retry-after']}`))).toEqual(new Set(['503 tooManyAtOnce 5']));
    expect(turnedAway.map(({ body }) => body.message).join(' ')).toMatch(/ขณะนี้มีการค้นหา|Too many searches/);

    // All other work goes on.
    expect((await portal.post('/api/login', { username: colleague.username, password })).code).toBe(200);
    const { documentId } = await route.received(registrar, unit);
    expect((await route.view(registrar, documentId)).documentId).toBe(documentId);
    expect((await portal.get('/api/sarabun/pendency/export?format=csv', { as: registrar })).code).toBe(200);
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer a-token-of-the-monitoring' } });
    expect(body).toContain('sarabun_limited_work{limit="search",state="waiting"} 12');
    expect(body).toContain('sarabun_limited_refused_total{limit="search"} 4');
    expect(body).toContain('sarabun_refusals_total{use_case="searchLetters",refusal="tooManyAtOnce"} 4');
  });
  expect((await Promise.all(answers)).filter((code) => code === 200)).toHaveLength(15);
  expect(figures()).toEqual({ places: 3, running: 0, waiting: 0, refused: 4 });
});

it('does not do a search that waited until its browser gave up', async () => {
  const givenUp = new AbortController();
  await whileSearchesHang(async () => {
    const running = [search(registrar), search(registrar)];
    await expect.poll(() => figures().running).toBe(2);
    const headers = { authorization: `Bearer ${registrar.token}`, 'content-type': 'application/json' };
    const third = fetch(`${address}/api/sarabun/search`, { method: 'POST', headers, body: '{"query":"ประชุม"}', signal: givenUp.signal }).catch(
      () => 'given up',
    );
    await expect.poll(() => figures().waiting).toBe(1);
    givenUp.abort();
    expect(await third).toBe('given up');
    await expect.poll(() => figures().waiting).toBe(0);
    expect(running).toHaveLength(2);
  });
  await expect.poll(() => figures().running).toBe(0);
});
