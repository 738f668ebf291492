import { readConfig, WrongConfig } from './config';
import { findIndexDifferences, findLettersToGather, sizeOfIndex } from './features/search';
import { openInstallation } from './installation-database';
import { connectPool, queryBuilder } from './platform/database';
import { CannotStart } from './platform/postgres/data-folder';

const connections = 2;

/**
 * `npm run verify-search`: compares the search index with the letters, and the gathered triples with the index, and reports every difference.
 * Exit code 1 if there is one. It only reads, and may run while the product runs.
 */
async function verifySearch(): Promise<void> {
  const { connection, stop } = await openInstallation(readConfig(process.env));
  const db = queryBuilder(connectPool(connection, connections));
  try {
    const differences = await findIndexDifferences(db);
    const ungathered = await findLettersToGather(db);
    const { letters, indexed, filesWaiting, filesRead, filesUnreadable } = await sizeOfIndex(db);
    for (const { documentId, columns } of differences) console.error(`letter ${documentId}: ${columns.join(', ')}`);
    for (const documentId of ungathered) console.error(`letter ${documentId}: triples are missing`);
    console.log(`Letters: ${letters}, in the index: ${indexed}. Files read: ${filesRead}, waiting: ${filesWaiting}, not readable: ${filesUnreadable}.`);
    const wrong = differences.length + ungathered.length;
    console.log(wrong === 0 ? 'The index says what the letters say.' : `Letters that differ: ${wrong}.`);
    process.exitCode = wrong === 0 ? 0 : 1;
  } finally {
    await db.destroy();
    await stop();
  }
}

try {
  await verifySearch();
} catch (error) {
  if (!(error instanceof WrongConfig) && !(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
