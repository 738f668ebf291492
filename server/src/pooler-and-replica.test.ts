import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { startPgbouncer } from '../test/cluster/pgbouncer';
import { addressOf } from '../test/faults/site';
import { letterFor } from '../test/letters';
import { testPortal } from '../test/portal';
import { ownCluster, template } from '../test/prepare-database';
import { connectPool, queryBuilder } from './platform/database';
import { startPostgres } from './platform/postgres/embedded-postgres';
import { behindPooler } from './platform/postgres/pooler';

const copy = promisify(execFile);
const settings = { fsync: 'off', full_page_writes: 'off' };

/** A primary, a pooler in front of it that lends three connections, a streaming replica, and the portal on all of them. */
const folder = await mkdtemp(join(tmpdir(), 'sarabun-replica-'));
const primaryFolder = join(folder, 'one');
const replicaFolder = join(folder, 'two');
await mkdir(primaryFolder);
await ownCluster(primaryFolder);
// The account of the servers reaches the socket of the primary through them.
for (const open of [folder, primaryFolder]) await chmod(open, 0o711);
const primary = await startPostgres(primaryFolder, settings);
const connection = { ...primary.connection, database: template };
const replica = await startReplica();
const pooler = await startPgbouncer(connection);

const portal = await testPortal({
  connection,
  isShared: true,
  environment: {
    DATABASE_URL: addressOf(connection),
    DATABASE_POOLER_URL: pooler.url,
    DATABASE_READ_URL: addressOf({ ...replica.connection, database: template }),
  },
});
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const replicated = queryBuilder(connectPool({ ...replica.connection, database: template }, 1));
afterAll(async () => {
  await replicated.destroy();
  await pooler.stop();
  await replica.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A copy of the running primary that follows it. */
async function startReplica() {
  const client = new pg.Client(primary.connection);
  await client.connect();
  await client.query(`select pg_backup_start('replica', true)`);
  await copy('cp', ['-a', primaryFolder, replicaFolder]);
  const { rows } = await client.query('select labelfile from pg_backup_stop()');
  await client.end();
  const cluster = join(replicaFolder, 'pg');
  await rm(join(cluster, 'postmaster.pid'));
  const { uid, gid } = await stat(cluster);
  for (const [name, content] of Object.entries({ backup_label: rows[0].labelfile, 'standby.signal': '' })) {
    await writeFile(join(cluster, name), content);
    await chown(join(cluster, name), uid, gid);
  }
  const { host, port, user, password } = primary.connection;
  return startPostgres(replicaFolder, { ...settings, primary_conninfo: `host=${host} port=${port} user=${user} password=${password}` });
}

const found = async (query: string) => (await portal.post('/api/sarabun/search', { query }, { as: registrar })).body.data as { documentId: number }[];
const searchesAtReplica = async () =>
  (await sql<{ n: number }>`select count(*) as n from pg_stat_activity where query like '%search_letters%' and pid <> pg_backend_pid()`.execute(replicated))
    .rows[0]?.n ?? 0;

it('finds a letter at the replica as soon as it is registered', async () => {
  for (let n = 1; n <= 5; n++) {
    await letterFor(portal, registrar, unit, { subject: `เรื่องที่อ่านจากสำเนา ${n}` });
    expect(await found('สำเนา')).toHaveLength(n);
  }
  expect(await searchesAtReplica()).toBeGreaterThan(0);
});

it('reads from the primary while the replica is behind', async () => {
  await sql`select pg_wal_replay_pause()`.execute(replicated);
  await letterFor(portal, registrar, unit, { subject: 'เรื่องที่สำเนายังไม่มี' });
  expect(await found('สำเนายังไม่มี')).toHaveLength(1);
  await sql`select pg_wal_replay_resume()`.execute(replicated);
});

it('shows each reader names in their language, whoever else uses the same connection', async () => {
  const { db, english } = portal.running.world;
  const nameIn = async (builder: typeof db) => {
    const { rows } = await sql<{ name: string }>`select u.shown_name as name from unit u where u.id = ${unit.unitId}`.execute(builder);
    return rows[0]?.name;
  };
  const asked = Array.from({ length: 60 }, (_, n) => (n % 2 ? english : db));
  const inTransaction = (builder: typeof db) => builder.transaction().execute((transaction) => nameIn(transaction as unknown as typeof db));
  const names = await Promise.all(asked.map((builder, n) => (n % 3 ? nameIn(builder) : inTransaction(builder))));
  expect(names).toEqual(asked.map((builder) => (builder === english ? 'Division 1' : 'กองที่ 1')));
});

it('does every act of a letter through the pooler, and each number once', async () => {
  const legs = await Promise.all(Array.from({ length: 12 }, (_, n) => letterFor(portal, registrar, unit, { subject: `เรื่องที่ ${n}` })));
  const answers = await Promise.all(legs.map(({ legId }) => portal.post('/api/sarabun/receive-document', { legId }, { as: registrar })));
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.item.receiveNumber)).size).toBe(legs.length);
});

it('lends connections in the time of the office', async () => {
  await expect(behindPooler(connection, { connectionString: pooler.url })).resolves.toEqual({ connectionString: pooler.url });
  const { rows } = await sql<{ zone: string; jit: string }>`
    select current_setting('timezone') as zone, current_setting('jit') as jit`.execute(portal.running.db);
  expect(rows).toEqual([{ zone: 'Asia/Bangkok', jit: 'off' }]);
});
