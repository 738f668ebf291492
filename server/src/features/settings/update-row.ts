import type { MasterTable, MasterValues } from '@sarabun/contract/settings/master-table';
import type { ActContext } from '../../platform/action';
import { answerRow, checkReferences, lockRow, recordChanges, refusingTwins } from './changed-row';
import { saveRow } from './master-store';

/** Updates a row, unless someone else did so in the meantime. Saving unchanged values does nothing. */
export async function updateRow(context: ActContext, table: MasterTable, { id, version, values }: { id: number; version: number; values: MasterValues }) {
  const { db, actor, now } = context;
  const before = await lockRow(context, table, id, version);
  const changed = Object.keys(values).filter((name) => values[name] !== before.values[name]);
  if (changed.length === 0) return { item: before };
  await checkReferences(context, table, values, before.values);
  await refusingTwins(table, () => saveRow(db, table, id, { values }, { by: actor.personId, now }));
  const part = (of: MasterValues) => Object.fromEntries(changed.map((name) => [name, of[name] ?? null]));
  await recordChanges(context, table, [{ id, what: 'update', before: part(before.values), after: part(values) }]);
  return answerRow(context, table, id);
}
