import type {
  listAbsences as absencesEndpoint,
  appointActing as appointEndpoint,
  cancelAbsence as cancelEndpoint,
  enterAbsence as enterEndpoint,
  enterOwnAbsence as enterOwnEndpoint,
  listActingOrders as listEndpoint,
  myActing as mineEndpoint,
  findActingParties as partiesEndpoint,
  revokeActing as revokeEndpoint,
} from '@sarabun/contract/acting/acting';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import { type ActContext, innerOrigin, nobody, type ReadContext, runAction, type World } from '../../platform/action';
import { fieldsInvalid, notFound } from '../../platform/refusals';
import { actingTerms, changedTerms, contradicted, delegatedAlready, holderAmong, sameTerms } from './acting-rules';
import {
  findAbsences,
  findAbsencesOf,
  findActingOf,
  findFacts,
  findOrders,
  findParties,
  findTerms,
  inOffice,
  insertAbsence,
  insertOrder,
  isAwayBetween,
  leaveSuccessions,
  lockOrder,
  lockPost,
  markCancelled,
  markRevoked,
  postsConcerning,
  replaceSeats,
} from './acting-store';
import {
  actsForOneself,
  alreadyAway,
  delegatedTwice,
  endsBeforeStart,
  noSuchPerson,
  noSuchPost,
  notToOneself,
  orderChanged,
  orderContradicted,
  twiceInSuccession,
} from './refusals';

import { endRolesOf } from './role-seat-store';

/** The longest absence in days. */
const maxAbsenceDays = 366;

export async function listActingOrders(
  { db, now }: ReadContext,
  { search, state, page, pageSize }: InputOf<typeof listEndpoint>,
): Promise<AnswerOf<typeof listEndpoint>> {
  return { ...(await findOrders(db, { search, state, today: bangkokDay(now), limit: pageSize, offset: (page - 1) * pageSize })), page, pageSize };
}

/** Posts or persons for writing an order. */
export async function findActingParties({ db }: ReadContext, { search, kind }: InputOf<typeof partiesEndpoint>): Promise<AnswerOf<typeof partiesEndpoint>> {
  return { items: await findParties(db, search, kind) };
}

/**
 * Enters an order to act for a post (annex 3). Refuses two orders that give the full power of one post for the same days in the same way, and two that
 * delegate parts of it to one person on the same days.
 * Seats follow from today; `from` may be earlier when entering an office that is already at work.
 */
export async function appointActing(context: ActContext, order: InputOf<typeof appointEndpoint>, from = bangkokDay(context.now)): Promise<{ orderId: number }> {
  const { db, actor, now, audit } = context;
  const { startsOn, endsOn, personIds } = order;
  const faults: Record<string, Label> = {};
  if (endsOn !== null && endsOn < startsOn) faults.endsOn = endsBeforeStart;
  if (new Set(personIds).size !== personIds.length) faults.personIds = twiceInSuccession;
  if (!(await lockPost(db, order.postId))) faults.postId = noSuchPost;
  const known = await inOffice(db, personIds);
  if (personIds.some((personId) => !known.has(personId))) faults.personIds = noSuchPerson;
  if (Object.keys(faults).length > 0) throw fieldsInvalid(faults);
  if (personIds.includes(actor.personId)) throw notToOneself();
  const [earlier = from] = [startsOn, from].sort();
  const facts = await findFacts(db, order.postId, earlier);
  const holderId = holderAmong(order, facts.holders);
  if (holderId !== undefined) throw actsForOneself(known.get(holderId) as Label);
  const other = contradicted(order, facts.orders);
  if (other) throw orderContradicted(other.orderNumber);
  const again = delegatedAlready(order, facts.orders);
  if (again) throw delegatedTwice(again.orderNumber);
  const orderId = await insertOrder(db, order, actor.personId, now);
  await planPost(context, order.postId, from);
  audit({ detail: { actingOrderId: orderId, postId: order.postId, phrase: order.phrase, personIds, startsOn, endsOn } });
  return { orderId };
}

/** Revokes an order at once. What was done under it stays valid. */
export async function revokeActing(context: ActContext, { orderId, version, reason }: InputOf<typeof revokeEndpoint>) {
  const { db, actor, now, audit } = context;
  const order = await lockOrder(db, orderId);
  if (!order) throw notFound();
  if (order.version !== version || order.revoked) throw orderChanged();
  await markRevoked(db, orderId, reason, actor.personId, now);
  await planPost(context, order.postId);
  audit({ detail: { actingOrderId: orderId, postId: order.postId, reason } });
  return {};
}

export async function listAbsences(
  { db }: ReadContext,
  { search, page, pageSize }: InputOf<typeof absencesEndpoint>,
): Promise<AnswerOf<typeof absencesEndpoint>> {
  return { ...(await findAbsences(db, search, { limit: pageSize, offset: (page - 1) * pageSize })), page, pageSize };
}

/** Enters an absence: standing orders for the person's posts apply on these days, and successions skip the person. */
export async function enterAbsence(context: ActContext, away: InputOf<typeof enterEndpoint>): Promise<{ absenceId: number }> {
  const { db, actor, now, audit } = context;
  const faults: Record<string, Label> = {};
  if (away.endsOn < away.startsOn || away.endsOn > dayAfter(away.startsOn, maxAbsenceDays)) faults.endsOn = endsBeforeStart;
  if (!(await inOffice(db, [away.personId])).has(away.personId)) faults.personId = noSuchPerson;
  else if (await isAwayBetween(db, away.personId, away.startsOn, away.endsOn)) faults.startsOn = alreadyAway;
  if (Object.keys(faults).length > 0) throw fieldsInvalid(faults);
  const absenceId = await insertAbsence(db, away, actor.personId, now);
  await planConcerning(context, away.personId);
  audit({ detail: { absenceId, of: away.personId, startsOn: away.startsOn, endsOn: away.endsOn } });
  return { absenceId };
}

/** Like `enterAbsence`, for oneself. */
export async function enterOwnAbsence(context: ActContext, away: InputOf<typeof enterOwnEndpoint>): Promise<{ absenceId: number }> {
  return enterAbsence(context, { ...away, personId: context.actor.personId });
}

/** Cancels an absence; only one's own with `own`. */
export function cancelAbsence(own: boolean) {
  return async (context: ActContext, { absenceId }: InputOf<typeof cancelEndpoint>) => {
    const { db, actor, now, audit } = context;
    const personId = await markCancelled(db, absenceId, own ? actor.personId : null, actor.personId, now);
    if (personId === null) throw notFound();
    await planConcerning(context, personId);
    audit({ detail: { absenceId, of: personId } });
    return {};
  };
}

/** The posts that the person acts for, and who acts for the person's own. */
export async function myActing({ db, actor, now }: ReadContext): Promise<AnswerOf<typeof mineEndpoint>> {
  const today = bangkokDay(now);
  const [found, absences] = await Promise.all([findActingOf(db, actor.personId, today), findAbsencesOf(db, actor.personId, today)]);
  return { forOthers: found.filter(({ isMine }) => isMine), forMe: found.filter(({ isMine }) => !isMine), absences };
}

/** Writes the acting seats of a post from today on and notifies the people involved. */
async function planPost(context: ActContext, postId: number, from = bangkokDay(context.now)): Promise<void> {
  const facts = await findFacts(context.db, postId, from);
  const before = await findTerms(context.db, postId, from);
  const terms = actingTerms(facts, from);
  const personIds = await replaceSeats(context.db, postId, terms, from);
  if (personIds.length > 0) context.announce('rights.changed', { personIds });
  // What is entered of an office that is already at work is news to nobody.
  const changes = from === bangkokDay(context.now) ? changedTerms(before, terms) : [];
  if (changes.length > 0) context.announce('acting.changed', { changes });
}

/** Like `planPost`, for every post that a person holds or may act for. */
async function planConcerning(context: ActContext, personId: number): Promise<void> {
  for (const postId of await postsConcerning(context.db, personId, bangkokDay(context.now))) await planPost(context, postId);
}

/** Removes a person who leaves the office or the unit from every succession and role; the next one acts from today. */
export async function endDuties(context: ActContext, personId: number): Promise<void> {
  await endRolesOf(context.db, personId, context.now);
  await leaveSuccessions(context.db, personId, bangkokDay(context.now));
  await planConcerning(context, personId);
}

/** Background work: plans the seats of posts whose holders changed another way. Costs two reads when nothing changed. */
export async function planActing(world: World): Promise<void> {
  const from = bangkokDay(world.clock());
  for (const postId of await postsConcerning(world.db, null, from)) {
    const terms = actingTerms(await findFacts(world.db, postId, from), from);
    if (sameTerms(terms, await findTerms(world.db, postId, from))) continue;
    await runAction(world, 'planActing', { actor: nobody, origin: innerOrigin }, (context) => planPost(context, postId));
  }
}
