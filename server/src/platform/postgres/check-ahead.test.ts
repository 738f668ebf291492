import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../../test/database';
import { connectPool, type Database, queryBuilder } from '../database';
import { depending as dependingOn } from '../request-id';
import { CheckAhead, NoLongerSo, onlyReads } from './check-ahead';

const { connection } = await testDatabase();
const pool = connectPool(connection, 1);
const db = queryBuilder(pool);
const other = queryBuilder(connectPool(connection, 2));
afterAll(() => Promise.all([db.destroy(), other.destroy()]));

await sql`create table gate (open boolean); `.execute(other);
await sql`create table written (name text)`.execute(other);
await sql`insert into gate values (true)`.execute(other);
beforeEach(async () => {
  await sql`update gate set open = true`.execute(other);
  await sql`delete from written`.execute(other);
});

const close = () => sql`update gate set open = false`.execute(other);
const written = async () => (await sql<{ name: string }>`select name from written`.execute(other)).rows.map(({ name }) => name);
const isOpen = (row: unknown) => (row as { open: boolean } | undefined)?.open === true;
const newCheck = () => {
  const statement = sql`select open from gate where ${1}::int = 1`.compile(db);
  return new CheckAhead(statement, (alone) => db.executeQuery(alone), isOpen);
};

/** Does some work whose answer depends on the gate. */
function depending<Result>(work: (check: CheckAhead) => Promise<Result>): Promise<Result> {
  const check = newCheck();
  return dependingOn(check, () => work(check));
}
const read = (from: Database, number = 1) => sql<{ one: number }>`select ${number}::int as one`.execute(from);
const asked = 'select $1::int as one';
const add = (to: Database) => sql`insert into written values (${'a'})`.execute(to);

it('goes ahead of the first read, and once', async () => {
  await depending(() => read(db));
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await depending(async (check) => {
    expect((await read(db, 2)).rows).toEqual([{ one: 2 }]);
    expect(check.waits).toBe(false);
    await read(db, 3);
    await check.mustHold();
  });
  // Portals of other tests may speak to their databases meanwhile.
  const mine = (sent.mock.calls as unknown as [{ text: string; ahead: { text: string } | null }][]).filter(([{ text }]) => text === asked);
  const sentAhead = mine.map(([{ ahead }]) => ahead?.text);
  sent.mockRestore();
  expect(sentAhead).toEqual([expect.stringContaining('from gate'), undefined]);
});

it('lets a read answer and the call fail where it does not hold', async () => {
  await depending(() => read(db));
  await close();
  await depending(async (check) => {
    expect((await read(db)).rows).toEqual([{ one: 1 }]);
    await expect(check.mustHold()).rejects.toThrow(NoLongerSo);
  });
});

it('is sent alone by a call that reads nothing', () => depending((check) => expect(check.mustHold()).resolves.toBeUndefined()));

describe.each([
  ['before any read', async () => {}],
  ['after a read', () => read(db)],
  ['beside a read', async () => void read(db)],
])('a change %s', (_when, before) => {
  it.each([
    ['of one statement', () => add(db)],
    ['in a transaction', () => db.transaction().execute((transaction) => add(transaction))],
  ])('%s is made only where it holds', async (_what, change) => {
    await depending(async () => {
      await before();
      await change();
    });
    expect(await written()).toEqual(['a']);
    await close();
    await depending(async () => {
      await before();
      await expect(change()).rejects.toThrow(NoLongerSo);
    });
    expect(await written()).toEqual(['a']);
  });
});

it('keeps back what a failed call still goes on with', async () => {
  await close();
  let goesOn = Promise.resolve<unknown>(null);
  await depending(async () => {
    goesOn = read(db).then(() => add(db));
    await expect(add(db)).rejects.toThrow(NoLongerSo);
  });
  await expect(goesOn).rejects.toThrow(NoLongerSo);
  expect(await written()).toEqual([]);
});

it('is asked of the leading server before a replica reads', async () => {
  const replica = queryBuilder(pool, { isReplica: true });
  await depending(() => read(db));
  await depending(async (check) => {
    await read(replica);
    expect(check.waits).toBe(false);
    await check.mustHold();
  });
});

it('is heard though the read fails', async () => {
  await depending(() => read(db));
  await close();
  await depending(async (check) => {
    await expect(sql`select ${1}::int / 0`.execute(db)).rejects.toThrow('division by zero');
    expect(check.waits).toBe(false);
    await expect(check.mustHold()).rejects.toThrow(NoLongerSo);
  });
});

it('is sent again where the line was cut before its answer', async () => {
  const cut = queryBuilder(connectPool(connection, 1));
  await depending(() => read(cut));
  await depending(async (check) => {
    await expect(sql`select pg_terminate_backend(pg_backend_pid()) from generate_series(1, ${1}::int)`.execute(cut)).rejects.toThrow();
    await check.mustHold();
  });
  await cut.destroy();
});

it('needs no second connection, however many calls begin at once', async () => {
  const narrow = queryBuilder(connectPool(connection, 2));
  const begin = () => depending(async (check) => read(narrow).then(() => check.mustHold()));
  await Promise.all(Array.from({ length: 20 }, begin));
  await narrow.destroy();
});

it.each([
  ['select 1', true],
  ['\n  with a as (select 1) select * from a', true],
  ['insert into a values (1)', false],
  ['with gone as (delete from a returning 1) select * from gone', false],
  ['select * from a for update', false],
  ["select nextval('a')", false],
  ["set sarabun.language = 'en'", false],
])('%j only reads: %s', (text, does) => expect(onlyReads(text)).toBe(does));
