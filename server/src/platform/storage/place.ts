import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** A sealed file that is open for reading. */
export interface OpenFile {
  /** In bytes. */
  size: number;
  /** The bytes from one place to another, both included. */
  read(from: number, to: number): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

export interface ListedFile {
  name: string;
  /** In bytes. */
  size: number;
  changedAt: Date;
}

/** Where sealed files are kept, each under its name (64 hexadecimal digits and `.s`). A file is there as a whole or not at all. */
export interface FilePlace {
  has(name: string): Promise<boolean>;
  /** Fails with the code `ENOENT` when there is no such file. */
  open(name: string): Promise<OpenFile>;
  /** Moves a synced file of the data folder here, in place of one with its name. */
  put(name: string, path: string): Promise<void>;
  /** Writes other first bytes, of the same length as those in force. */
  replaceHead(name: string, head: Buffer): Promise<void>;
  /** Makes a file as new as one that was just put here. Answers whether there is one. */
  renew(name: string): Promise<boolean>;
  /** Removes a file, unless it was put here or renewed since a time. */
  remove(name: string, unlessSince?: Date): Promise<void>;
  list(): AsyncIterable<ListedFile>;
}

const sealedName = /^[0-9a-f]{64}\.s$/;

/** The path of a name below a folder, and the key of a name in a bucket. */
export const pathOfName = (name: string) => `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`;
export const isSealedName = (name: string) => sealedName.test(name);

/** Keeps files in a folder of this machine, or one that several machines share. */
export function folderPlace(folder: string): FilePlace {
  const pathOf = (name: string) => join(folder, pathOfName(name));
  return {
    has: (name) => exists(pathOf(name)),
    open: (name) => openOnDisk(pathOf(name)),
    put: (name, path) => keep(path, pathOf(name)),
    replaceHead: async (name, head) => {
      const handle = await open(pathOf(name), 'r+');
      try {
        // Shorter than one disk sector: after a crash either the old or the new head is there.
        await handle.write(head, 0, head.length, 0);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    renew: (name) => renew(pathOf(name)),
    remove: (name, unlessSince) => (unlessSince ? removeUnlessSince(pathOf(name), unlessSince, join(folder, 'incoming')) : rm(pathOf(name), { force: true })),
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        if (!entry.isFile() || !sealedName.test(entry.name)) continue;
        // A file may be removed meanwhile, when nothing refers to it any more.
        const found = await stat(join(entry.parentPath, entry.name)).catch(() => null);
        if (found) yield { name: basename(entry.name), size: found.size, changedAt: found.mtime };
      }
    },
  };
}

export async function openOnDisk(path: string): Promise<OpenFile> {
  const handle = await open(path, 'r');
  const { size } = await handle.stat();
  return {
    size,
    read: (start, end) => handle.createReadStream({ start, end, autoClose: false }) as Readable as AsyncIterable<Buffer>,
    close: () => handle.close(),
  };
}

/** Renames a synced file, so a half-written one is never visible. */
async function keep(path: string, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  await rename(path, place);
  await sync(dirname(place));
}

async function renew(path: string): Promise<boolean> {
  const now = new Date();
  try {
    await utimes(path, now, now);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Takes the file out of its place before it looks at its time again, so that nobody can renew it in between. */
async function removeUnlessSince(path: string, since: Date, outside: string): Promise<void> {
  const isOlder = async (at: string) => ((await stat(at).catch(() => null))?.mtime ?? since) < since;
  if (!(await isOlder(path))) return;
  await mkdir(outside, { recursive: true });
  const aside = join(outside, randomUUID());
  // Another process may have removed it.
  if (!(await moved(path, aside))) return;
  if (await isOlder(aside)) await rm(aside, { force: true });
  else await keep(aside, path);
}

const moved = (from: string, to: string) =>
  rename(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
