import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../src/platform/postgres/embedded-postgres';
import { nodeArguments } from '../../src/platform/work/script';
import { startDebianServer } from '../cluster/debian-server';
import { type Product, startProduct } from '../product';
import { askInTurn, type Record, signIn } from './load';
import { prove } from './proof';
import { addressOf, openSite } from './site';

/*
 * `npm run move-database`: an installation goes from its embedded PostgreSQL to a server of PostgreSQL 15 from Debian, and from there to one
 * of version 18, by backup and restore, as docs/operations.md describes it. Acts are done before, between and after. The person who signed in
 * at the beginning works on with the same session.
 */

const actsEach = 40;
const run = promisify(execFile);
const source = join(import.meta.dirname, '../../src');
const { PATH, HOME } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'sarabun-move-'));
// The account of the database server goes through it.
chmodSync(folder, 0o755);

let isRight = true;
function check(what: string, holds: boolean, said: unknown = ''): void {
  isRight &&= holds;
  console.log(`${holds ? 'right' : 'WRONG'}  ${what}${said === '' ? '' : `: ${said}`}`);
}

async function command(name: 'backup' | 'restore', environment: object, ...given: string[]): Promise<void> {
  const began = performance.now();
  const { stdout } = await run(process.execPath, [...nodeArguments(join(source, `${name}.ts`)), ...given], { env: { PATH, HOME, ...environment } });
  console.log(`${name} took ${Math.round((performance.now() - began) / 1000)} s: ${stdout.trim()}`);
}

async function end(product: Product): Promise<void> {
  product.kill('SIGTERM');
  check('SIGTERM ends the product', (await product.ended) === 0);
}

/** Backs up the stopped installation and restores it into an empty database, with a new data folder. */
async function move(what: string, from: object, to: { DATA_DIR: string; DATABASE_URL: string }): Promise<void> {
  const [target, keys] = [join(folder, `backup-${what}`), join(folder, `keys-${what}`)];
  await command('backup', from, target, '--keys', keys, '--no-trial');
  mkdirSync(to.DATA_DIR, { mode: 0o700 });
  await command('restore', to, target, '--keys', keys);
}

async function serve(environment: { DATA_DIR: string; DATABASE_URL: string }, work: (address: string) => Promise<void>): Promise<void> {
  const began = performance.now();
  const product = startProduct(environment.DATA_DIR, { ...environment, LOG_LEVEL: 'warn' });
  const address = await product.address();
  console.log(`it serves again after ${Math.round(performance.now() - began)} ms`);
  await work(address);
  await end(product);
}

async function main(): Promise<void> {
  const site = await openSite({ isEmbedded: true, people: 2 });
  const debian = await startDebianServer(join(folder, 'debian')).catch(async (error) => {
    await site.close();
    throw error;
  });
  mkdirSync(join(folder, 'eighteen'));
  const eighteen = await startPostgres(join(folder, 'eighteen'), {}, { watch: false });
  const record: Pick<Record, 'acknowledged' | 'begun'> = { acknowledged: [], begun: [] };
  try {
    await site.start();
    const tokens = await signIn(site);
    const act = async (address: string) => {
      const { record: done, askNext } = askInTurn({ address, office: site.office }, tokens);
      for (let n = 0; n < actsEach; n++) await askNext();
      check('calls are answered', [...done.codes.keys()].join() === '200', [...done.codes.keys()].join());
      record.acknowledged.push(...done.acknowledged);
      record.begun.push(...done.begun);
    };
    await act(site.address);
    await end(site.product());
    await createDatabase(debian.connection);
    const fifteen = { DATA_DIR: join(folder, 'data-15'), DATABASE_URL: debian.urlOf('sarabun') };
    await move('of-embedded', site.environment, fifteen);
    await serve(fifteen, act);
    const newest = { DATA_DIR: join(folder, 'data-18'), DATABASE_URL: addressOf(eighteen.connection) };
    await move('of-15', fifteen, newest);
    await serve(newest, act);
    console.log(`from ${await versionOf(debian.connection)} to ${await versionOf(eighteen.connection)}`);
    const { acknowledged, lost, doubled, sameNumbers, commands } = await prove({ connection: eighteen.connection, environment: newest }, record);
    check(`${acknowledged} acts are there once`, lost.length + doubled.length + sameNumbers.length === 0, `${lost.length} lost, ${doubled.length} doubled`);
    for (const { name, holds, said } of commands) check(name, holds, said);
  } finally {
    await debian.stop();
    await eighteen.stop();
    await site.close().catch(() => {});
  }
  process.exitCode = isRight ? 0 : 1;
}

async function createDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`create database sarabun encoding 'UTF8' locale 'C.UTF-8' template template0`);
  await client.end();
}

async function versionOf(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return `PostgreSQL ${rows[0]?.server_version}`;
}

await main().finally(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
