import type pg from 'pg';

interface Definition {
  table: string;
  name: string;
  kind: 'constraint' | 'index';
  definition: string;
}

const foreignKeys = `
  select conrelid::regclass::text as table, conname as name, 'constraint' as kind, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`;

const keysAndIndexes = `
  select i.indrelid::regclass::text as table, coalesce(c.conname, k.relname) as name, case when c.oid is null then 'index' else 'constraint' end as kind,
    coalesce(pg_get_constraintdef(c.oid), pg_get_indexdef(i.indexrelid)) as definition
  from pg_index i join pg_class k on k.oid = i.indexrelid left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
  where i.indrelid = any($1::regclass[]) order by i.indrelid, i.indexrelid`;

const dropOf = ({ table, name, kind }: Definition) => (kind === 'index' ? `drop index "${name}"` : `alter table ${table} drop constraint "${name}"`);
const makeOf = ({ table, name, kind, definition }: Definition) =>
  kind === 'index' ? definition : `alter table ${table} add constraint "${name}" ${definition}`;

/** Triggers that prevent emptying tables; disabled while an unused office is filled. */
const emptyingGuards = `select tgrelid::regclass::text as table, tgname as trigger from pg_trigger where tgname like '%\\_is\\_not\\_emptied'`;

/**
 * Drops all foreign keys of the database and the indexes of some tables, and returns a function that restores them. Filling bare tables and
 * indexing them once costs a fraction, and restored foreign keys check every row.
 */
export async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<{ restore(tell: (what: string) => void): Promise<void> }> {
  const keys = (await client.query<Definition>(foreignKeys)).rows;
  const indexes = (await client.query<Definition>(keysAndIndexes, [tables])).rows;
  for (const definition of [...keys, ...indexes]) await client.query(dropOf(definition));
  // Tables truncated in the transaction that fills them need no write-ahead log with wal_level = minimal.
  const guards = (await client.query<{ table: string; trigger: string }>(emptyingGuards)).rows;
  for (const { table, trigger } of guards) await client.query(`alter table ${table} disable trigger ${trigger}`);
  await client.query(`truncate ${tables.join(', ')}`);
  for (const { table, trigger } of guards) await client.query(`alter table ${table} enable trigger ${trigger}`);
  return {
    async restore(tell) {
      await client.query('set constraints all immediate');
      for (const definition of [...indexes, ...keys]) {
        await client.query(makeOf(definition));
        tell(`${definition.table}: ${definition.name}`);
      }
    },
  };
}

/** Continues identity columns after the highest manually written id. */
export async function continueIdentities(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`);
  for (const { table, column } of rows)
    await client.query(`select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table})) from ${table} limit 1`);
}

/** The existing content of a database; both 0 if it is empty. */
export async function contentOf(client: pg.Client): Promise<{ persons: number; letters: number }> {
  const { rows } = await client.query<{ persons: string; letters: string }>(
    'select (select count(*) from person) as persons, (select count(*) from document) as letters',
  );
  return { persons: Number(rows[0]?.persons), letters: Number(rows[0]?.letters) };
}
