import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** A key of the data folder: 32 random bytes, created at the first start, readable only by this account. */
export function keyOf(file: string): Buffer {
  return readOrCreate(file, () => randomBytes(32));
}

/** Reads a file of the data folder. If there is none, one process creates it, whole; all others that start with it read the same. */
export function readOrCreate(file: string, create: () => Buffer | string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const mine = writeBeside(file, create());
  try {
    linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine);
  }
  return readFileSync(file);
}

/** Replaces a file of the data folder: whoever reads it gets the old or the new content, also when several processes write. */
export function replaceFile(file: string, content: Buffer | string): void {
  renameSync(writeBeside(file, content), file);
}

function writeBeside(file: string, content: Buffer | string): string {
  const beside = `${file}.${randomUUID()}`;
  writeFileSync(beside, content, { mode: 0o600, flag: 'wx', flush: true });
  return beside;
}
