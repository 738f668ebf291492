import { execFile } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { uploadPath } from '@sarabun/contract/documents/register-incoming';
import { nodeArguments } from '../../../server/src/platform/work/script';
import { addressOf } from '../../../server/test/faults/site';
import { largePdf } from '../../../server/test/papers/large-pdf';
import { ask, type Cluster } from '../cluster';
import type { People } from './people';
import type { TwoNodes } from './two-nodes';

/** What a command took for so many bytes. */
export interface Copied {
  bytes: number;
  seconds: number;
}

export interface BackedUp {
  /** The database with its indexes, as it lies on the disk. */
  database: number;
  files: number;
  count: number;
  /** A backup that has hardly any files, the next one, for which all files are new, and another one, for which none is. */
  first: Copied;
  second: Copied;
  again: Copied;
  /** Of the tables in one backup, compressed and sealed. */
  tables: number;
  /** The second backup in an empty folder, with its proof: everything compared, all verify commands. */
  restored: Copied;
}

const run = promisify(execFile);
const megabyte = 2 ** 20;
const source = join(import.meta.dirname, '../../../server/src');

/** The bytes of all files in a folder and those below it; none where there is none. */
export function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** Sends files that are like no other, as a registrar attaches them. */
async function sendFiles(address: string, token: string, { count, megabytes }: { count: number; megabytes: number }): Promise<void> {
  for (let sent = 0; sent < count; sent++) {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(await largePdf(megabytes * megabyte))], `${sent}.pdf`));
    const reply = await fetch(address + uploadPath, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
    if (!reply.ok) throw new Error(`File ${sent} was answered ${reply.status} ${(await reply.text()).slice(0, 300)}`);
    await reply.arrayBuffer();
  }
}

/** Runs `npm run backup` or `npm run restore` as an operator does; the seconds it took. */
async function timed(name: 'backup' | 'restore', given: readonly string[], environment: Record<string, string>): Promise<number> {
  const { PATH, HOME } = process.env;
  const begun = performance.now();
  await run(process.execPath, [...nodeArguments(join(source, `${name}.ts`)), ...given], { env: { PATH, HOME, ...environment } });
  return (performance.now() - begun) / 1000;
}

/** Backs the nodes' installation up while it runs, without and with files, and restores it into an embedded database of its own. */
export async function measureBackup(
  cluster: Cluster,
  { folder, database, at }: TwoNodes,
  { registrar }: People,
  { files, tell }: { files: { count: number; megabytes: number }; tell(line: string): void },
): Promise<BackedUp> {
  const [target, keys, restored] = ['backups', 'backup-keys', 'restored'].map((name) => join(cluster.folder, name)) as [string, string, string];
  const remove = () => {
    for (const one of [target, keys, restored]) rmSync(one, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  remove();
  try {
    const backUp = () => timed('backup', [target, '--keys', keys, '--no-trial'], { DATA_DIR: folder, DATABASE_URL: addressOf(cluster.at(database)) });
    const [size] = await ask<{ bytes: string }>(cluster.at(database), 'select pg_database_size(current_database()) as bytes');
    const onDisk = Number(size?.bytes);
    const before = bytesIn(join(folder, 'files'));
    const first = { bytes: onDisk + before, seconds: await backUp() };
    tell(`  the database is backed up, after ${first.seconds.toFixed(0)} s`);
    await sendFiles(at(0).address, registrar, files);
    const after = bytesIn(join(folder, 'files'));
    const second = { bytes: onDisk + after - before, seconds: await backUp() };
    tell(`  ${files.count} files are backed up as well, after ${second.seconds.toFixed(0)} s`);
    const again = { bytes: onDisk, seconds: await backUp() };
    const seconds = await timed('restore', [target, '--keys', keys], { DATA_DIR: restored });
    const tables = (bytesIn(target) - bytesIn(join(target, 'files'))) / 3;
    return { database: onDisk, files: after, count: files.count, first, second, again, tables, restored: { bytes: onDisk + after, seconds } };
  } finally {
    remove();
  }
}
