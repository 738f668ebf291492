import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileKeys } from './keys/file-keys';
import { readSealed, rewrapped, sealing } from './keys/sealed-file';
import { exists, type FilePlace, folderPlace, pathOfName } from './storage/place';

/** An uploaded file that is not kept yet. */
export interface Intake {
  path: string;
  sha256: Buffer;
  size: number;
  /** Keeps the file, encrypted. Identical content is kept once. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** File storage. Content is addressed by its hash and never changes, wherever it is kept. */
export interface FileStorage {
  /** Reads a stream and hashes it. Throws `TooLarge` beyond `limit` bytes and leaves nothing behind. */
  take(content: Readable, limit: number): Promise<Intake>;
  /** Reads kept content, whole or a byte range (both ends included). */
  read(sha256: Buffer, range?: { start: number; end: number }): Readable;
  /** Whether kept content is still on the disk. */
  has(sha256: Buffer): Promise<boolean>;
  /**
   * Removes content that nothing refers to any more, unless it was kept, or kept again, within some time before: whoever kept it refers to
   * it soon.
   */
  remove(sha256: Buffer, unlessKeptWithinMs?: number): Promise<void>;
}

/** File storage with the maintenance of its keys. */
export interface KeptStorage extends FileStorage {
  /**
   * Removes uploads that a process left unfinished a day ago, encrypts files from before encryption, and binds older encrypted files to their names.
   * Returns the number of files changed.
   */
  tidy(): Promise<number>;
  /**
   * Gives the files a new master key and drops the key before the last one. Returns the number of files sealed again. Files from an old
   * backup are bound to their names on the way.
   */
  rotate(): Promise<number>;
}

/** For content that people send: they may send the same again while it is removed. What they send is referred to within minutes. */
export const sentAgainMs = 3_600_000;

export class TooLarge extends Error {}

const plainName = /^[0-9a-f]{64}$/;

/** Where files are kept: new ones in the first place, and they are looked for in all of them, in order. */
export type Places = readonly [FilePlace, ...FilePlace[]];

/**
 * Keeps files, each encrypted with its own key, in a folder (`ab/cd/<name>.s`) or in a bucket. Uploads come into the folder first. The name
 * is a keyed hash of the content, so it does not reveal what the file contains.
 */
export function fileStorage(folder: string, keys: FileKeys, places: Places = [folderPlace(folder)]): KeptStorage {
  const [main] = places;
  const incoming = join(folder, 'incoming');
  /** This marker exists when no unencrypted file is left. */
  const allSealed = join(folder, 'all-sealed');
  const nameOf = (sha256: Buffer) => `${keys.nameOf(sha256)}.s`;
  /** The place of a file from before encryption; `tidy` empties these places. */
  const plainPlaceOf = (sha256: Buffer) => join(folder, pathOfName(sha256.toString('hex')));
  const sealInto = async (path: string, name: string) => {
    if (await main.renew(name)) return rm(path, { force: true });
    const sealed = join(incoming, randomUUID());
    await mkdir(incoming, { recursive: true });
    try {
      await pipeline(createReadStream(path), sealing(keys, name), createWriteStream(sealed, { flush: true }));
      await main.put(name, sealed);
    } catch (error) {
      await rm(sealed, { force: true });
      throw error;
    }
    await rm(path, { force: true });
  };
  const placeWith = async (name: string) => {
    for (const place of places) if (await place.has(name)) return place;
    return null;
  };
  const rewrapAll = async () => {
    let done = 0;
    for (const place of places) for await (const { name } of place.list()) if (await rewrap(place, name, keys)) done++;
    return done;
  };
  return {
    async take(content, limit) {
      const taken = await takeInto(incoming, content, limit);
      const { path, sha256 } = taken;
      return { ...taken, keep: () => sealInto(path, nameOf(sha256)), discard: () => rm(path, { force: true }) };
    },
    read: (sha256, range) =>
      lazily(async () => {
        const name = nameOf(sha256);
        const place = await placeWith(name);
        return place ? readSealed(name, () => place.open(name), keys, range) : createReadStream(plainPlaceOf(sha256), range);
      }),
    has: async (sha256) => (await placeWith(nameOf(sha256))) !== null || exists(plainPlaceOf(sha256)),
    async remove(sha256, unlessKeptWithinMs) {
      const since = unlessKeptWithinMs === undefined ? undefined : new Date(Date.now() - unlessKeptWithinMs);
      for (const place of places) await place.remove(nameOf(sha256), since);
      await rm(plainPlaceOf(sha256), { force: true });
    },
    async tidy() {
      await removeOld(incoming, new Date(Date.now() - unfinishedMs));
      let done = 0;
      if (!(await exists(allSealed))) {
        for (const path of await filesOf(folder)) {
          if (!plainName.test(basename(path))) continue;
          await sealInto(path, nameOf(Buffer.from(basename(path), 'hex')));
          done++;
        }
        await writeFile(allSealed, '');
      }
      if (!keys.namesBound()) {
        done += await rewrapAll();
        keys.bindNames();
      }
      return done;
    },
    async rotate() {
      keys.addKey();
      const done = await rewrapAll();
      keys.dropOlder();
      return done;
    },
  };
}

async function takeInto(incoming: string, content: Readable, limit: number): Promise<Pick<Intake, 'path' | 'sha256' | 'size'>> {
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
  return { path, sha256: hash.digest(), size };
}

/** Seals the key of a file again, if it is not sealed by the newest master key for its name. */
async function rewrap(place: FilePlace, name: string, keys: FileKeys): Promise<boolean> {
  const file = await place.open(name);
  try {
    const head = await rewrapped(name, file, keys);
    if (head) await place.replaceHead(name, head);
    return head !== null;
  } finally {
    await file.close();
  }
}

/** Other processes may be writing newer ones. */
const unfinishedMs = 24 * 3_600_000;

async function removeOld(folder: string, before: Date): Promise<void> {
  for (const path of await filesOf(folder)) {
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}

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
