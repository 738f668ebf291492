import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, WrongConfig } from './config';
import { openInstallation } from './installation-database';
import { connectPool, queryBuilder } from './platform/database';
import { verifyAuditChain } from './platform/postgres/audit-chain';
import { CannotStart } from './platform/postgres/data-folder';

const connections = 2;

const faults = {
  changed: (id: number) => `audit row ${id} was changed after it was sealed`,
  missing: (id: number) => `audit row ${id} is missing, or its seal is`,
  unsealed: (id: number) => `audit row ${id} was written past the product, or never sealed`,
  cutOff: (id: number) => `the end is cut off: the audit once reached row ${id}`,
  headMissing: () => 'audit.head is missing or was not written by this installation: whether the end was cut off cannot be told',
};

/**
 * `npm run verify-audit`: verifies the chain of the audit log and reports every row that was changed, removed or inserted. Exit code 1 if
 * there is one. It only reads, and may run while the product runs.
 */
async function verifyAudit(): Promise<void> {
  const config = readConfig(process.env);
  const keyFile = join(config.DATA_DIR, 'audit.key');
  if (!existsSync(keyFile)) throw new CannotStart(`There is no ${keyFile}: without it the seals cannot be checked. Set DATA_DIR to that of the installation.`);
  const { connection, stop } = await openInstallation(config);
  const db = queryBuilder(connectPool(connection, connections));
  try {
    const { sealed, breaks } = await verifyAuditChain(db, keyFile);
    for (const { auditId, what } of breaks) console.error(faults[what](auditId));
    console.log(`Sealed rows: ${sealed}. ${breaks.length === 0 ? 'The chain holds.' : `Rows that do not hold: ${breaks.length}.`}`);
    process.exitCode = breaks.length === 0 ? 0 : 1;
  } finally {
    await db.destroy();
    await stop();
  }
}

try {
  await verifyAudit();
} catch (error) {
  if (!(error instanceof WrongConfig) && !(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
