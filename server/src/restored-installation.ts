import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreKeys } from './platform/backup/backup-keys';
import type { KeptFile } from './platform/backup/file-copies';
import { differencesFrom, isInstalled, readManifest, restoreDatabase, restoreFiles } from './platform/backup/restore-backup';
import { readJsonPart } from './platform/backup/sealed-archive';
import { fileListName } from './platform/backup/take-backup';
import type { Connection } from './platform/database';
import { openFileKeys } from './platform/keys/file-keys';
import { CannotStart, openDataFolder } from './platform/postgres/data-folder';
import { startPostgres } from './platform/postgres/embedded-postgres';
import { runScript } from './platform/work/script';

interface Restoring {
  source: string;
  stamp: string;
  keysFolder: string;
  dataFolder: string;
  /** Null restores into an embedded database in the data folder. */
  databaseUrl: string | null;
}

interface Restored {
  files: number;
  rows: number;
  takenAt: string;
  /** What is not as it was backed up, in words; nothing when all is. */
  faults: string[];
}

const verifyCommands = ['verify-counts', 'verify-search', 'verify-registers', 'verify-audit', 'verify-files'];

/**
 * Restores a backup into an empty data folder and database, reads everything again and compares it, byte by byte, and runs all verify
 * commands. Refuses a folder or a database that holds an installation.
 */
export async function restoreInstallation({ source, stamp, keysFolder, dataFolder, databaseUrl }: Restoring): Promise<Restored> {
  if (isInstalled(dataFolder)) throw new CannotStart(`${dataFolder} holds an installation already: set DATA_DIR to an empty folder.`);
  const folder = await openDataFolder(dataFolder);
  try {
    await restoreKeys(keysFolder, stamp, dataFolder);
    const keys = openFileKeys(join(dataFolder, 'file.key'));
    const manifest = await readManifest(source, stamp, keys);
    const database = await openDatabase(dataFolder, databaseUrl);
    const faults: string[] = [];
    let files = 0;
    try {
      await restoreDatabase(database.connection, { folder: join(source, stamp), keys, manifest });
      files = await restoreFiles({ source, stamp, keys, dataFolder });
      const list = await readJsonPart<KeptFile[]>(join(source, stamp), keys, fileListName);
      faults.push(...(await differencesFrom(manifest, database.connection, dataFolder, list)));
      // A variable and its file may not both be set; files were restored into the folder, whatever bucket this machine uses.
      const environment = { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? '', DATABASE_URL_FILE: '', S3_URL: '', S3_URL_FILE: '' };
      const found = await Promise.all(verifyCommands.map((command) => faultsOf(command, environment)));
      faults.push(...found.flat());
    } finally {
      await database.stop();
    }
    const rows = manifest.tables.reduce((sum, { lines }) => sum + lines, 0);
    return { files, rows, takenAt: manifest.takenAt, faults };
  } finally {
    await folder.release();
  }
}

/** Restores a backup into a folder that is removed afterwards, with an embedded database, and names what does not hold. */
export async function tryRestore(restoring: Pick<Restoring, 'source' | 'stamp' | 'keysFolder'>): Promise<string[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'sarabun-restore-'));
  try {
    return (await restoreInstallation({ ...restoring, dataFolder: join(dataFolder, 'data'), databaseUrl: null })).faults;
  } finally {
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function openDatabase(dataFolder: string, databaseUrl: string | null): Promise<{ connection: Connection; stop(): Promise<void> }> {
  return databaseUrl ? { connection: { connectionString: databaseUrl }, stop: async () => {} } : startPostgres(dataFolder, {}, { watch: false });
}

/** Runs a verify command on the restored installation; what it says when it fails. */
async function faultsOf(command: string, environment: Record<string, string>): Promise<string[]> {
  if (command === 'verify-audit' && !existsSync(join(environment.DATA_DIR ?? '', 'audit.key'))) return [];
  const { code, said } = await runScript(join(import.meta.dirname, `${command}.ts`), { environment });
  return code === 0 ? [] : [`npm run ${command}: ${said}`];
}
