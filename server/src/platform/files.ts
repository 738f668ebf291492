import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileKeys } from './keys/file-keys';
import { isNamed, readSealed, rewrap, sealing } from './keys/sealed-file';

/** An uploaded file that is not kept yet. */
export interface Intake {
  path: string;
  sha256: Buffer;
  size: number;
  /** Keeps the file, encrypted. Identical content is kept once. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** File storage. Content is addressed by its hash and never changes, so an S3-compatible store could implement this interface. */
export interface FileStorage {
  /** Reads a stream and hashes it. Throws `TooLarge` beyond `limit` bytes and leaves nothing behind. */
  take(content: Readable, limit: number): Promise<Intake>;
  /** Reads kept content, whole or a byte range (both ends included). */
  read(sha256: Buffer, range?: { start: number; end: number }): Readable;
  /** Whether kept content is still on the disk. */
  has(sha256: Buffer): Promise<boolean>;
  /** Removes content that nothing refers to any more. */
  remove(sha256: Buffer): Promise<void>;
}

/** File storage in a folder, with the maintenance of its keys. */
export interface DiskStorage extends FileStorage {
  /**
   * Removes unfinished uploads of a stopped process, encrypts files from before encryption, and binds older encrypted files to their names.
   * Returns the number of files changed.
   */
  tidy(): Promise<number>;
  /**
   * Gives the files a new master key and drops the key before the last one. Returns the number of files sealed again. Files from an old
   * backup are bound to their names on the way.
   */
  rotate(): Promise<number>;
}

export class TooLarge extends Error {}

const plainName = /^[0-9a-f]{64}$/;

/**
 * Keeps files in a folder, each encrypted with its own key, at `ab/cd/<name>.s`. A file is written to a temporary path, synced, then
 * renamed, so a half-written file is never visible. The name is a keyed hash of the content, so it does not reveal what the file contains.
 */
export function diskStorage(folder: string, keys: FileKeys): DiskStorage {
  const incoming = join(folder, 'incoming');
  /** This marker exists when no unencrypted file is left. */
  const allSealed = join(folder, 'all-sealed');
  const below = (name: string) => join(folder, name.slice(0, 2), name.slice(2, 4), name);
  const placeOf = (sha256: Buffer) => below(`${keys.nameOf(sha256)}.s`);
  /** The place of a file from before encryption; `tidy` empties these places. */
  const plainPlaceOf = (sha256: Buffer) => below(sha256.toString('hex'));
  const sealInto = async (path: string, place: string) => {
    if (await exists(place)) return rm(path, { force: true });
    const sealed = join(incoming, randomUUID());
    await mkdir(incoming, { recursive: true });
    try {
      await pipeline(createReadStream(path), sealing(keys, basename(place)), createWriteStream(sealed, { flush: true }));
      await keep(sealed, place);
    } catch (error) {
      await rm(sealed, { force: true });
      throw error;
    }
    await rm(path, { force: true });
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
      return { path, sha256, size, keep: () => sealInto(path, placeOf(sha256)), discard: () => rm(path, { force: true }) };
    },
    read: (sha256, range) =>
      lazily(async () => ((await exists(placeOf(sha256))) ? readSealed(placeOf(sha256), keys, range) : createReadStream(plainPlaceOf(sha256), range))),
    has: async (sha256) => (await exists(placeOf(sha256))) || exists(plainPlaceOf(sha256)),
    async remove(sha256) {
      for (const place of [placeOf(sha256), plainPlaceOf(sha256)]) await rm(place, { force: true });
    },
    async tidy() {
      await rm(incoming, { recursive: true, force: true });
      let done = 0;
      if (!(await exists(allSealed))) {
        for (const path of await filesOf(folder)) {
          if (!plainName.test(basename(path))) continue;
          await sealInto(path, placeOf(Buffer.from(basename(path), 'hex')));
          done++;
        }
        await writeFile(allSealed, '');
      }
      if (!keys.namesBound()) {
        for (const path of await filesOf(folder)) if (path.endsWith('.s') && !(await isNamed(path)) && (await rewrap(path, keys))) done++;
        keys.bindNames();
      }
      return done;
    },
    async rotate() {
      keys.addKey();
      let done = 0;
      for (const path of await filesOf(folder)) if (path.endsWith('.s') && (await rewrap(path, keys))) done++;
      keys.dropOlder();
      return done;
    },
  };
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A stream that opens its source on the first read. */
function lazily(source: () => Promise<Readable>): Readable {
  const through = new PassThrough();
  source().then(
    (found) => pipeline(found, through).catch((error) => through.destroy(error)),
    (error) => through.destroy(error),
  );
  return through;
}

async function keep(path: string, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  await rename(path, place);
  const folder = await open(dirname(place), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export async function bytesOf(content: Readable): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** The first bytes of a file, as a binary string. */
export async function headOf(path: string, length: number): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await handle.close();
  }
}
