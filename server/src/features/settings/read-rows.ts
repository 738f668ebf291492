import type { InputOf } from '@sarabun/contract/endpoint';
import type { MasterCalls } from '@sarabun/contract/settings/master-calls';
import type { MasterTable } from '@sarabun/contract/settings/master-table';
import type { ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { tableOf } from './changed-row';
import { countRows, findHistory, findNames, findOptions, findRow, findRows, findUses } from './master-store';

/** One page of the rows of a settings page, searched, filtered and sorted on the server. */
export async function listRows({ db }: ReadContext, table: MasterTable, input: InputOf<MasterCalls['list']>) {
  const { page, pageSize, sort, order, ...narrowing } = input;
  const query = { ...narrowing, ...(sort !== undefined && { sort: { column: sort, order } }) };
  const [data, counts] = await Promise.all([
    findRows(db, table, query, tableOf, { limit: pageSize, offset: (page - 1) * pageSize }),
    countRows(db, table, query),
  ]);
  const total = { on: counts.on, off: counts.off, all: counts.on + counts.off }[input.state];
  return { data, total, page, pageSize, ...counts };
}

/** One row and where it is used. */
export async function getRow({ db }: ReadContext, table: MasterTable, { id }: { id: number }) {
  const item = await findRow(db, table, id, tableOf, false);
  if (!item) throw notFound();
  return { item, uses: await findUses(db, item, table.usedBy) };
}

/** Who changed a row when, including deleted rows. References have today's names. */
export async function rowHistory({ db }: ReadContext, table: MasterTable, { id }: { id: number }) {
  const items = await findHistory(db, table.path, id);
  for (const [name, field] of Object.entries(table.fields)) {
    if (field.kind !== 'reference') continue;
    const sides = items.flatMap(({ before, after }) => [before, after]).filter((side) => typeof side?.[name] === 'number');
    if (sides.length === 0) continue;
    const names = await findNames(db, tableOf(field.to), [...new Set(sides.map((side) => Number(side?.[name])))]);
    for (const side of sides) if (side) side[name] = names.get(Number(side[name])) ?? null;
  }
  return { items };
}

const maxOptions = 100;

/** The rows that a reference may name; only the first of many, or those matching a search. */
export async function referenceOptions({ db }: ReadContext, table: MasterTable, { field: name, search }: { field: string; search: string }) {
  const field = table.fields[name];
  if (field?.kind !== 'reference') throw notFound();
  const found = await findOptions(db, tableOf(field.to), { search, limit: maxOptions + 1 });
  return { items: found.slice(0, maxOptions), more: found.length > maxOptions };
}
