import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import {
  isAction,
  type orderMenuItems as orderEndpoint,
  type menuSystem as readEndpoint,
  type removeMenuItem as removeEndpoint,
  type saveMenuItem as saveEndpoint,
} from '@sarabun/contract/portal/menu-editor';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { changedMeanwhile } from '../settings';
import {
  addMenuHistory,
  areGroups,
  deleteItem,
  findGroups,
  findItems,
  findParent,
  findParents,
  lockItem,
  writeGroups,
  writeItem,
  writeOrder,
} from './menu-editor-store';
import { badAction, hasItemsBelow, isProtected, notOwnItem, othersChangedOrder, unknownGroup, unknownParent } from './refusals';

export async function menuSystem({ db }: ReadContext, { parentId }: InputOf<typeof readEndpoint>): Promise<AnswerOf<typeof readEndpoint>> {
  const found = await findParent(db, parentId);
  if (!found) throw notFound();
  const { level: _level, ...parent } = found;
  const [items, groups, parents] = await Promise.all([findItems(db, parentId), findGroups(db), findParents(db)]);
  return { parent, items, groups, parents };
}

/**
 * Adds or changes an item. Refuses an item without a target, changes to what the system needs, and overwriting a version that was not seen.
 */
export async function saveMenuItem(
  context: ActContext,
  { item, parentId, groupIds, ...fields }: InputOf<typeof saveEndpoint>,
): Promise<AnswerOf<typeof saveEndpoint>> {
  const { db, actor, now } = context;
  const by = { by: actor.personId, now };
  const before = item ? await lockItem(db, item.id) : null;
  if (item && !before) throw notFound();
  if (before && before.version !== item?.version) throw changedMeanwhile();
  const parent = await findParent(db, parentId);
  if (!parent || parentId === before?.id) throw unknownParent();
  if (before && before.below > 0 && parent.level > 0) throw hasItemsBelow();
  if (before?.isProtected && (before.parentId !== parentId || before.action !== fields.action || before.type !== fields.type || !fields.active))
    throw isProtected();
  if (!before?.isProtected && !isAction(fields.type, fields.action)) throw badAction();
  if (!(await areGroups(db, groupIds))) throw unknownGroup();
  const id = await writeItem(db, before?.id ?? null, parent, fields, by);
  // The settings centre follows from the pages that a person may view.
  if (!before?.isProtected) await writeGroups(db, id, groupIds);
  await addMenuHistory(db, id, before ? 'update' : 'create', before ?? null, { ...fields, parentId, groupIds }, by);
  tell(context, id);
  return { id };
}

function tell({ audit, announce }: ActContext, id: number): void {
  audit({ detail: { page: 'admin-application', rowIds: [id] } });
  announce('settings.changed', { path: 'admin-application', rowIds: [id] });
}

/** Reorders the items of a menu. Refuses a list that does not match the existing items. */
export async function orderMenuItems(context: ActContext, { parentId, ids }: InputOf<typeof orderEndpoint>): Promise<AnswerOf<typeof orderEndpoint>> {
  const { db } = context;
  if (!(await findParent(db, parentId))) throw notFound();
  const known = (await findItems(db, parentId)).map(({ id }) => id);
  if (known.length !== ids.length || new Set(ids).size !== ids.length || !ids.every((id) => known.includes(id))) throw othersChangedOrder();
  await writeOrder(db, ids);
  tell(context, parentId);
  return {};
}

/** Deletes an item that the office added and that has none below it. */
export async function removeMenuItem(context: ActContext, { id, version }: InputOf<typeof removeEndpoint>): Promise<AnswerOf<typeof removeEndpoint>> {
  const { db, actor, now } = context;
  const before = await lockItem(db, id);
  if (!before) throw notFound();
  if (!before.isOwn) throw notOwnItem();
  if (before.version !== version) throw changedMeanwhile();
  if (before.below > 0) throw hasItemsBelow();
  await deleteItem(db, id);
  await addMenuHistory(db, id, 'remove', before, null, { by: actor.personId, now });
  tell(context, id);
  return {};
}
