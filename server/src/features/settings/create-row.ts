import type { MasterTable, MasterValues } from '@sarabun/contract/settings/master-table';
import type { ActContext } from '../../platform/action';
import { answerRow, checkReferences, recordChanges, refusingTwins } from './changed-row';
import { insertRow } from './master-store';

export async function createRow(context: ActContext, table: MasterTable, { values }: { values: MasterValues }) {
  const { db, actor, now } = context;
  await checkReferences(context, table, values, null);
  const id = await refusingTwins(table, () => insertRow(db, table, values, { by: actor.personId, now }));
  await recordChanges(context, table, [{ id, what: 'create', before: null, after: values }]);
  return answerRow(context, table, id);
}
