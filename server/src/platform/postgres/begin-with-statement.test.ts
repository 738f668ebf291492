import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testDatabase } from '../../../test/database';
import { connectPool, type Database, queryBuilder } from '../database';

const { connection } = await testDatabase();
/** One connection, whose first transaction has taught the server what `begin` is. */
const db = queryBuilder(connectPool(connection, 1));
const other = queryBuilder(connectPool(connection, 1));
const add = (to: Database, name: string) => sql`insert into begun values (${name})`.execute(to);
const names = async () => (await sql<{ name: string }>`select name from begun order by name`.execute(other)).rows.map(({ name }) => name);

beforeAll(async () => {
  await sql`create table begun (name text primary key check (name <> 'wrong'))`.execute(other);
  await db.transaction().execute((transaction) => add(transaction, 'first'));
});
beforeEach(() => sql`delete from begun`.execute(other));
afterAll(() => Promise.all([db.destroy(), other.destroy()]));

it('sends the begin of a transaction with its first statement, which answers as it would alone', async () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const found = await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`select ${1}::int as one`.execute(transaction);
    await add(transaction, 'a');
    expect(await names()).toEqual([]);
    return rows;
  });
  const all = sent.mock.calls.map(([asked], at) => ({ text: (asked as unknown as { text: string }).text, client: sent.mock.contexts[at] }));
  sent.mockRestore();
  // Portals of other tests may speak to their databases meanwhile.
  const mine = all.find(({ text }) => text.includes('as one'))?.client;
  expect(all.filter(({ client }) => client === mine).map(({ text }) => text)).toEqual([
    expect.stringMatching('^select'),
    expect.stringMatching('^insert'),
    'commit',
  ]);
  expect(found).toEqual([{ one: 1 }]);
  expect(await names()).toEqual(['a']);
});

it('counts the rows that a first statement changed', async () => {
  await add(other, 'a');
  const { numAffectedRows } = await db.transaction().execute((transaction) => sql`update begun set name = ${'b'}`.execute(transaction));
  expect(numAffectedRows).toBe(1n);
});

it('keeps nothing of a transaction that fails later', async () => {
  const failing = db.transaction().execute(async (transaction) => {
    await add(transaction, 'a');
    await add(transaction, 'wrong');
  });
  await expect(failing).rejects.toMatchObject({ code: '23514' });
  expect(await names()).toEqual([]);
});

it('goes on with the connection after a first statement that fails', async () => {
  await expect(db.transaction().execute((transaction) => add(transaction, 'wrong'))).rejects.toMatchObject({ code: '23514' });
  await db.transaction().execute((transaction) => add(transaction, 'a'));
  await add(db, 'b');
  expect(await names()).toEqual(['a', 'b']);
});

it.each([
  ['a statement without values', async (to: Database) => sql`insert into begun values ('a')`.execute(to)],
  ['no statement', async () => {}],
])('begins with %s, too', async (_what, work) => {
  const failing = db.transaction().execute(async (transaction) => {
    await work(transaction);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await db.transaction().execute(async (transaction) => void (await work(transaction)));
  expect((await names()).length).toBeLessThanOrEqual(1);
  await add(db, 'z');
  expect(await names()).toContain('z');
});

it('never runs a statement whose transaction could not begin', async () => {
  await sql`deallocate all`.execute(db);
  const failing = db.transaction().execute((transaction) => sql`insert into begun values (${'a'}) returning name as fresh`.execute(transaction));
  await expect(failing).rejects.toThrow('prepared statement "begin" does not exist');
  expect(await names()).toEqual([]);
});
