import { execFile, spawn } from 'node:child_process';
import { appendFileSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { accountFor } from '../../src/platform/postgres/embedded-programs';
import { ensurePrograms } from '../cluster/debian-programs';
import { freePort, untilListening } from '../cluster/free-port';
import { startProduct } from '../product';
import { askInTurn, type Record, signIn } from './load';
import { makeOffice } from './office';
import { prove } from './proof';

/*
 * `npm run point-in-time`: the product on Debian's PostgreSQL 15 with pgBackRest, as docs/operations.md describes it. A full backup, acts, a
 * moment, more acts; then the database and the data folder are lost and restored to that moment.
 */

const bin = '/usr/lib/postgresql/15/bin';
const password = 'of-the-database';
const actsEach = 60;
const run = promisify(execFile);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const folder = mkdtempSync(join(tmpdir(), 'sarabun-moment-'));
const cluster = join(folder, 'cluster');
const data = join(folder, 'data');
const account = accountFor(folder);
const config = join(folder, 'pgbackrest.conf');
const as = { uid: account.uid, gid: account.gid, env: { PATH: process.env.PATH, HOME: folder } };
const backrest = (...options: string[]) => run('/usr/bin/pgbackrest', [`--config=${config}`, '--stanza=sarabun', ...options], as);

async function startServer(port: number): Promise<() => Promise<void>> {
  const child = spawn(join(bin, 'postgres'), ['-D', cluster], { ...as, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilListening(port, ended);
  return async () => {
    child.kill('SIGQUIT');
    await ended;
  };
}

async function makeCluster(port: number): Promise<void> {
  for (const name of ['cluster', 'repository', 'log', 'spool', 'lock']) mkdirSync(join(folder, name), { mode: 0o700 });
  writeFileSync(join(folder, 'password'), password);
  writeFileSync(
    config,
    `[global]
repo1-path=${join(folder, 'repository')}
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=of-the-repository
log-path=${join(folder, 'log')}
lock-path=${join(folder, 'lock')}
start-fast=y
[sarabun]
pg1-path=${cluster}
pg1-port=${port}
pg1-socket-path=${folder}
`,
  );
  for (const name of ['', 'cluster', 'repository', 'log', 'spool', 'lock', 'password', 'pgbackrest.conf'])
    if (account.uid !== undefined && account.gid !== undefined) chownSync(join(folder, name), account.uid, account.gid);
  await run(
    join(bin, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '--pwfile', join(folder, 'password'), '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C.UTF-8'],
    as,
  );
  appendFileSync(join(cluster, 'pg_hba.conf'), '\n');
  writeFileSync(join(cluster, 'pg_hba.conf'), 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n');
  appendFileSync(
    join(cluster, 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${folder}'
archive_mode = on
archive_command = 'pgbackrest --config=${config} --stanza=sarabun archive-push %p'
`,
  );
}

async function main(): Promise<void> {
  ensurePrograms({ pgbackrest: '/usr/bin/pgbackrest', 'postgresql-15': join(bin, 'postgres') });
  const port = await freePort();
  await makeCluster(port);
  let stopServer = await startServer(port);
  const connection = { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' };
  await backrest('stanza-create');
  mkdirSync(data, { mode: 0o700 });
  const office = await makeOffice(data, connection, 2);
  const environment = { DATABASE_URL: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, DATA_DIR: data, LOG_LEVEL: 'warn' };
  let product = startProduct(data, environment);
  const site = { address: await product.address(), office };
  const { record, askNext } = askInTurn(site, await signIn(site));
  const act = async () => {
    for (let n = 0; n < actsEach; n++) await askNext();
  };
  await act();
  await backrest('backup', '--type=full');
  await act();
  // The audit log is sealed within seconds, and its end is kept in the data folder.
  await pause(5000);
  const before: Pick<Record, 'acknowledged' | 'begun'> = { acknowledged: [...record.acknowledged], begun: [...record.begun] };
  cpSync(data, join(folder, 'data-of-then'), { recursive: true });
  const client = new pg.Client(connection);
  await client.connect();
  const moment = (await client.query<{ now: string }>('select now()::text as now')).rows[0]?.now ?? '';
  await pause(1000);
  await act();
  await client.query('select pg_switch_wal()');
  await client.end();
  product.kill('SIGKILL');
  await product.ended;
  await pause(3000);
  await stopServer();
  for (const lost of [cluster, data]) rmSync(lost, { recursive: true });
  mkdirSync(cluster, { mode: 0o700 });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(cluster, account.uid, account.gid);
  const began = performance.now();
  await backrest('restore', '--type=time', `--target=${moment}`, '--target-action=promote');
  stopServer = await startServer(port);
  cpSync(join(folder, 'data-of-then'), data, { recursive: true });
  product = startProduct(data, environment);
  await product.address();
  console.log(`restored to ${moment} and serving after ${Math.round(performance.now() - began)} ms`);
  const proof = await prove({ connection, environment }, before);
  const later = record.acknowledged.slice(before.acknowledged.length);
  const returned = await prove({ connection, environment }, { acknowledged: later, begun: later.map(({ subject }) => subject) });
  console.log(
    `${proof.acknowledged} acts of before: ${proof.lost.length} lost, ${proof.doubled.length} doubled; ${later.length - returned.lost.length} of the ${later.length} acts after it are there`,
  );
  for (const { name, holds, said } of proof.commands) console.log(`${holds ? 'holds' : 'DOES NOT HOLD'}  ${name}: ${said}`);
  product.kill('SIGTERM');
  await product.ended;
  await stopServer();
  const isRight = proof.lost.length === 0 && proof.doubled.length === 0 && returned.lost.length === later.length && proof.commands.every(({ holds }) => holds);
  process.exitCode = isRight ? 0 : 1;
}

await main().finally(() => rmSync(folder, { recursive: true, force: true }));
