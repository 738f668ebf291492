import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type EmbeddedPostgres, startPostgres } from '../../src/platform/postgres/embedded-postgres';
import { freePort } from '../cluster/free-port';
import { type Product, postmasterOf, startProduct } from '../product';
import { makeOffice, type Office } from './office';

/** The product and its database, as real processes that can be broken. */
export interface Site {
  office: Office;
  address: string;
  isEmbedded: boolean;
  /** The environment for commands of this installation. */
  environment: Record<string, string>;
  connection: pg.ClientConfig;
  cluster: string;
  product(): Product;
  /** Starts the product and returns the milliseconds until it answered calls. */
  start(): Promise<number>;
  postmaster(): number | null;
  /** Starts an external database, as its operator would. */
  startDatabase(): Promise<void>;
  isAlive(): Promise<boolean>;
  /** Waits until it answers and returns the time in milliseconds. */
  untilAlive(): Promise<number>;
  /** The log since the first start: each message with its count. */
  logged(): Map<string, number>;
  close(): Promise<void>;
}

const maxRecoveryMs = 120_000;
const lookEveryMs = 20;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Wanted {
  isEmbedded: boolean;
  people: number;
  environment?: Record<string, string>;
}

export async function openSite({ isEmbedded, people, environment = {} }: Wanted): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-faults-'));
  const databaseFolder = isEmbedded ? folder : await mkdtemp(join(tmpdir(), 'sarabun-faults-database-'));
  const startOwn = () => startPostgres(databaseFolder, {}, { watch: false });
  let database: EmbeddedPostgres | null = await startOwn();
  const { connection } = database;
  const office = await makeOffice(folder, connection, people);
  if (isEmbedded) {
    await database.stop();
    database = null;
  }
  const port = await freePort();
  const ofProduct = { PORT: String(port), LOG_LEVEL: 'warn', ...environment, ...(isEmbedded ? {} : { DATABASE_URL: addressOf(connection) }) };
  const address = `http://127.0.0.1:${port}`;
  const started: Product[] = [];
  const isAlive = () =>
    fetch(`${address}/api/core/alive`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const untilAlive = async () => {
    const since = performance.now();
    while (!(await isAlive())) {
      if (performance.now() - since > maxRecoveryMs) throw new Error(`It did not come back within two minutes:\n${started.at(-1)?.said().slice(-3000)}`);
      await pause(lookEveryMs);
    }
    return performance.now() - since;
  };
  const product = () => started.at(-1) as Product;
  return {
    office,
    address,
    isEmbedded,
    environment: { DATA_DIR: folder, ...ofProduct },
    connection,
    cluster: join(databaseFolder, 'pg'),
    product,
    start: () => {
      started.push(startProduct(folder, ofProduct));
      return untilAlive();
    },
    postmaster: () => postmasterOf(databaseFolder),
    startDatabase: async () => {
      if (!isEmbedded) database = await startOwn();
    },
    isAlive,
    untilAlive,
    logged: () => countMessages(started),
    close: async () => {
      if (started.length > 0) await end(product());
      await database?.stop();
      for (const one of new Set([folder, databaseFolder])) await rm(one, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function end(product: Product): Promise<void> {
  product.kill('SIGTERM');
  const code = await product.ended;
  if (code !== 0 && code !== 'SIGKILL')
    throw new Error(`The product ended with ${code}:\n${(await readFile(`${product.folder}/pg.log`, 'utf8').catch(() => '')).slice(-1000)}`);
}

/** The address of a server on a socket of this machine. */
export function addressOf({ user, password, port, database, host }: EmbeddedPostgres['connection']): string {
  return `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

function countMessages(products: readonly Product[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const line of products.flatMap((product) => product.said().split('\n'))) {
    const message = line.startsWith('{') ? String(JSON.parse(line).msg) : /^\w*Error\b|Unhandled|uncaught/.test(line) ? line : null;
    if (message) counted.set(message, (counted.get(message) ?? 0) + 1);
  }
  return counted;
}
