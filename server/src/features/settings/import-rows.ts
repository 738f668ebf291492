import { createHash } from 'node:crypto';
import { maxImportLines, type SheetFormat } from '@sarabun/contract/settings/master-calls';
import type { MasterTable } from '@sarabun/contract/settings/master-table';
import type { ActContext, Prepared, ReadContext } from '../../platform/action';
import type { Database } from '../../platform/database';
import { BadSheet, type Cell, readRows } from '../../platform/media/spreadsheet';
import { recordChanges, refusingTwins, tableOf } from './changed-row';
import { columnsOf, type KnownRow, type Names, type PlannedLine, planImport } from './import-rules';
import { findOptions, findRows, insertRow, lockTable, saveRow } from './master-store';
import { columnsMissing, importHasFaults, notASheet, planIsOld, sheetReachesTooFar, tooManyLines } from './refusals';

const maxLines = 10_000;

interface Sheet {
  format: SheetFormat;
  content: string;
}

/** Previews line by line what a spreadsheet would change, with its problems. Changes nothing. */
export async function previewImport(context: ReadContext, table: MasterTable, sheet: Sheet) {
  return shownLines(await plan(context.db, table, await readSheet(context, sheet)), context.origin.language);
}

/** The preview of a plan: all faulty lines first, then changes, up to a limit; the count of each kind; and the plan's id. */
export function shownLines(planned: readonly PlannedLine[], language: 'th' | 'en') {
  const counts = { create: 0, update: 0, same: 0, wrong: 0 };
  for (const { what } of planned) counts[what]++;
  const shown = [...planned.filter(({ what }) => what === 'wrong'), ...planned.filter(({ what }) => what !== 'wrong' && what !== 'same')].slice(
    0,
    maxImportLines,
  );
  const lines = shown.map(({ line, what, key, values, before, faults }) => ({
    line,
    what,
    key: key.slice(0, 200),
    values,
    before,
    faults: faults.map(({ field, text }) => ({ field, message: text[language] })),
  }));
  return { lines, counts, plan: nameOfPlan(planned) };
}

/** Imports a previewed spreadsheet: completely or not at all, and only if it would still do exactly what the preview showed. */
export async function importRows(
  context: ReadContext,
  table: MasterTable,
  { plan: seen, ...sheet }: Sheet & { plan: string },
): Promise<Prepared<{ created: number; updated: number }>> {
  const read = await readSheet(context, sheet);
  return (act) => takeRows(act, table, { read, seen });
}

async function takeRows(context: ActContext, table: MasterTable, { read, seen }: { read: Cell[][]; seen: string }) {
  const { db, actor, now } = context;
  await lockTable(db, table);
  const planned = await plan(db, table, read);
  if (nameOfPlan(planned) !== seen) throw planIsOld();
  const wrong = planned.filter(({ what }) => what === 'wrong').length;
  if (wrong > 0) throw importHasFaults(wrong);
  const by = { by: actor.personId, now };
  const changes: Parameters<typeof recordChanges>[2][number][] = [];
  for (const { what, id, values, before } of planned) {
    if (what === 'same') continue;
    const after = id === null ? values : Object.fromEntries(Object.keys(before).map((name) => [name, values[name] ?? null]));
    if (id === null) changes.push({ id: await refusingTwins(table, () => insertRow(db, table, values, by)), what: 'create', before: null, after });
    else {
      await refusingTwins(table, () => saveRow(db, table, id, { values: after }, by));
      changes.push({ id, what: 'update', before, after });
    }
  }
  if (changes.length > 0) await recordChanges(context, table, changes);
  const created = changes.filter(({ what }) => what === 'create').length;
  return { created, updated: changes.length - created };
}

/** The lines of a spreadsheet; refuses an unreadable or too long one. */
export async function readSheet({ actor }: ReadContext, { format, content }: Sheet): Promise<Cell[][]> {
  try {
    const rows = await readRows(format, Buffer.from(content, 'base64'), { maxLines: maxLines + 1, personId: actor.personId });
    if (rows.length === 0) throw notASheet();
    return rows;
  } catch (error) {
    throw error instanceof BadSheet ? badSheet(error) : error;
  }
}

const badSheet = ({ trouble, cell }: BadSheet) => ({ none: notASheet, lines: () => tooManyLines(maxLines), cells: () => sheetReachesTooFar(cell) })[trouble]();

async function plan(db: Database, table: MasterTable, rows: Cell[][]): Promise<PlannedLine[]> {
  const known = await findRows(db, table, { search: '', filter: {}, state: 'all' }, tableOf);
  return planSheet(table, rows, known, await namesFor(db, table));
}

/** Plans the lines of a spreadsheet with its heading. Refuses a file without the key column. */
export function planSheet(table: MasterTable, [heading = [], ...lines]: Cell[][], known: readonly KnownRow[], names: Names): PlannedLine[] {
  const columns = columnsOf(table, heading);
  if (!columns.has(table.key)) {
    const label = table.fields[table.key]?.label;
    throw columnsMissing([label?.th ?? table.key]);
  }
  return planImport(table, columns, lines, known, names);
}

/** The rows that the references of a table may name. */
export async function namesFor(db: Database, table: MasterTable): Promise<Names> {
  const names: Record<string, ReadonlyMap<string, number>> = {};
  for (const [name, field] of Object.entries(table.fields)) {
    if (field.kind !== 'reference') continue;
    names[name] = namesOf(await findOptions(db, tableOf(field.to)));
  }
  return names;
}

/** How a line may name a row: by its name or another field; ambiguous names are excluded. */
function namesOf(options: readonly { id: number; name: string; aliases: readonly string[] }[]): Map<string, number> {
  const named = new Map<string, number>();
  const twice = new Set<string>();
  for (const { id, name, aliases } of options) {
    for (const one of new Set([name, ...aliases].map((text) => text.normalize('NFC').trim().toLowerCase()))) {
      if (one === '') continue;
      if (named.has(one)) twice.add(one);
      named.set(one, id);
    }
  }
  for (const one of twice) named.delete(one);
  return named;
}

/** An id of exactly this plan: the same file on the same rows has the same id. */
export function nameOfPlan(planned: readonly PlannedLine[]): string {
  return createHash('sha256')
    .update(JSON.stringify(planned.map(({ line, what, id, version, values }) => [line, what, id, version, values])))
    .digest('base64url');
}
