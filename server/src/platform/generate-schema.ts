import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from './postgres/embedded-postgres';
import { migrate } from './postgres/migrate';

const typeNames: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  uuid: 'string',
  date: 'string',
  inet: 'string',
  timestamptz: 'Timestamp',
  bytea: 'Buffer',
  _bytea: 'Buffer[]',
  json: 'Json',
  jsonb: 'Json',
  _int2: 'number[]',
  _int4: 'number[]',
  _int8: 'string[]',
  _text: 'string[]',
  _uuid: 'string[]',
};

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  generated: 'no' | 'default' | 'always';
}

const columnsQuery = `
  select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as nullable,
    case when c.is_generated = 'ALWAYS' or c.identity_generation = 'ALWAYS' then 'always'
         when c.column_default is not null or c.is_identity = 'YES' then 'default' else 'no' end as generated
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and not (select k.relispartition from pg_class k where k.oid = format('public.%I', c.table_name)::regclass)
  order by c.table_name, c.ordinal_position`;

const enumsQuery = `
  select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as labels
  from pg_enum e join pg_type t on t.oid = e.enumtypid group by 1 order by 1`;

const pascal = (name: string) => name.replace(/(^|_)(\w)/g, (_all, _line, letter: string) => letter.toUpperCase());

/** The types of the migrated database, as `schema.ts` in this folder must contain them. */
export async function schemaText(client: pg.Client): Promise<string> {
  const { rows: columns } = await client.query<Column>(columnsQuery);
  const { rows: enums } = await client.query<{ name: string; labels: string[] }>(enumsQuery);
  const enumNames = new Map(enums.map(({ name }) => [name, pascal(name)]));
  const tables = [...new Set(columns.map(({ table }) => table))];
  const typeOf = ({ type, nullable, generated }: Column) => {
    const plain = enumNames.get(type) ?? typeNames[type];
    if (!plain) throw new Error(`No TypeScript type is known for ${type}`);
    const value = nullable ? `${plain} | null` : plain;
    return generated === 'no' ? value : generated === 'always' ? `GeneratedAlways<${value}>` : `Generated<${value}>`;
  };
  return [
    '// Written by `npm run types` from the migrated database. Do not edit.',
    "import type { ColumnType, GeneratedAlways } from 'kysely';",
    '',
    '/** Has a default, so that it may be left out when a row is added. */',
    'type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;',
    'type Timestamp = ColumnType<Date, Date | string, Date | string>;',
    'type Json = ColumnType<unknown, string, string>;',
    ...enums.map(({ name, labels }) => `export type ${pascal(name)} = ${labels.map((label) => `'${label}'`).join(' | ')};`),
    '',
    'export interface Schema {',
    ...tables.flatMap((table) => [
      `  ${table}: {`,
      ...columns.filter((column) => column.table === table).map((column) => `    ${column.name}: ${typeOf(column)};`),
      '  };',
    ]),
    '}',
    '',
  ].join('\n');
}

/** `npm run types`: migrates an empty temporary database and writes `schema.ts`. */
async function writeSchema(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-types-'));
  const server = await startPostgres(folder, { fsync: 'off' });
  try {
    await migrate(server.connection);
    const client = new pg.Client(server.connection);
    await client.connect();
    const text = await schemaText(client).finally(() => client.end());
    writeFileSync(join(import.meta.dirname, 'schema.ts'), text);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

if (process.argv[1] === import.meta.filename) await writeSchema();
