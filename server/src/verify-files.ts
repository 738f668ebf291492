import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readConfig, WrongConfig } from './config';
import { openInstallation } from './installation-database';
import { connectPool, queryBuilder } from './platform/database';
import { type FileStorage, fileStorage } from './platform/files';
import { openFileKeys } from './platform/keys/file-keys';
import { CannotStart } from './platform/postgres/data-folder';
import { filePlaces } from './platform/storage/file-places';
import { StorageAway } from './platform/storage/s3-requests';
import { findStoredFiles } from './platform/storage/stored-file-store';

const batch = 1000;

/**
 * `npm run verify-files`: reads every file that the database refers to, from the folder or the bucket, down to its last piece, and compares
 * its content with its hash. Exit code 1 if one is missing or damaged. It only reads, and may run while the product runs.
 */
async function verifyFiles(): Promise<void> {
  const config = readConfig(process.env);
  const { connection, stop } = await openInstallation(config);
  const db = queryBuilder(connectPool(connection, 1));
  try {
    const storage = fileStorage(join(config.DATA_DIR, 'files'), openFileKeys(join(config.DATA_DIR, 'file.key')), filePlaces(config));
    let [files, faults] = [0, 0];
    let after = Buffer.alloc(0) as Buffer;
    for (let found = await findStoredFiles(db, after, batch); found.length > 0; found = await findStoredFiles(db, after, batch)) {
      for (const { sha256, usedBy } of found) {
        after = sha256;
        const fault = await faultOf(storage, sha256);
        files++;
        if (!fault) continue;
        faults++;
        console.error(`${usedBy} ${sha256.toString('hex')}: ${fault}`);
      }
    }
    console.log(`Files: ${files}. ${faults === 0 ? 'Each is there and is what was kept.' : `Files missing or damaged: ${faults}.`}`);
    process.exitCode = faults === 0 ? 0 : 1;
  } finally {
    await db.destroy();
    await stop();
  }
}

async function faultOf(storage: FileStorage, sha256: Buffer): Promise<string | null> {
  if (!(await storage.has(sha256))) return 'missing';
  const hash = createHash('sha256');
  try {
    await pipeline(storage.read(sha256), hash);
  } catch (error) {
    if (error instanceof StorageAway) throw new CannotStart(error.message);
    return (error as Error).message;
  }
  return hash.digest().equals(sha256) ? null : 'has other content than was kept';
}

try {
  await verifyFiles();
} catch (error) {
  if (!(error instanceof WrongConfig) && !(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
