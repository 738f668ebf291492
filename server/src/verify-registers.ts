import { readConfig, WrongConfig } from './config';
import { verifyNumberSeries } from './features/registers';
import { openInstallation } from './installation-database';
import { connectPool, queryBuilder } from './platform/database';
import { CannotStart } from './platform/postgres/data-folder';

const connections = 2;

/**
 * `npm run verify-registers`: checks that each number series is complete, without gaps or duplicates, and unchanged. Exit code 1 if
 * something is wrong. It only reads, and may run while the product runs.
 */
async function verifyRegisters(): Promise<void> {
  const { connection, stop } = await openInstallation(readConfig(process.env));
  const db = queryBuilder(connectPool(connection, connections));
  try {
    const { lines, faults, conclusion } = await verifyNumberSeries(db);
    for (const line of lines) console.log(line);
    console.log(conclusion);
    process.exitCode = faults === 0 ? 0 : 1;
  } finally {
    await db.destroy();
    await stop();
  }
}

try {
  await verifyRegisters();
} catch (error) {
  if (!(error instanceof WrongConfig) && !(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
