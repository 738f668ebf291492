import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Connection } from '../database';
import { CannotStart } from './data-folder';
import { applyDatabaseFiles, databaseFolder, lineOf } from './database-files';
import { isLockTimeout, withoutQueueing } from './without-queueing';

const migrationFolder = join(import.meta.dirname, '../../../migrations');
const lockKey = 7_203_569;

interface Which {
  migrations?: string;
  files?: string;
  /** Only these migrations, and no files: a backup is restored into the tables that it came from. */
  only?: readonly { name: string; sha256: string }[];
}

/**
 * Migrates the database: numbered SQL files, forward only, each in its own transaction, one process at a time; then the functions, views
 * and triggers of `server/database`, unless a newer release has been here: its own suit this release, and these would take theirs away. Refuses
 * a server that cannot search Thai text, and migrations that changed after they ran. Returns what deleted database files have left behind.
 */
export async function migrate(connection: Connection, { migrations = migrationFolder, files = databaseFolder, only }: Which = {}): Promise<string[]> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  // A lost connection fails the statement that is running.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new CannotStart(
      `The database cannot be reached: ${(error as Error).message || (error as { code?: string }).code}. Check DATABASE_URL and that the server runs.`,
    );
  }
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await proveUsable(client);
    const { ran, isNewer } = await applyMigrations(client, migrations, only);
    if (only || isNewer) return [];
    return await withoutQueueing(client, () => applyDatabaseFiles(client, files, ran > 0));
  } finally {
    await client.end().catch(() => {});
  }
}

async function proveUsable(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`);
  if (rows[0].version < 150_000) throw new CannotStart('This PostgreSQL is too old: version 15 or newer is needed.');
  if (rows[0].encoding !== 'UTF8')
    throw new CannotStart(
      `The database is encoded in ${rows[0].encoding}. Make one with: create database sarabun encoding 'UTF8' locale 'C.UTF-8' template template0;`,
    );
  try {
    await client.query('create extension if not exists pg_trgm');
  } catch (error) {
    throw new CannotStart(
      `The extension pg_trgm is missing on this PostgreSQL (${(error as Error).message}). Install the contrib package, or let an administrator run: create extension pg_trgm;`,
    );
  }
  const trigrams = await client.query(`select cardinality(show_trgm('ก')) as n`);
  if (trigrams.rows[0].n === 0) {
    throw new CannotStart(
      `The locale of this database does not know Thai letters, so searching would fail. Make one with: create database sarabun encoding 'UTF8' locale 'C.UTF-8' template template0;`,
    );
  }
}

/** Runs the pending migrations; returns their number, and whether the database has later ones than this release. */
async function applyMigrations(client: pg.Client, folder: string, only?: Which['only']): Promise<{ ran: number; isNewer: boolean }> {
  const unknown = only?.find(({ name }) => !existsSync(join(folder, name)));
  if (unknown) throw new CannotStart(`The migration ${unknown.name} is not known here: the backup comes from a newer version.`);
  let ran = 0;
  await client.query('create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())');
  const applied = new Map((await client.query('select name, sha256 from migration')).rows.map((row) => [row.name, row.sha256]));
  const wanted = only && new Map(only.map(({ name, sha256 }) => [name, sha256]));
  const here = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const last = here.at(-1);
  for (const name of here.filter((file) => !wanted || wanted.has(file))) {
    const text = readFileSync(join(folder, name), 'utf8');
    const sha256 = createHash('sha256').update(text).digest('hex');
    if (wanted && wanted.get(name) !== sha256) throw new CannotStart(`The migration ${name} is not the one of the backup.`);
    const known = applied.get(name);
    if (known && known !== sha256)
      throw new CannotStart(`The migration ${name} was changed after it ran on this database. Restore the file; changes go into a new one.`);
    if (known) continue;
    await withoutQueueing(client, async () => {
      await client.query(text).catch((error) => {
        throw isLockTimeout(error) ? error : new CannotStart(`The migration ${name}${lineOf(text, error)} failed: ${error.message}. Nothing of it was kept.`);
      });
      await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
    });
    ran += 1;
  }
  return { ran, isNewer: last !== undefined && [...applied.keys()].some((name) => name > last) };
}
