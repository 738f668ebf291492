import { masterTables } from '@sarabun/contract/settings/all-tables';
import type { MasterField } from '@sarabun/contract/settings/master-table';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const portal = await testPortal();
const { db } = portal.running;
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const common = ['id', 'active', 'version', 'changed_at', 'changed_by'];
const types: Record<MasterField['kind'], string> = {
  text: 'text',
  number: 'int4',
  flag: 'bool',
  choice: 'text',
  reference: 'int4',
  date: 'date',
  file: 'int4',
};

describe.each(masterTables.map((table) => [table.path, table] as const))('%s', (_path, table) => {
  it('has exactly the columns that its definition names, each of the right type', async () => {
    const { rows } = await sql<{ name: string; type: string; nullable: boolean }>`
      select column_name as name, udt_name as type, is_nullable = 'YES' as nullable from information_schema.columns where table_name = ${table.table}`.execute(
      db,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...common, ...(table.besides ?? []), ...Object.keys(table.fields).map(snake)].sort());
    for (const [name, field] of Object.entries(table.fields)) {
      const column = rows.find((row) => row.name === snake(name));
      const mayBeNull = field.kind !== 'text' && field.kind !== 'flag' && !field.required;
      const type = field.kind === 'choice' && field.numeric ? 'int4' : types[field.kind];
      expect(column, name).toEqual({ name: snake(name), type, nullable: mayBeNull });
    }
  });

  it('keeps unique what must be, and references what it names', async () => {
    const { rows: indexes } = await sql<{
      name: string;
    }>`select indexname as name from pg_indexes where tablename = ${table.table} and indexdef like 'CREATE UNIQUE%'`.execute(db);
    const { rows: keys } = await sql<{ column: string; to: string }>`
      select a.attname as column, c.confrelid::regclass::text as to from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.conrelid = ${table.table}::regclass`.execute(db);
    for (const [name, field] of Object.entries(table.fields)) {
      if (field.unique) expect(indexes.map((index) => index.name)).toContain(`${table.table}_${snake(name)}`);
      if (field.kind === 'reference') {
        const to = masterTables.find((one) => one.path === field.to);
        expect(keys).toContainEqual({ column: snake(name), to: to?.table });
      }
      if (field.kind === 'file') expect(keys).toContainEqual({ column: snake(name), to: 'settings_file' });
    }
    expect(table.fields[table.key]?.unique).toBe(true);
    for (const name of [table.display, table.key, ...table.list.columns, ...table.list.search, table.list.sort?.column ?? table.key])
      expect(Object.keys(table.fields)).toContain(name);
  });

  it('counts its uses in columns that exist', async () => {
    for (const { table: name, column, field } of table.usedBy) {
      const { rows } = await sql`select 1 from information_schema.columns where table_name = ${name} and column_name = ${column}`.execute(db);
      expect(rows).toHaveLength(1);
      expect(field === 'id' || field in table.fields).toBe(true);
    }
  });

  it('is a page of the settings that administrators may change', async () => {
    const { rows } = await sql`
      select 1 from menu m join menu_permission_group p on p.menu_id = m.id where m.type = 's' and m.action = ${table.path} and p.group_id = 3 and p.may_manage`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
  });
});
