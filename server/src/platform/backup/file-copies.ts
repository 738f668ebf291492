import { createWriteStream } from 'node:fs';
import { mkdir, rename, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FilePlace, folderPlace, type ListedFile, pathOfName } from '../storage/place';

/** A sealed file of a letter; its name says where it lies. */
export interface KeptFile {
  name: string;
  /** In bytes. */
  size: number;
}

const atOnce = 8;
/** File systems keep times more or less exactly. */
const sameTimeMs = 2;

/** The sealed files of some places, in the order of their names; one that is in several is that of the first. */
export async function filesIn(places: readonly FilePlace[]): Promise<(ListedFile & { place: FilePlace })[]> {
  const found = new Map<string, ListedFile & { place: FilePlace }>();
  for (const place of places) for await (const file of place.list()) if (!found.has(file.name)) found.set(file.name, { ...file, place });
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Copies the files that a folder lacks, or has as they were before their keys were sealed again. A copy appears under its name when it is
 * complete. Returns the number of copies.
 */
export async function copyFiles(files: readonly (ListedFile & { place: FilePlace })[], to: string): Promise<number> {
  let [next, copied] = [0, 0];
  const copyNext = async () => {
    for (let file = files[next++]; file; file = files[next++]) if (await copyOne(file, join(to, pathOfName(file.name)))) copied++;
  };
  await Promise.all(Array.from({ length: atOnce }, copyNext));
  return copied;
}

async function copyOne({ place, name, size, changedAt }: ListedFile & { place: FilePlace }, target: string): Promise<boolean> {
  const known = await stat(target).catch(() => null);
  if (known?.size === size && Math.abs(known.mtimeMs - changedAt.getTime()) < sameTimeMs) return false;
  await mkdir(dirname(target), { recursive: true });
  const half = `${target}.half`;
  const file = await place.open(name);
  try {
    await pipeline(Readable.from(file.size > 0 ? file.read(0, file.size - 1) : []), createWriteStream(half));
  } finally {
    await file.close();
  }
  await utimes(half, changedAt, changedAt);
  await rename(half, target);
  return true;
}

/** Removes the files of a folder that no list names. Returns their number. */
export async function removeOthers(folder: string, names: ReadonlySet<string>): Promise<number> {
  const place = folderPlace(folder);
  let removed = 0;
  for (const { name } of await filesIn([place])) {
    if (names.has(name)) continue;
    await place.remove(name);
    removed++;
  }
  return removed;
}
