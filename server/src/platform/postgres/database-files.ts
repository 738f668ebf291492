import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { CannotStart } from './data-folder';
import { isLockTimeout } from './without-queueing';

export const databaseFolder = join(import.meta.dirname, '../../../database');

/** What a database file creates, such as `function shown_name` or `trigger post_is_numbered`. */
export function madeBy(text: string): string[] {
  const statements = text.matchAll(/^create (?:or replace )?(?:constraint )?(function|aggregate|view|trigger) (\w+)/gm);
  return [...new Set([...statements].map(([, kind, name]) => `${kind === 'aggregate' ? 'function' : kind} ${name}`))];
}

/** All functions, views and triggers of ours in the database, in the same notation. */
export const objectsQuery = `
  select distinct 'function ' || p.proname as object from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union select 'view ' || c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
  union select 'trigger ' || t.tgname from pg_trigger t where not t.tgisinternal and t.tgparentid = 0
  order by 1`;

interface DatabaseFile {
  name: string;
  text: string;
  sha256: string;
}

function readFolder(folder: string): DatabaseFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
  });
}

/** ` line 12`, when PostgreSQL reports the position of an error. */
export function lineOf(text: string, { position }: { position?: string }): string {
  return position ? ` line ${text.slice(0, Number(position)).split('\n').length}` : '';
}

/**
 * Applies the functions, views and triggers of the folder in name order, in the caller's transaction: only files that changed since the last start,
 * or all of them after a migration, which may have dropped dependent objects. Returns what deleted files have left behind; only migrations
 * drop objects.
 */
export async function applyDatabaseFiles(client: pg.Client, folder: string, all: boolean): Promise<string[]> {
  const files = readFolder(folder);
  await client.query(`create table if not exists database_file
    (name text primary key, sha256 text not null, makes text[] not null, applied_at timestamptz not null default now())`);
  const { rows: known } = await client.query<{ name: string; sha256: string; makes: string[] }>('select name, sha256, makes from database_file');
  for (const file of files) if (all || known.find(({ name }) => name === file.name)?.sha256 !== file.sha256) await applyFile(client, file);
  const gone = known.filter(({ name }) => !files.some((file) => file.name === name));
  const left = gone.length === 0 ? [] : await leftBy(client, files, gone);
  const done = gone.filter(({ makes }) => !makes.some((object) => left.includes(object)));
  if (done.length > 0) await client.query('delete from database_file where name = any($1)', [done.map(({ name }) => name)]);
  return left;
}

async function applyFile(client: pg.Client, { name, text, sha256 }: DatabaseFile): Promise<void> {
  await client.query(text).catch((error) => {
    throw isLockTimeout(error)
      ? error
      : new CannotStart(`The database file ${name}${lineOf(text, error)} failed: ${error.message}. Nothing of the folder was applied.`);
  });
  await client.query(
    `insert into database_file (name, sha256, makes) values ($1, $2, $3)
     on conflict (name) do update set sha256 = excluded.sha256, makes = excluded.makes, applied_at = now()`,
    [name, sha256, madeBy(text)],
  );
}

/** What deleted files created, no current file creates, and the database still has. */
async function leftBy(client: pg.Client, files: DatabaseFile[], gone: { makes: string[] }[]): Promise<string[]> {
  const made = new Set(files.flatMap(({ text }) => madeBy(text)));
  const { rows } = await client.query<{ object: string }>(objectsQuery);
  const held = new Set(rows.map(({ object }) => object));
  return [...new Set(gone.flatMap(({ makes }) => makes))].filter((object) => !made.has(object) && held.has(object));
}
