import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import type { Connection } from '../database';
import { type FileKeys, openFileKeys } from '../keys/file-keys';
import { CannotStart } from '../postgres/data-folder';
import { type FilePlace, folderPlace } from '../storage/place';
import { copyKeys } from './backup-keys';
import { dumpOf, inSnapshot, type SequenceValue, sequencesOf, type TableShape } from './database-dump';
import { copyFiles, filesIn, type KeptFile, removeOthers } from './file-copies';
import { type PartContent, readJsonPart, writePart } from './sealed-archive';

/** What a backup contains, sealed with it. */
export interface Manifest {
  takenAt: string;
  version: string;
  migrations: { name: string; sha256: string }[];
  /** Years with a partition of their own in the search index. */
  searchYears: number[];
  tables: (Pick<TableShape, 'name' | 'columns'> & PartContent)[];
  sequences: SequenceValue[];
}

export interface BackupPlaces {
  /** The data folder of the installation. */
  dataFolder: string;
  /** Where backups are collected, each in a folder of its time; they share `files`. */
  target: string;
  /** Where the keys go, best on another medium. Without them no backup can be read, and with them alone nothing. */
  keysFolder: string;
  /** Where its files are; in the data folder if nothing is said. */
  files?: readonly FilePlace[];
}

export interface TakenBackup {
  stamp: string;
  rows: number;
  files: number;
  /** How many of the files are new in the target. */
  copied: number;
}

export const filesOfBackups = 'files';
export const manifestName = 'manifest';
export const fileListName = 'files';
/** A backup in its folder's name, such as `2026-11-23T02-00-00Z`. */
const stampPattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
export const stampOf = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/**
 * Backs up an installation while it is in use: first its keys, then every table in one snapshot, then the files, which are only added, so
 * every file that the tables name is there. A backup appears under its time when it is complete.
 */
export async function takeBackup(connection: Connection, places: BackupPlaces, { now, version }: { now: Date; version: string }): Promise<TakenBackup> {
  const { dataFolder, target, keysFolder } = places;
  refuseNested(places);
  const stamp = stampOf(now);
  const half = join(target, `.${stamp}.half`);
  await mkdir(target, { recursive: true, mode: 0o700 });
  if (existsSync(join(target, stamp))) throw new CannotStart(`There is a backup ${stamp} in ${target} already.`);
  await mkdir(half, { mode: 0o700 });
  try {
    await copyKeys(dataFolder, join(keysFolder, stamp), { withHead: true });
    const keys = openFileKeys(join(dataFolder, 'file.key'));
    const rows = await dumpDatabase(connection, half, keys, { now, version });
    const files = await filesIn(places.files ?? [folderPlace(join(dataFolder, 'files'))]);
    const copied = await copyFiles(files, join(target, filesOfBackups));
    const list = files.map(({ name, size }): KeptFile => ({ name, size }));
    await writePart(half, keys, { name: fileListName, content: Readable.from([JSON.stringify(list)]) });
    // Keys may have been added meanwhile.
    await copyKeys(dataFolder, join(keysFolder, stamp), { withHead: false });
    await rename(half, join(target, stamp));
    return { stamp, rows, files: files.length, copied };
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    await rm(join(keysFolder, stamp), { recursive: true, force: true });
    throw error;
  }
}

async function dumpDatabase(connection: Connection, folder: string, keys: FileKeys, { now, version }: { now: Date; version: string }): Promise<number> {
  const client = await openClient(connection);
  try {
    const manifest = await inSnapshot(client, async (shapes): Promise<Manifest> => {
      const { rows: migrations } = await client.query<Manifest['migrations'][number]>('select name, sha256 from migration order by name');
      const { rows: years } = await client.query<{ year: number }>('select year from doc_search_year order by year');
      const tables: Manifest['tables'] = [];
      for (const shape of shapes) {
        const content = await writePart(folder, keys, { name: shape.name, content: dumpOf(client, shape) });
        tables.push({ name: shape.name, columns: shape.columns, ...content });
      }
      return { takenAt: now.toISOString(), version, migrations, searchYears: years.map(({ year }) => year), tables, sequences: await sequencesOf(client) };
    });
    await writePart(folder, keys, { name: manifestName, content: Readable.from([JSON.stringify(manifest)]) });
    return manifest.tables.reduce((sum, { lines }) => sum + lines, 0);
  } finally {
    await client.end();
  }
}

/** A connection without the limits of calls: a large table takes minutes. */
export async function openClient(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, application_name: 'sarabun-backup', connectionTimeoutMillis: 10_000, keepAlive: true });
  // A lost connection fails the statement that is running.
  client.on('error', () => {});
  await client.connect();
  // Values are dumped alike whatever the server's defaults are.
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 3; set statement_timeout = 0`);
  return client;
}

/** The backups of a folder, oldest first. */
export async function backupsIn(target: string): Promise<string[]> {
  return (await readdir(target).catch(() => [])).filter((name) => stampPattern.test(name)).sort();
}

/** Removes all backups but the newest ones, and the files that only they had. The keys stay: removing them is a decision of its own. */
export async function keepNewest(places: BackupPlaces, most: number): Promise<{ removed: string[]; files: number }> {
  const { dataFolder, target } = places;
  const all = await backupsIn(target);
  const removed = all.slice(0, Math.max(0, all.length - most));
  if (removed.length === 0) return { removed, files: 0 };
  const names = new Set<string>();
  const keys = openFileKeys(join(dataFolder, 'file.key'));
  for (const stamp of all.slice(removed.length)) {
    const files = await readJsonPart<KeptFile[]>(join(target, stamp), keys, fileListName);
    for (const { name } of files) names.add(name);
  }
  for (const stamp of removed) await rm(join(target, stamp), { recursive: true });
  return { removed, files: await removeOthers(join(target, filesOfBackups), names) };
}

/** A backup in the folder that it copies would copy itself, and keys next to the backup open it for any thief. */
export function refuseNested({ dataFolder, target, keysFolder }: BackupPlaces): void {
  refuseInside(dataFolder, target);
  refuseInside(dataFolder, keysFolder);
  refuseInside(target, keysFolder);
}

function refuseInside(outer: string, inner: string): void {
  const [one, other] = [resolve(outer), resolve(inner)];
  if (other === one || other.startsWith(`${one}${sep}`)) throw new CannotStart(`${other} must not be inside of ${one}.`);
}
