import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import {
  type forgetReceiverList as forgetEndpoint,
  type receiverLists as listsEndpoint,
  maxLists,
  type saveReceiverList as saveEndpoint,
} from '@sarabun/contract/receiver-lists/receiver-lists';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { countLists, deleteList, findLists, findUnits, insertList, namesOf } from './receiver-list-store';
import { listDeskGone, listNameTaken, tooManyLists } from './refusals';

/** All units that receive letters except the person's own, and the person's lists. */
export async function receiverLists({ db, actor }: ReadContext): Promise<AnswerOf<typeof listsEndpoint>> {
  const home = actor.seats.find((seat) => seat.function === 'self')?.unitId ?? 0;
  const [units, lists] = await Promise.all([findUnits(db, home), findLists(db, actor.personId)]);
  return { units, lists };
}

/** Saves a receiver list. Refuses a taken name, inactive desks, and more than fifty lists. */
export async function saveReceiverList(
  { db, actor, now, audit }: ActContext,
  { name, receivers }: InputOf<typeof saveEndpoint>,
): Promise<AnswerOf<typeof saveEndpoint>> {
  const deskIds = [...new Set(receivers.flatMap(({ deskId }) => deskId ?? []))];
  const names = await namesOf(db, deskIds);
  if (names.size !== deskIds.length) throw listDeskGone();
  if ((await countLists(db, actor.personId)) >= maxLists) throw tooManyLists();
  // A desk gets its own name, whatever was sent.
  const named = receivers.map((one) => ({ deskId: one.deskId, name: names.get(one.deskId ?? 0) ?? one.name }));
  const listId = await insertList(db, { personId: actor.personId, name, receivers: named, now });
  if (listId === null) throw listNameTaken();
  audit({ detail: { receiverListId: listId } });
  return { listId };
}

export async function forgetReceiverList(
  { db, actor, audit }: ActContext,
  { listId }: InputOf<typeof forgetEndpoint>,
): Promise<AnswerOf<typeof forgetEndpoint>> {
  if (!(await deleteList(db, listId, actor.personId))) throw notFound();
  audit({ detail: { receiverListId: listId } });
  return {};
}
