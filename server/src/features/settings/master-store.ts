import { fileFields, type MasterField, type MasterTable, type MasterUse, type MasterValues } from '@sarabun/contract/settings/master-table';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { containing } from '../../platform/like-pattern';

export interface FoundRow {
  id: number;
  version: number;
  active: boolean;
  changedAt: Date;
  changedBy: string;
  values: MasterValues;
  names: Record<string, string>;
}

/** The query for rows of a table. Text filters match by containment, all others by equality. */
export interface RowQuery {
  search: string;
  filter: Record<string, string>;
  state: 'on' | 'off' | 'all';
  sort?: { column: string; order: 'asc' | 'desc' };
}

/** The table that a reference names; its rows are shown by the table's display field. */
export type TableOf = (path: string) => MasterTable;

// Names come from our own definitions, never from a request: callers look them up there.
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const column = (name: string) => sql.ref(`r.${snake(name)}`);
const joined = (parts: readonly RawBuilder<unknown>[], by: string) => sql.join([...parts], sql.raw(by));

const inTwoLanguages = ({ display, fields }: MasterTable) => display === 'nameTh' && fields.nameEn !== undefined;
/** The name of a row in the reader's language. */
const shownName = (table: MasterTable, alias: string) =>
  sql.raw(inTwoLanguages(table) ? `by_language(${alias}.name_th, ${alias}.name_en)` : `${alias}.${snake(table.display)}`);

function nameOf(field: MasterField & { kind: 'reference' }, name: string, tableOf: TableOf): RawBuilder<unknown> {
  const named = tableOf(field.to);
  return sql`(select ${shownName(named, 'o')} from ${sql.table(named.table)} o where o.id = ${column(name)})`;
}

function references(table: MasterTable): [name: string, field: MasterField & { kind: 'reference' }][] {
  return Object.entries(table.fields).flatMap(([name, field]) => (field.kind === 'reference' ? [[name, field]] : []));
}

/** The names shown with a row's values: of references and files. */
function naming(table: MasterTable, tableOf: TableOf): [name: string, by: RawBuilder<unknown>][] {
  const files = fileFields(table).map(([name]): [string, RawBuilder<unknown>] => [
    name,
    sql`(select f.name from settings_file f where f.id = ${column(name)})`,
  ]);
  return [...references(table).map(([name, field]): [string, RawBuilder<unknown>] => [name, nameOf(field, name, tableOf)]), ...files];
}

function selection(table: MasterTable, tableOf: TableOf): RawBuilder<unknown> {
  const named = naming(table, tableOf).map(([name, by]) => sql`${by} as ${sql.ref(`name of ${name}`)}`);
  return joined(
    [
      sql`r.id, r.version, r.active, r.changed_at as "changedAt"`,
      sql`coalesce((select p.shown_name from person p where p.id = r.changed_by), '') as "changedBy"`,
      ...Object.keys(table.fields).map((name) => sql`${column(name)} as ${sql.ref(`value of ${name}`)}`),
      ...named,
    ],
    ', ',
  );
}

function rowOf(table: MasterTable, found: Record<string, unknown>): FoundRow {
  const { id, version, active, changedAt, changedBy } = found as unknown as FoundRow;
  const values = Object.fromEntries(Object.keys(table.fields).map((name) => [name, found[`value of ${name}`]])) as MasterValues;
  const named = [...references(table), ...fileFields(table)];
  const names = Object.fromEntries(named.map(([name]) => [name, String(found[`name of ${name}`] ?? '')]));
  return { id, version, active, changedAt, changedBy, values, names };
}

function conditions(table: MasterTable, { search, filter, state }: RowQuery): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (search !== '')
    parts.push(sql`
    fold(concat_ws(' ', ${joined(table.list.search.map(column), ', ')})) like fold(${containing(search)})`);
  for (const [name, wanted] of Object.entries(filter)) {
    const field = table.fields[name];
    if (!field || wanted === '') continue;
    parts.push(field.kind === 'text' ? sql`fold(${column(name)}) like fold(${containing(wanted)})` : sql`${column(name)}::text = ${wanted}`);
  }
  if (state !== 'all') parts.push(sql`r.active = ${state === 'on'}`);
  return joined(parts, ' and ');
}

function order(table: MasterTable, sort: RowQuery['sort'], tableOf: TableOf): RawBuilder<unknown> {
  const field = sort && table.fields[sort.column];
  if (!field) {
    const first = table.list.sort ?? { column: table.display, order: 'asc' };
    const collation = sql.raw(collationOf(table.fields[first.column]));
    return sql`
    r.position nulls last, ${column(first.column)} ${collation} ${sql.raw(first.order)}, r.id`;
  }
  const [, by = column(sort.column)] = naming(table, tableOf).find(([name]) => name === sort.column) ?? [];
  return sql`${by} ${sql.raw(collationOf(field))} ${sql.raw(sort.order)} nulls last, r.id`;
}

const collationOf = (field: MasterField | undefined) =>
  field?.kind === 'text' || field?.kind === 'reference' || field?.kind === 'file' ? 'collate "th-x-icu"' : '';

/** Rows of a table, in the given order; all of them without a page. */
export async function findRows(
  db: Database,
  table: MasterTable,
  query: RowQuery,
  tableOf: TableOf,
  page: { limit: number; offset: number } | null = null,
): Promise<FoundRow[]> {
  const cut = page ? sql`limit ${page.limit} offset ${page.offset}` : sql``;
  const { rows } = await sql<Record<string, unknown>>`
    select ${selection(table, tableOf)} from ${sql.table(table.table)} r where ${conditions(table, query)}
    order by ${order(table, query.sort, tableOf)} ${cut}`.execute(db);
  return rows.map((found) => rowOf(table, found));
}

export async function countRows(db: Database, table: MasterTable, query: RowQuery): Promise<{ on: number; off: number }> {
  const { rows } = await sql<{ on: number; off: number }>`
    select count(*) filter (where r.active) as on, count(*) filter (where not r.active) as off
    from ${sql.table(table.table)} r where ${conditions(table, { ...query, state: 'all' })}`.execute(db);
  return rows[0] ?? { on: 0, off: 0 };
}

/** One row; in a transaction it may be locked. */
export async function findRow(db: Database | Transaction, table: MasterTable, id: number, tableOf: TableOf, lock: boolean): Promise<FoundRow | null> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${selection(table, tableOf)} from ${sql.table(table.table)} r
    where r.id = ${id} ${lock ? sql`for update of r` : sql``}`.execute(db);
  return rows[0] ? rowOf(table, rows[0]) : null;
}

/** Locks a table against other writers until the transaction ends, so that an import is planned and applied on the same rows. */
export async function lockTable(db: Transaction, table: MasterTable): Promise<void> {
  await sql`lock table ${sql.table(table.table)} in share row exclusive mode`.execute(db);
}

export interface Changed {
  by: number;
  now: Date;
}

export async function insertRow(db: Transaction, table: MasterTable, values: MasterValues, { by, now }: Changed): Promise<number> {
  const names = Object.keys(values);
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table.table)} (${joined(
      names.map((name) => sql.ref(snake(name))),
      ', ',
    )}, changed_at, changed_by)
    values (${sql.join(names.map((name) => values[name]))}, ${now}, ${by}) returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Updates the values of a row, or switches it on or off. */
export async function saveRow(
  db: Transaction,
  table: MasterTable,
  id: number,
  change: { values?: MasterValues; active?: boolean },
  { by, now }: Changed,
): Promise<void> {
  const sets = Object.entries(change.values ?? {}).map(([name, value]) => sql`${sql.ref(snake(name))} = ${value}`);
  if (change.active !== undefined) sets.push(sql`active = ${change.active}`);
  sets.push(sql`version = version + 1, changed_at = ${now}, changed_by = ${by}`);
  await sql`update ${sql.table(table.table)} set ${joined(sets, ', ')} where id = ${id}`.execute(db);
}

export async function deleteRow(db: Transaction, table: MasterTable, id: number): Promise<void> {
  await sql`delete from ${sql.table(table.table)} where id = ${id}`.execute(db);
}

const maxCounted = 10_000;

/** Where a row is used and how often; counting stops at ten thousand. Only actual uses are returned. */
export async function findUses(db: Database | Transaction, row: Pick<FoundRow, 'id' | 'values'>, usedBy: readonly MasterUse[]) {
  const uses = await Promise.all(
    usedBy.map(async ({ table, column: name, field, label }) => {
      const value = field === 'id' ? row.id : row.values[field];
      // A code that the office added is not in any enum; as text it can be compared with any column, and uses the
      // index if the column is text.
      const held = typeof value === 'string' ? sql`${sql.ref(name)}::text` : sql.ref(name);
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from (select 1 from ${sql.table(table)} where ${held} = ${value}
          limit ${sql.lit(maxCounted + 1)}) used`.execute(db);
      const count = rows[0]?.count ?? 0;
      return { ...label, count: Math.min(count, maxCounted), more: count > maxCounted };
    }),
  );
  return uses.filter(({ count }) => count > 0);
}

/** Active rows that a reference may name, with the other fields that identify them: a sheet may use the name in either language. */
export async function findOptions(
  db: Database | Transaction,
  named: MasterTable,
  cut: { search: string; limit: number } | null = null,
): Promise<{ id: number; name: string; aliases: string[] }[]> {
  const { table, display, list } = named;
  const aliases = [...(named.aliases ?? []), ...(inTwoLanguages(named) ? ['nameTh', 'nameEn'] : [])];
  const text = sql`concat_ws(' ', ${joined(list.search.map(column), ', ')})`;
  const matches = cut && cut.search !== '' ? sql`fold(${text}) like fold(${containing(cut.search)})` : sql`true`;
  const others = aliases.length > 0 ? sql`array[${joined(aliases.map(column), ', ')}]` : sql`array[]::text[]`;
  const { rows } = await sql<{ id: number; name: string; aliases: string[] }>`
    select r.id, ${shownName(named, 'r')} as name, ${others} as aliases from ${sql.table(table)} r
    where r.active and ${matches}
    order by r.position nulls last, ${column(display)} collate "th-x-icu", r.id
    ${cut ? sql`limit ${cut.limit}` : sql``}`.execute(db);
  return rows;
}

export type What = 'create' | 'update' | 'switchOn' | 'switchOff' | 'remove';

export interface Change {
  id: number;
  what: What;
  before: MasterValues | null;
  after: MasterValues | null;
}

export async function addHistory(
  db: Transaction,
  { path }: MasterTable,
  change: { id: number; what: What; before: MasterValues | null; after: MasterValues | null },
  { by, now }: Changed,
): Promise<void> {
  const json = (values: MasterValues | null) => (values ? JSON.stringify(values) : null);
  await sql`
    insert into settings_history (path, row_id, at, person_id, what, before, after)
    values (${path}, ${change.id}, ${now}, ${by}, ${change.what}, ${json(change.before)}::jsonb,
      ${json(change.after)}::jsonb)`.execute(db);
}

const newest = 50;

export async function findNames(db: Database, named: MasterTable, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select r.id, ${shownName(named, 'r')} as name from ${sql.table(named.table)} r where r.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The newest changes of a row. */
export async function findHistory(db: Database, path: string, id: number) {
  const { rows } = await sql<{ at: Date; by: string; what: What; before: MasterValues | null; after: MasterValues | null }>`
    select h.at, coalesce((select p.shown_name from person p where p.id = h.person_id), '') as by, h.what, h.before,
      h.after
    from settings_history h where h.path = ${path} and h.row_id = ${id} order by h.id desc limit ${sql.lit(newest)}`.execute(db);
  return rows;
}
