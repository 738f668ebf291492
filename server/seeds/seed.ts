import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig, WrongConfig } from '../src/config';
import type { Connection } from '../src/platform/database';
import { CannotStart, openDataFolder } from '../src/platform/postgres/data-folder';
import { startPostgres } from '../src/platform/postgres/embedded-postgres';
import { migrate } from '../src/platform/postgres/migrate';
import { fillLargeOffice, loadSettings, mostLetters, proveRoom } from './large-office';

const fewest = 1;
const usage = `Say how many letters the office shall have, from ${fewest} to ${mostLetters}: npm run seed -- --letters 10000`;

/** `npm run seed -- --letters N`: fills an empty database with a large office of N letters. */
async function seed(): Promise<void> {
  const letters = lettersAsked();
  const config = readConfig(process.env);
  const { connection, stop } = await openDatabase(config, letters);
  const begun = performance.now();
  try {
    await migrate(connection);
    await fillLargeOffice(connection, { letters, now: new Date(), filesFolder: join(config.DATA_DIR, 'files'), tell: console.log });
  } finally {
    await stop();
  }
  console.log(`${letters.toLocaleString('en')} letters in ${Math.round((performance.now() - begun) / 1000)} s.`);
  console.log(
    'Accounts bench1 (head of the ministry), bench2 … bench21 (central registry), bench26 … bench200 (officers), … bench5000, all with password Portal1234.',
  );
}

function lettersAsked(): number {
  try {
    const { values } = parseArgs({ options: { letters: { type: 'string' } } });
    const letters = Number(values.letters);
    if (Number.isInteger(letters) && letters >= fewest && letters <= mostLetters) return letters;
  } catch {}
  throw new CannotStart(usage);
}

/** The database to fill; an interrupted load stops an embedded one before it ends. */
async function openDatabase(config: Config, letters: number): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (config.DATABASE_URL) return { connection: { connectionString: config.DATABASE_URL }, stop: async () => {} };
  const folder = await openDataFolder(config.DATA_DIR);
  await proveRoom(config.DATA_DIR, letters);
  const server = await startPostgres(config.DATA_DIR, loadSettings);
  const stop = async () => {
    await server.stop();
    await folder.release();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop().then(() => process.exit(130)));
  return { connection: server.connection, stop };
}

try {
  await seed();
} catch (error) {
  if (!(error instanceof WrongConfig) && !(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exit(1);
}
