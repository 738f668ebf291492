import { masterTables } from '@sarabun/contract/settings/all-tables';
import { callsServed, masterCalls } from '@sarabun/contract/settings/master-calls';
import type { MasterField, MasterTable, MasterValues } from '@sarabun/contract/settings/master-table';
import { sql } from 'kysely';
import { writeCsv } from '../../src/platform/writing/sheets.mjs';
import type { Office } from './office';
import type { Portal } from './twice';

let counter = 0;

/** A row of a settings page, as the target of a reference. */
async function rowOf({ running: { db } }: Portal, path: string): Promise<number | null> {
  const table = masterTables.find((one) => one.path === path) as MasterTable;
  return (await sql<{ id: number }>`select id from ${sql.table(table.table)} where active order by id limit 1`.execute(db)).rows[0]?.id ?? null;
}

async function sampleOf(portal: Portal, name: string, field: MasterField): Promise<string | number | boolean | null> {
  switch (field.kind) {
    case 'text':
      return field.required || field.unique ? `ทดสอบ${++counter}`.slice(0, field.maxLength) : '';
    case 'number':
      return field.unique ? 9000 + ++counter : field.required ? field.least : null;
    case 'flag':
      return false;
    case 'choice':
      return field.required ? (field.numeric ? Number(Object.keys(field.options)[0]) : (Object.keys(field.options)[0] ?? null)) : null;
    case 'reference':
      return field.required || name === 'parentId' ? rowOf(portal, field.to) : null;
    case 'date':
      return field.required ? `2031-01-${String((++counter % 28) + 1).padStart(2, '0')}` : null;
    case 'file':
      return null;
  }
}

const editable = (fields: MasterTable['fields']) => Object.entries(fields).filter(([, { fixed }]) => !fixed);

export const valuesFor = async (portal: Portal, { fields }: MasterTable): Promise<MasterValues> =>
  Object.fromEntries(await Promise.all(editable(fields).map(async ([name, field]) => [name, await sampleOf(portal, name, field)])));

export async function onPage({ portal, twice, keeper }: Office, table: MasterTable): Promise<void> {
  const calls = masterCalls(table);
  const served = callsServed(table);
  const added = served.includes('create') ? (await twice.act(calls.create, { values: await valuesFor(portal, table) }, keeper)).item : null;
  const id = added?.id ?? (await rowOf(portal, table.path));
  const { item } = (await portal.get(`${calls.get.path}?id=${id}`, { as: keeper })).body;
  const values = Object.fromEntries(editable(table.fields).map(([name]) => [name, item.values[name]]));
  const changed = (await twice.act(calls.update, { id, version: item.version, values: { ...values, position: 77 } }, keeper)).item;
  const off = (await twice.act(calls.switch, { id, version: changed.version, active: false }, keeper)).item;
  const on = (await portal.post(calls.switch.path, { id, version: off.version, active: true }, { as: keeper })).body.item;
  if (served.includes('remove')) await twice.act(calls.remove, { id, version: on.version }, keeper);
  const { content } = (await portal.post(calls.export.path, { format: 'csv', state: 'all' }, { as: keeper })).body;
  const sheet = { format: 'csv' as const, content: content || writeCsv([]).toString('base64') };
  const { plan } = (await portal.post(calls.previewImport.path, sheet, { as: keeper })).body;
  await twice.act(calls.import, { ...sheet, plan }, keeper);
}
