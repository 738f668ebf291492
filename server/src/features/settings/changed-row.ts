import { masterTables } from '@sarabun/contract/settings/all-tables';
import type { MasterTable, MasterValues } from '@sarabun/contract/settings/master-table';
import type { ActContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { afterSave } from './after-save';
import { addHistory, type Change, type FoundRow, findOptions, findRow, type TableOf } from './master-store';
import { alreadyThere, changedMeanwhile, noSuchReference } from './refusals';
import { isOwnUpload, namingFiles } from './settings-file-store';

export const tableOf: TableOf = (path) => {
  const table = masterTables.find((one) => one.path === path);
  if (!table) throw new Error(`no settings table has the path ${path}`);
  return table;
};

/** Locks a row at a version; refuses if there is a newer one, so that nobody overwrites what they have not seen. */
export async function lockRow({ db }: ActContext, table: MasterTable, id: number, version: number): Promise<FoundRow> {
  const row = await findRow(db, table, id, tableOf, true);
  if (!row) throw notFound();
  if (row.version !== version) throw changedMeanwhile();
  return row;
}

/** References must name active rows, and files must be the person's uploads for the field; earlier choices may stay. */
export async function checkReferences({ db, actor }: ActContext, table: MasterTable, values: MasterValues, before: MasterValues | null): Promise<void> {
  const wrong: string[] = [];
  for (const [name, field] of Object.entries(table.fields)) {
    const value = values[name];
    if (value === null || value === undefined || value === before?.[name]) continue;
    if (field.kind === 'file' && !(await isOwnUpload(db, { path: table.path, field: name, fileId: Number(value), personId: actor.personId }))) wrong.push(name);
    if (field.kind !== 'reference') continue;
    const options = await findOptions(db, tableOf(field.to));
    if (!options.some(({ id }) => id === value)) wrong.push(name);
  }
  if (wrong.length > 0) throw noSuchReference(wrong);
}

const uniqueViolation = '23505';

/** Runs a write; a duplicate value is refused with the name of its field. */
export async function refusingTwins<Result>(table: MasterTable, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== uniqueViolation) throw error;
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const twins = Object.entries(table.fields).flatMap(([name, field]) => (field.unique && constraint === `${table.table}_${snake(name)}` ? [name] : []));
    throw alreadyThere(twins.length > 0 ? twins : [table.key]);
  }
}

/** Follows every change of rows: history, audit, event, and the page's own maintenance. */
export async function recordChanges(context: ActContext, table: MasterTable, changes: readonly Change[]): Promise<void> {
  const { db, actor, now } = context;
  for (const change of await namingFiles(db, table, changes)) await addHistory(db, table, change, { by: actor.personId, now });
  await afterSave[table.path]?.(context, changes);
  const rowIds = changes.map(({ id }) => id);
  context.audit({ detail: { page: table.path, rowIds: rowIds.slice(0, 100), rows: rowIds.length } });
  context.announce('settings.changed', { path: table.path, rowIds: rowIds.slice(0, 100) });
}

export async function answerRow({ db }: ActContext, table: MasterTable, id: number): Promise<{ item: FoundRow }> {
  const item = await findRow(db, table, id, tableOf, false);
  if (!item) throw notFound();
  return { item };
}
