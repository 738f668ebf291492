import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { Connection } from '../database';
import { type FileKeys, openFileKeys } from '../keys/file-keys';
import { readSealed } from '../keys/sealed-file';
import { CannotStart } from '../postgres/data-folder';
import { migrate } from '../postgres/migrate';
import { folderPlace } from '../storage/place';
import { dumpOf, inSnapshot, loadInto, loadTables, setSequences } from './database-dump';
import { copyFiles, filesIn, type KeptFile } from './file-copies';
import { measuring, readJsonPart, readPart } from './sealed-archive';
import { backupsIn, fileListName, filesOfBackups, type Manifest, manifestName, openClient } from './take-backup';

/** Names the backup to restore; the newest by default. */
export async function chooseBackup(source: string, stamp?: string): Promise<string> {
  const all = await backupsIn(source);
  const chosen = stamp ?? all.at(-1);
  if (chosen && all.includes(chosen)) return chosen;
  throw new CannotStart(all.length === 0 ? `There is no backup in ${source}.` : `There is no backup ${stamp} in ${source}. There are: ${all.join(', ')}.`);
}

export async function readManifest(source: string, stamp: string, keys: FileKeys): Promise<Manifest> {
  return readJsonPart<Manifest>(join(source, stamp), keys, manifestName);
}

/**
 * Restores the tables of a backup into an empty database: the migrations it had, its rows, then the migrations that came since. Refuses a
 * database with tables, and a backup of a newer product.
 */
export async function restoreDatabase(connection: Connection, from: { folder: string; keys: FileKeys; manifest: Manifest }): Promise<void> {
  const { folder, keys, manifest } = from;
  const client = await openClient(connection);
  try {
    await refuseFull(client);
    await migrate(connection, { only: manifest.migrations });
    for (const year of manifest.searchYears) await addSearchYear(client, year);
    const tables = new Map(manifest.tables.map((table) => [table.name, table]));
    await loadTables(client, [...tables.keys()], async (name) => {
      const table = tables.get(name) as Manifest['tables'][number];
      const { sha256 } = await readPart(folder, keys, { name, into: loadInto(client, table) });
      if (sha256 !== table.sha256) throw new CannotStart(`The table ${name} of the backup is not what was backed up.`);
    });
    await setSequences(client, manifest.sequences);
    await client.query('analyze');
  } finally {
    await client.end();
  }
  await migrate(connection);
}

async function refuseFull(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`);
  if (rows.length > 0) throw new CannotStart('The database is not empty: a backup is restored into an empty one only.');
}

async function addSearchYear(client: pg.Client, year: number): Promise<void> {
  await client.query('select add_search_year($1::smallint) where not exists (select from doc_search_year where year = $1::smallint)', [year]);
}

/** Copies the files of a backup into a data folder. Returns their number. */
export async function restoreFiles({
  source,
  stamp,
  keys,
  dataFolder,
}: {
  source: string;
  stamp: string;
  keys: FileKeys;
  dataFolder: string;
}): Promise<number> {
  const files = await readJsonPart<KeptFile[]>(join(source, stamp), keys, fileListName);
  const to = join(dataFolder, 'files');
  const wanted = new Set(files.map(({ name }) => name));
  const copies = (await filesIn([folderPlace(join(source, filesOfBackups))])).filter(({ name }) => wanted.has(name));
  if (copies.length < wanted.size) throw new CannotStart(`${wanted.size - copies.length} files of the backup ${stamp} are missing in ${source}.`);
  await copyFiles(copies, to);
  await mkdir(to, { recursive: true });
  // Says that no file waits to be encrypted: a backup holds sealed files only.
  await writeFile(join(to, 'all-sealed'), '');
  return files.length;
}

/** Whether a data folder holds an installation. */
export const isInstalled = (dataFolder: string) => ['pg', 'files', 'file.key'].some((name) => existsSync(join(dataFolder, name)));

/** Reads a restored installation again and names every difference from its backup: tables byte by byte, files down to their last piece. */
export async function differencesFrom(manifest: Manifest, connection: Connection, dataFolder: string, files: readonly KeptFile[]): Promise<string[]> {
  const keys = openFileKeys(join(dataFolder, 'file.key'));
  const differences: string[] = [];
  const place = folderPlace(join(dataFolder, 'files'));
  for (const { name } of files) {
    await pipeline(
      readSealed(name, () => place.open(name), keys),
      nowhere(),
    ).catch((error) => {
      differences.push(`The file ${name} cannot be read: ${(error as Error).message}`);
    });
  }
  const client = await openClient(connection);
  try {
    await inSnapshot(client, async (shapes) => {
      for (const table of manifest.tables) {
        const shape = shapes.find(({ name }) => name === table.name);
        const measured = measuring();
        if (shape) await pipeline(dumpOf(client, shape), measured.through, nowhere());
        if (!shape || measured.result().sha256 !== table.sha256) differences.push(`The table ${table.name} differs.`);
      }
    });
  } finally {
    await client.end();
  }
  return differences;
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
