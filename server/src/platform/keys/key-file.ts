import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** A key of the data folder: 32 random bytes, created at the first start, readable only by this account. */
export function keyOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const key = randomBytes(32);
    writeFileSync(file, key, { mode: 0o600, flag: 'wx' });
    return key;
  }
}
