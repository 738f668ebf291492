import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { fillLargeOffice, loadSettings, proveRoom } from '../../server/seeds/large-office';
import { readConfig } from '../../server/src/config';
import { gatherTriples } from '../../server/src/features/search';
import { connectPool, queryBuilder } from '../../server/src/platform/database';
import { makeLog } from '../../server/src/platform/log';
import { openDataFolder } from '../../server/src/platform/postgres/data-folder';
import { type EmbeddedPostgres, startPostgres } from '../../server/src/platform/postgres/embedded-postgres';
import { migrate } from '../../server/src/platform/postgres/migrate';
import { runPortal } from '../../server/src/running';

/** Everything the bench keeps between runs; may be deleted at any time. */
const dataFolder = join(import.meta.dirname, '../data');
/** The data folder of the product during the measurement; its keys belong to the offices. */
export const productFolder = join(dataFolder, 'product');
/** The files of the offices' letters, where that product finds them. */
const filesFolder = join(productFolder, 'files');
const seeds = join(import.meta.dirname, '../../server/seeds');

type Address = EmbeddedPostgres['connection'];

/** The bench's own PostgreSQL, with a database for each office. */
export interface Cluster {
  folder: string;
  /** The connection to one of its databases. */
  at(database: string): Address;
  /** A fresh copy of a database, replacing an older one with that name. Nobody may be connected to the original. */
  copy(from: string, to: string): Promise<void>;
  drop(database: string): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the bench's folder, creates missing or outdated offices, and starts PostgreSQL with the product's settings. */
export async function openCluster(sizes: readonly number[], tell: (line: string) => void): Promise<Cluster> {
  mkdirSync(productFolder, { recursive: true });
  const lock = await openDataFolder(dataFolder);
  let server = await startPostgres(dataFolder, loadSettings);
  const stop = async () => {
    await server.stop();
    await lock.release();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop().then(() => process.exit(130)));
  try {
    await makeOffices(server.connection, sizes, tell);
    await server.stop();
    server = await startPostgres(dataFolder);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    folder: dataFolder,
    at: (database) => ({ ...server.connection, database }),
    copy: (from, to) => copy(server.connection, from, to),
    drop: (database) => ask(server.connection, `drop database if exists ${database} with (force)`).then(() => {}),
    stop,
  };
}

export const officeName = (letters: number) => `office_${letters}`;

/** Creates each office that is missing, or was made by other seeds. */
async function makeOffices(server: Address, sizes: readonly number[], tell: (line: string) => void): Promise<void> {
  for (const letters of sizes) {
    const office = { ...server, database: officeName(letters) };
    if (await isKept(server, office)) {
      await gather(office, tell);
      continue;
    }
    await proveRoom(dataFolder, letters);
    tell(`Making an office of ${letters.toLocaleString('en')} letters …`);
    await ask(server, `drop database if exists ${office.database}`);
    await ask(server, `create database ${office.database}`);
    await migrate(office);
    await fillLargeOffice(office, { letters, now: new Date(), filesFolder, tell });
    await settle(office, tell);
    await gather(office, tell);
    await ask(server, `comment on database ${office.database} is '${origin()}'`);
  }
}

/** Lets the product do its background work on a new office once: it seals the audit log. */
async function settle(office: Address, tell: (line: string) => void): Promise<void> {
  tell('Letting the product seal the audit …');
  const config = readConfig({ DATA_DIR: productFolder, LOG_LEVEL: 'silent' });
  const running = await runPortal({ config, connection: office, pages: null, log: makeLog('silent') });
  while ((await running.chain.seal()) > 0);
  await running.stop();
}

/** Gathers what stands together in the letters' texts, which the product does in the background of some first hours. */
async function gather(office: Address, tell: (line: string) => void): Promise<void> {
  const db = queryBuilder(connectPool(office, 1));
  try {
    for (let told = false; !(await gatherTriples({ db })); told = true) if (!told) tell('Gathering the triples of the search …');
  } finally {
    await db.destroy();
  }
}

/** Whether an office of an earlier run can be reused; it is migrated, as an installation would be. */
async function isKept(server: Address, office: Address): Promise<boolean> {
  const [kept] = await ask<{ made: string | null }>(
    server,
    `select shobj_description(oid, 'pg_database') as made from pg_database where datname = '${office.database}'`,
  );
  if (kept?.made !== origin() || !existsSync(filesFolder)) return false;
  return migrate(office).then(
    () => true,
    () => false,
  );
}

/** A hash of the code that creates an office. */
function origin(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(seeds).sort()) if (/^large-office.*-(store|words)\.ts$/.test(name)) hash.update(readFileSync(join(seeds, name)));
  return hash.digest('hex');
}

async function copy(connection: Address, from: string, to: string): Promise<void> {
  await ask(connection, `drop database if exists ${to} with (force)`);
  await ask(connection, `create database ${to} template ${from} strategy file_copy`);
}

/** Runs one query on one database, over a separate connection. */
export async function ask<Row extends pg.QueryResultRow>(connection: Address, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
