import type {
  editIntranetItem as editEndpoint,
  listIntranetItems as listEndpoint,
  myBookGroups as mineEndpoint,
  removeIntranetItem as removeEndpoint,
  saveIntranetItem as saveEndpoint,
  audienceUnits as unitsEndpoint,
  withdrawIntranetItem as withdrawEndpoint,
} from '@sarabun/contract/collections/manage-intranet';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext, ReadContext } from '../../platform/action';
import { forbidden, notFound } from '../../platform/refusals';
import { changedMeanwhile } from '../settings';
import {
  deleteItem,
  type EditedItem,
  findAudienceUnits,
  findForEditing,
  findManaged,
  findUnknown,
  findUserGroups,
  mayPublish,
  replaceParts,
  setState,
  writeItem,
} from './edit-store';
import { findGroups } from './intranet-store';
import { audienceMissing, endsBeforeStart, fileGone, mayNotPublish, notShownNow, unknownAudience, unknownCategory, wasShown } from './refusals';

const managing = ({ actor, now }: ReadContext | ActContext) => ({ personId: actor.personId, now });

/** The groups that the person may publish in, and the user groups to choose as audience. */
export async function myBookGroups(context: ReadContext): Promise<AnswerOf<typeof mineEndpoint>> {
  const items = await findGroups(context.db, managing(context));
  return { items, audienceGroups: items.length > 0 ? await findUserGroups(context.db) : [] };
}

/** Units to choose as audience; only for people who may publish somewhere. */
export async function audienceUnits(context: ReadContext, { search }: InputOf<typeof unitsEndpoint>): Promise<AnswerOf<typeof unitsEndpoint>> {
  if ((await findGroups(context.db, managing(context))).length === 0) throw forbidden();
  return { items: await findAudienceUnits(context.db, search) };
}

/** One page of what the person may change. */
export async function listIntranetItems(
  context: ReadContext,
  { search, groupId, state, page, pageSize }: InputOf<typeof listEndpoint>,
): Promise<AnswerOf<typeof listEndpoint>> {
  const query = { search, groupId: groupId ?? null, state: state ?? null };
  return { ...(await findManaged(context.db, query, managing(context), { limit: pageSize, offset: (page - 1) * pageSize })), page, pageSize };
}

export async function editIntranetItem(context: ReadContext, { itemId }: InputOf<typeof editEndpoint>): Promise<AnswerOf<typeof editEndpoint>> {
  const item = await findForEditing(context.db, itemId, managing(context));
  if (!item) throw notFound();
  return { item };
}

/**
 * Writes an item, as a draft or published. Refuses a group in which the person may not publish, a category of another group, an empty
 * audience, days that end before they begin, and overwriting a version that was not seen.
 */
export async function saveIntranetItem(context: ActContext, input: InputOf<typeof saveEndpoint>): Promise<AnswerOf<typeof saveEndpoint>> {
  const { db } = context;
  const before = input.item ? await lockItem(context, input.item) : null;
  if (!(await mayPublish(db, input.groupId, managing(context)))) throw mayNotPublish();
  if (input.showsUntil !== null && input.showsUntil < input.showsFrom) throw endsBeforeStart();
  const parts = await provenParts(context, input, before?.itemId ?? null);
  const { item: _item, audience: _audience, fileIds: _files, publish, ...fields } = input;
  const saved = await writeItem(db, before?.itemId ?? null, { ...fields, state: publish ? 'published' : stateWithout(before) }, managing(context));
  await replaceParts(db, saved.itemId, parts);
  context.audit({ detail: { itemId: saved.itemId, groupId: input.groupId, published: publish } });
  return saved;
}

/** Saving without publishing keeps a withdrawn item withdrawn; otherwise the item is a draft. */
const stateWithout = (before: EditedItem | null) => (before && before.state !== 'draft' ? 'withdrawn' : 'draft');

async function provenParts(
  { db, actor }: ActContext,
  { groupId, categoryId, forEveryone, audience, fileIds }: InputOf<typeof saveEndpoint>,
  itemId: number | null,
) {
  const named = forEveryone ? [] : audience;
  if (!forEveryone && named.length === 0) throw audienceMissing();
  const idsOf = (wanted: 'unit' | 'group') => [...new Set(named.flatMap(({ kind, id }) => (kind === wanted ? [id] : [])))];
  const parts = { unitIds: idsOf('unit'), groupIds: idsOf('group'), fileIds: [...new Set(fileIds)] };
  const unknown = await findUnknown(db, { itemId, groupId, categoryId, personId: actor.personId, ...parts });
  if (unknown.category) throw unknownCategory();
  if (unknown.audience) throw unknownAudience();
  if (unknown.files) throw fileGone();
  return parts;
}

async function lockItem(context: ActContext, { itemId, version }: { itemId: number; version: number }): Promise<EditedItem> {
  const item = await findForEditing(context.db, itemId, managing(context), true);
  if (!item) throw notFound();
  if (item.version !== version) throw changedMeanwhile();
  return item;
}

export async function withdrawIntranetItem(context: ActContext, input: InputOf<typeof withdrawEndpoint>): Promise<AnswerOf<typeof withdrawEndpoint>> {
  const { itemId, state } = await lockItem(context, input);
  if (state === 'draft' || state === 'withdrawn') throw notShownNow();
  await setState(context.db, itemId, 'withdrawn', managing(context));
  context.audit({ detail: { itemId } });
  return {};
}

/** Deletes a draft. */
export async function removeIntranetItem(context: ActContext, input: InputOf<typeof removeEndpoint>): Promise<AnswerOf<typeof removeEndpoint>> {
  const { itemId, state } = await lockItem(context, input);
  if (state !== 'draft') throw wasShown();
  await deleteItem(context.db, itemId);
  context.audit({ detail: { itemId } });
  return {};
}
