import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, describe, expect, it } from 'vitest';
import { testPortal } from '../../test/portal';
import { connectPool, queryBuilder } from './database';
import type { Log } from './log';
import { DatabaseAway } from './outage';
import { startPostgres } from './postgres/embedded-postgres';
import { migrate } from './postgres/migrate';

// The tests share a busy machine.
const folder = await mkdtemp(join(tmpdir(), 'sarabun-outage-'));
const settings = { fsync: 'off', synchronous_commit: 'off' };
let server = await startPostgres(folder, settings);
await migrate(server.connection);
const said: { level: string; message: string }[] = [];
const level = (name: string) => (_detail: object, message: string) => void said.push({ level: name, message });
const log = { error: level('error'), warn: level('warn'), info: () => {}, debug: () => {} } as unknown as Log;
const portal = await testPortal({ connection: server.connection, log, environment: { DATABASE_CONNECTIONS: '4', DATABASE_CONNECT_MS: '1000' } });
const { db } = portal.running;
const officer = await portal.person(await portal.unit());
const address = await portal.running.app.listen({ port: 0, host: '127.0.0.1' });
const menu = () => portal.get('/api/service/menu-module-permission', { as: officer });
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The outcome when a browser connects to receive its messages. */
async function connect(): Promise<string> {
  const socket = io(address, { auth: { token: officer.token }, reconnection: false });
  try {
    return await new Promise((done) => {
      socket.once('connect', () => done('connected'));
      socket.once('connect_error', (error) => done(error.message));
    });
  } finally {
    socket.disconnect();
  }
}

/** Ends all connections of the portal while they are in use. */
const endAll = () => sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sarabun' and pid <> pg_backend_pid()`.execute(db);
/** Holds connections in transactions, during a statement or between two. */
function holding(times: number, isAsking: boolean) {
  let held = 0;
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const ended = Array.from({ length: times }, () =>
    db
      .transaction()
      .execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        held++;
        if (isAsking) await sql`select pg_sleep(60)`.execute(transaction);
        else await until;
        await sql`select 2`.execute(transaction);
      })
      .catch((error) => error),
  );
  return { ended: Promise.all(ended), letGo, allHeld: () => expect.poll(() => held, { interval: 5 }).toBe(times) };
}

describe('connections that the database ends while they are in use', () => {
  it.each([
    ['with a statement under way', true],
    ['between two statements', false],
  ])('%s are lost without ending the process', async (_name, isAsking) => {
    const work = holding(2, isAsking);
    await work.allHeld();
    await endAll();
    work.letGo();
    for (const error of await work.ended) expect(error).toBeInstanceOf(DatabaseAway);
    expect((await menu()).code).toBe(200);
  });

  it('are said in the log once, not for each of them', async () => {
    await expect.poll(() => said).toEqual([{ level: 'warn', message: 'connections to the database were lost; it answers' }]);
  });
});

describe('a database that is away', () => {
  it('is answered 503 with Retry-After, in the language of the person, and is said once', async () => {
    said.length = 0;
    const work = holding(2, true);
    await work.allHeld();
    await server.stop();
    for (const error of await work.ended) expect(error).toBeInstanceOf(DatabaseAway);
    const inThai = await menu();
    expect(inThai).toMatchObject({ code: 503, headers: { 'retry-after': '2' }, body: { status: 'error', code: 'databaseAway' } });
    expect(inThai.body.message).toContain('ฐานข้อมูล');
    const act = await portal.post('/api/login', { username: officer.username, password: 'x' }, { headers: { 'accept-language': 'en' } });
    expect(act).toMatchObject({ code: 503, body: { code: 'databaseAway', message: expect.stringContaining('cannot reach its records') } });
    // The workers run into it, too.
    portal.running.runner.wake('events');
    for (let n = 0; n < 50; n++) expect((await menu()).code).toBe(503);
    // A browser that connects now is neither let in nor told that its session has ended.
    expect(await connect()).toBe('tryAgain');
    server = await startPostgres(folder, settings);
    await expect.poll(async () => (await menu()).code).toBe(200);
    await expect
      .poll(() => said)
      .toEqual([
        { level: 'error', message: 'the database is away: calls answer 503 until it is back' },
        { level: 'warn', message: 'the database is back' },
      ]);
    expect(await connect()).toBe('connected');
  });

  it('is told from one whose connections are all in use', async () => {
    const work = holding(4, false);
    await work.allHeld();
    const [first] = await Promise.all([menu(), menu(), menu()]);
    expect(first).toMatchObject({ code: 503, headers: { 'retry-after': '2' }, body: { code: 'busy' } });
    work.letGo();
    await work.ended;
    expect((await menu()).code).toBe(200);
  });
});

it('connections end with their builder, though it ran no transaction; a failed statement gives its connection back', async () => {
  const pool = connectPool(server.connection, 1);
  const other = queryBuilder(pool);
  await expect(sql`select ${'x'}::int`.execute(other)).rejects.toMatchObject({ code: '22P02' });
  expect((await sql<{ n: number }>`select ${1}::int as n`.execute(other)).rows).toEqual([{ n: 1 }]);
  await other.destroy();
  expect(pool.ended).toBe(true);
  await expect(sql`select 1`.execute(other)).rejects.toBeInstanceOf(DatabaseAway);
});
