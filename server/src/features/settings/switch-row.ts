import type { MasterTable } from '@sarabun/contract/settings/master-table';
import type { ActContext } from '../../platform/action';
import { answerRow, lockRow, recordChanges } from './changed-row';
import { saveRow } from './master-store';

/** Switches a row off, so that it is no longer offered but stays where it is used, or on again. */
export async function switchRow(context: ActContext, table: MasterTable, { id, version, active }: { id: number; version: number; active: boolean }) {
  const { db, actor, now } = context;
  const before = await lockRow(context, table, id, version);
  if (before.active === active) return { item: before };
  await saveRow(db, table, id, { active }, { by: actor.personId, now });
  await recordChanges(context, table, [{ id, what: active ? 'switchOn' : 'switchOff', before: null, after: null }]);
  return answerRow(context, table, id);
}
