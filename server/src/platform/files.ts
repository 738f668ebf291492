import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file taken in, before anyone has agreed to keep it. */
export interface Intake {
  path: string;
  sha256: Buffer;
  size: number;
  /** Keeps it under its content hash. The same content is kept once. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** Where files live. The product keeps content under its hash and never changes it; an S3-compatible store fits the same seam. */
export interface FileStorage {
  /** Takes a stream in, hashing on the way. Throws `TooLarge` past `limit` bytes; nothing is left behind. */
  take(content: Readable, limit: number): Promise<Intake>;
  /** Reads kept content, whole or from one byte to another (both included). */
  read(sha256: Buffer, range?: { start: number; end: number }): Readable;
  /** Forgets content that nothing refers to any more. */
  remove(sha256: Buffer): Promise<void>;
}

export class TooLarge extends Error {}

/** Keeps files in a folder: `ab/cd/<hash>`, written beside, synced, then renamed, so that no half-written file is ever seen. */
export function diskStorage(folder: string): FileStorage {
  const incoming = join(folder, 'incoming');
  const placeOf = (sha256: Buffer) => {
    const name = sha256.toString('hex');
    return join(folder, name.slice(0, 2), name.slice(2, 4), name);
  };
  return {
    async take(content, limit) {
      await mkdir(incoming, { recursive: true });
      const path = join(incoming, randomUUID());
      const hash = createHash('sha256');
      let size = 0;
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length;
          hash.update(chunk);
          done(size > limit ? new TooLarge() : null, chunk);
        },
      });
      try {
        await pipeline(content, measure, createWriteStream(path, { flush: true }));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      const sha256 = hash.digest();
      return { path, sha256, size, keep: () => keep(path, placeOf(sha256)), discard: () => rm(path, { force: true }) };
    },
    read: (sha256, range) => createReadStream(placeOf(sha256), range),
    remove: (sha256) => rm(placeOf(sha256), { force: true }),
  };
}

async function keep(path: string, place: string): Promise<void> {
  const known = await stat(place).catch(() => null);
  if (known) return rm(path, { force: true });
  await mkdir(dirname(place), { recursive: true });
  await rename(path, place);
  const folder = await open(dirname(place), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
