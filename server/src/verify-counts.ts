import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type QueueCode, queueCodes, queues } from '@sarabun/contract/queues/queue';
import { type Config, readConfig, WrongConfig } from './config';
import { type CountDifference, findCountDifferences, sizeOfQueues } from './features/queues';
import { CannotStart, openDataFolder } from './platform/data-folder';
import { type Connection, connectPool, queryBuilder } from './platform/database';
import { startPostgres } from './platform/embedded-postgres';

const connections = 2;

/**
 * `npm run verify-counts`: holds the maintained counts of the queues against the live count, and names every difference. Exit code
 * 1 where there is one. It only reads, and may be run beside the product.
 */
async function verifyCounts(): Promise<void> {
  const { connection, stop } = await openDatabase(readConfig(process.env));
  const db = queryBuilder(connectPool(connection, connections));
  try {
    const differences = await findCountDifferences(db);
    const { rows, counters } = await sizeOfQueues(db);
    for (const difference of differences) console.error(lineOf(difference));
    console.log(
      `Rows of queues: ${rows}, counters: ${counters}. ${differences.length === 0 ? 'All counts are right.' : `Counters that differ: ${differences.length}.`}`,
    );
    process.exitCode = differences.length === 0 ? 0 : 1;
  } finally {
    await db.destroy();
    await stop();
  }
}

function lineOf({ deskId, queue, secrecy, kept, counted }: CountDifference): string {
  const code: QueueCode | undefined = queueCodes.find((one) => queues[one].number === queue);
  const said = ({ total, mostUrgent }: CountDifference['kept']) => `${total} (${mostUrgent} most urgent)`;
  return `desk ${deskId}, queue ${code ?? queue}, secrecy ${secrecy}: kept ${said(kept)}, counted ${said(counted)}`;
}

/** The database of this installation. An embedded one that the product has open is read as it runs, and left running. */
async function openDatabase(config: Config): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (config.DATABASE_URL) return { connection: { connectionString: config.DATABASE_URL }, stop: async () => {} };
  if (!existsSync(join(config.DATA_DIR, 'pg', 'PG_VERSION')))
    throw new CannotStart(`There is no database in ${config.DATA_DIR}. Set DATA_DIR or DATABASE_URL to that of the installation.`);
  const folder = await openDataFolder(config.DATA_DIR).catch(() => null);
  const server = await startPostgres(config.DATA_DIR);
  const stop = async () => {
    if (!folder) return;
    await server.stop();
    await folder.release();
  };
  return { connection: server.connection, stop };
}

try {
  await verifyCounts();
} catch (error) {
  if (!(error instanceof WrongConfig) && !(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
