import type { Readable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

export interface TableShape {
  name: string;
  columns: string[];
  /** The columns of the primary key, in its order; empty without one. */
  key: string[];
}

export interface SequenceValue {
  name: string;
  /** Null while it has not been used. */
  lastValue: string | null;
}

/** Made anew by `migrate` from the files of `server/database`. */
const madeAnew = ['database_file'];

const tablesQuery = `
  select c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    array(select a.attname::text from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary order by k.place) as key
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($1)
  order by c.relname`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const list = (names: readonly string[]) => names.map(quoted).join(', ');

/** The tables of the product. A partitioned table counts as one. */
async function tablesOf(client: pg.Client): Promise<TableShape[]> {
  return (await client.query<TableShape>(tablesQuery, [madeAnew])).rows;
}

/**
 * Runs some reading in one snapshot of the whole database, while others go on writing. The tables keep their shape until it ends: a
 * migration waits.
 */
export async function inSnapshot<Result>(client: pg.Client, read: (tables: TableShape[]) => Promise<Result>): Promise<Result> {
  await client.query('begin isolation level repeatable read read only');
  const tables = await tablesOf(client);
  await client.query(`lock table ${list(tables.map(({ name }) => name))} in access share mode`);
  const result = await read(tables);
  await client.query('commit');
  return result;
}

/** The rows of a table as PostgreSQL's text format, in the order of the primary key: equal tables have equal dumps on any server. */
export function dumpOf(client: pg.Client, { name, columns, key }: TableShape): Readable {
  return client.query(copyTo(`copy (select ${list(columns)} from ${quoted(name)} order by ${key.length > 0 ? list(key) : 'ctid'}) to stdout`));
}

/** Read last: a value drawn meanwhile is skipped after a restore, but none is drawn twice. */
export async function sequencesOf(client: pg.Client): Promise<SequenceValue[]> {
  const { rows } = await client.query<SequenceValue>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}

interface Part {
  owner: string;
  name: string;
  definition: string;
}

const foreignKeysQuery = `
  select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by 1, 2`;

/** Indexes that no constraint needs. */
const indexesQuery = `
  select i.indrelid::regclass::text as owner, c.relname as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and not i.indisprimary and not c.relispartition
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by 2`;

/**
 * Replaces the content of every table, in one transaction: without triggers, because what they would write is part of the dump; foreign
 * keys and indexes are made again afterwards, over all rows. Refuses rows that violate a constraint.
 */
export async function loadTables(client: pg.Client, names: readonly string[], load: (name: string) => Promise<void>): Promise<void> {
  await client.query('begin');
  const foreignKeys = (await client.query<Part>(foreignKeysQuery)).rows;
  const indexes = (await client.query<Part>(indexesQuery)).rows;
  for (const { owner, name } of foreignKeys) await client.query(`alter table ${owner} drop constraint ${quoted(name)}`);
  for (const name of names) await client.query(`alter table ${quoted(name)} disable trigger user`);
  await client.query(`truncate ${list(names)}`);
  for (const { name } of indexes) await client.query(`drop index ${quoted(name)}`);
  for (const name of names) await load(name);
  for (const { definition } of indexes) await client.query(definition);
  for (const { owner, name, definition } of foreignKeys) await client.query(`alter table ${owner} add constraint ${quoted(name)} ${definition}`);
  for (const name of names) await client.query(`alter table ${quoted(name)} enable trigger user`);
  await client.query('commit');
}

/** A stream that takes a dump into a table. */
export function loadInto(client: pg.Client, { name, columns }: Pick<TableShape, 'name' | 'columns'>) {
  return client.query(copyFrom(`copy ${quoted(name)} (${list(columns)}) from stdin`));
}

export async function setSequences(client: pg.Client, sequences: readonly SequenceValue[]): Promise<void> {
  for (const { name, lastValue } of sequences) if (lastValue !== null) await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), lastValue]);
}
