import type { MasterTable } from '@sarabun/contract/settings/master-table';
import type { ActContext } from '../../platform/action';
import { lockRow, recordChanges } from './changed-row';
import { deleteRow, findUses } from './master-store';
import { stillUsed } from './refusals';

/** Deletes an unused row; refuses one in use and says where. */
export async function removeRow(context: ActContext, table: MasterTable, { id, version }: { id: number; version: number }) {
  const row = await lockRow(context, table, id, version);
  const uses = await findUses(context.db, row, table.usedBy);
  if (uses.length > 0) throw stillUsed(uses);
  await deleteRow(context.db, table, id);
  await recordChanges(context, table, [{ id, what: 'remove', before: row.values, after: null }]);
  return {};
}
