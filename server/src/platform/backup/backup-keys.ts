import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../postgres/data-folder';

const keyFile = /\.key$/;
/** The end of the audit log. It is copied before the database, because the end of the copied log must not be earlier. */
const auditHead = 'audit.head';
const fileKeys = 'file.key';
/** Key files that hold several master keys with numbers; keys are only ever added. */
const numbered = [fileKeys, 'certificate.key'];

interface NumberedKeys {
  keys: { id: number; key: string }[];
}

/** Copies the keys of a data folder into a folder for one backup. */
export async function copyKeys(dataFolder: string, to: string, { withHead }: { withHead: boolean }): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of await readdir(dataFolder))
    if (keyFile.test(name) || (withHead && name === auditHead)) await copyFile(join(dataFolder, name), join(to, name));
}

/**
 * Puts the keys of a backup into a data folder. Master keys of later backups are added: since this one, its files may have been sealed again.
 */
export async function restoreKeys(keysFolder: string, stamp: string, dataFolder: string): Promise<void> {
  const from = join(keysFolder, stamp);
  const names: string[] = await readdir(from).catch(() => []);
  if (!names.includes(fileKeys)) throw new CannotStart(`There are no keys of this backup in ${from}: without them nothing of it can be read.`);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  for (const name of names) await copyFile(join(from, name), join(dataFolder, name));
  const later = (await readdir(keysFolder)).filter((other) => other > stamp);
  for (const name of numbered)
    if (names.includes(name))
      await addKeys(
        join(dataFolder, name),
        later.map((other) => join(keysFolder, other, name)),
      );
}

async function addKeys(file: string, others: readonly string[]): Promise<void> {
  const mine = JSON.parse(await readFile(file, 'utf8')) as NumberedKeys;
  const known = new Map(mine.keys.map((key) => [key.id, key]));
  for (const other of others) {
    const text = await readFile(other, 'utf8').catch(() => null);
    if (text) for (const key of (JSON.parse(text) as NumberedKeys).keys) known.set(key.id, key);
  }
  const keys = [...known.values()].sort((one, other) => one.id - other.id);
  await writeFile(`${file}.new`, JSON.stringify({ ...mine, keys }), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}
