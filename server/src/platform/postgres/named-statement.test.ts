import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { testDatabase } from '../../../test/database';
import { connectPool, queryBuilder } from '../database';
import { NamedStatement } from './named-statement';

const { connection } = await testDatabase();
const pool = connectPool(connection, 1);
const db = queryBuilder(pool);
afterAll(() => db.destroy());

const text = `select $1::int as number, $2::text as "text", null as nothing, array[$1::int, 2] as numbers, '{"a":1}'::json as json,
  timestamptz '2026-11-28 10:00+07' as moment, date '2026-11-28' as day, '\\x0102'::bytea as bytes, true as yes, 9007199254740991 as large`;

async function onOneConnection<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

it('answers as the driver does, at the first run and at the next', () =>
  onOneConnection(async (client) => {
    for (const values of [
      [1, 'หนึ่ง'],
      [2, ''],
      [3, '{"x": [null]}'],
    ]) {
      const { command, rowCount, rows } = await client.query(text, values);
      for (let run = 0; run < 2; run++)
        expect(await client.query(new NamedStatement({ name: 'all', text, values })).answer).toMatchObject({ command, rowCount, rows });
    }
  }));

it.each([
  ['create table changed (id int)', null],
  ['insert into changed values (1), (2), (3)', 3],
  ['update changed set id = id + 10 where id > 1', 2],
  ['delete from changed where id = 99', 0],
  ['select id from changed order by id', 3],
])('counts rows as the driver does: %s', (asked, count) =>
  onOneConnection(async (client) => {
    const { rowCount } = await client.query(new NamedStatement({ name: asked, text: asked, values: [] })).answer;
    expect(rowCount).toBe(count);
  }),
);

it('has the columns described once for a connection', () =>
  onOneConnection(async (client) => {
    const told = vi.fn();
    const { connection: wire } = client as unknown as { connection: NodeJS.EventEmitter };
    wire.on('rowDescription', told);
    for (let run = 0; run < 3; run++) await client.query(new NamedStatement({ name: 'described', text: 'select $1::int as one', values: [run] })).answer;
    wire.off('rowDescription', told);
    expect(told).toHaveBeenCalledOnce();
  }));

it.each([
  ['is refused by the server', { name: 'wrong', text: 'select $1::int / 0 as never', values: [1] }, 'division by zero'],
  ['cannot be parsed', { name: 'unknown', text: 'select $1::int from nowhere', values: [1] }, 'does not exist'],
  ['has a value that cannot be written', { name: 'circular', text: 'select $1::json as json', values: [circular()] }, 'circular'],
])('goes on with the connection after a statement that %s', (_what, statement, message) =>
  onOneConnection(async (client) => {
    for (let run = 0; run < 2; run++) await expect(client.query(new NamedStatement(statement)).answer).rejects.toThrow(message);
    expect((await client.query(new NamedStatement({ name: 'after', text: 'select $1::int as one', values: [1] })).answer).rows).toEqual([{ one: 1 }]);
  }),
);

function circular(): object {
  const one: { self?: object } = {};
  one.self = one;
  return one;
}

it('tells of a value that cannot be read, and goes on', async () => {
  const parser = pg.types.getTypeParser(pg.types.builtins.MACADDR);
  pg.types.setTypeParser(pg.types.builtins.MACADDR, () => {
    throw new Error('unreadable');
  });
  const ask = () => sql`select ${'08:00:2b:01:02:03'}::macaddr as address from generate_series(1, 3)`.execute(db);
  await expect(ask()).rejects.toThrow('unreadable');
  pg.types.setTypeParser(pg.types.builtins.MACADDR, parser);
  expect((await sql`select ${1}::int as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

it('an error of the database leads back to who asked', async () => {
  const asking = async () => await sql`select ${1}::int / 0`.execute(db);
  const error = await asking().catch((reason: Error) => reason);
  expect((error as Error).stack).toContain('named-statement.test');
});
