import { filedQueues, queues } from '@sarabun/contract/queues/queue';
import { readConfig, WrongConfig } from './config';
import { type CountDifference, findCountDifferences, sizeOfQueues } from './features/queues';
import { openInstallation } from './installation-database';
import { connectPool, queryBuilder } from './platform/database';
import { CannotStart } from './platform/postgres/data-folder';

const connections = 2;

/**
 * `npm run verify-counts`: compares the stored queue counts with a live count and reports every difference. Exit code 1 if there is one. It
 * only reads, and may run while the product runs.
 */
async function verifyCounts(): Promise<void> {
  const { connection, stop } = await openInstallation(readConfig(process.env));
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
  const code = filedQueues.find((one) => queues[one].number === queue);
  const said = ({ total, mostUrgent }: CountDifference['kept']) => `${total} (${mostUrgent} most urgent)`;
  return `desk ${deskId}, queue ${code ?? queue}, secrecy ${secrecy}: kept ${said(kept)}, counted ${said(counted)}`;
}

try {
  await verifyCounts();
} catch (error) {
  if (!(error instanceof WrongConfig) && !(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
