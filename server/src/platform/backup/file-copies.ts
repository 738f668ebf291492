import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A sealed file of a letter; its name says where it lies. */
export interface KeptFile {
  name: string;
  size: number;
}

const sealedName = /^[0-9a-f]{64}\.s$/;
const atOnce = 8;
/** File systems keep times more or less exactly. */
const sameTimeMs = 2;

const placeOf = (folder: string, name: string) => join(folder, name.slice(0, 2), name.slice(2, 4), name);

/** The sealed files below a folder, in the order of their names. */
export async function sealedFilesOf(folder: string): Promise<KeptFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && sealedName.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
  const found: KeptFile[] = [];
  for (const path of files) {
    // A file may be removed meanwhile, when nothing refers to it any more.
    const size = await stat(path).then(
      (facts) => facts.size,
      () => null,
    );
    if (size !== null) found.push({ name: basename(path), size });
  }
  return found.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Copies the files that the other folder lacks, or has as they were before their keys were sealed again. A copy appears under its name when it is
 * complete. Returns the number of copies.
 */
export async function copyFiles(files: readonly KeptFile[], from: string, to: string): Promise<number> {
  let [next, copied] = [0, 0];
  const copyNext = async () => {
    for (let file = files[next++]; file; file = files[next++]) if (await copyOne(placeOf(from, file.name), placeOf(to, file.name))) copied++;
  };
  await Promise.all(Array.from({ length: atOnce }, copyNext));
  return copied;
}

async function copyOne(source: string, target: string): Promise<boolean> {
  const wanted = await stat(source);
  const known = await stat(target).catch(() => null);
  if (known?.size === wanted.size && Math.abs(known.mtimeMs - wanted.mtimeMs) < sameTimeMs) return false;
  await mkdir(dirname(target), { recursive: true });
  const half = `${target}.half`;
  await copyFile(source, half, constants.COPYFILE_FICLONE);
  await utimes(half, wanted.atime, wanted.mtime);
  await rename(half, target);
  return true;
}

/** Removes the files that no list names. Returns their number. */
export async function removeOthers(folder: string, names: ReadonlySet<string>): Promise<number> {
  const others = (await sealedFilesOf(folder)).filter(({ name }) => !names.has(name));
  for (const { name } of others) await rm(placeOf(folder, name), { force: true });
  return others.length;
}

export const pathOfFile = placeOf;
