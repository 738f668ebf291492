import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { explainRights as endpoint, explainOwnRights as ownEndpoint, findRightsPersons as personsEndpoint } from '@sarabun/contract/rights/explain-rights';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ReadContext, Seat } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { explainAccess } from '../documents';
import { findPersons } from './appointment-store';
import { findByNumber } from './break-glass-store';
import { type ExplainedSeat, findRightsFacts, type RightsFacts } from './explain-store';
import { sectionsOf, whyLetter } from './explain-texts';

const asSeat = ({ deskId, deskKind, unitId, postId, function: work, order }: ExplainedSeat): Seat => ({
  deskId,
  deskKind,
  unitId,
  postId,
  function: work,
  acting: order && { orderId: order.orderId, kinds: order.kinds },
});

/** What a person may do today and why; for a letter number, whether they may read that letter. */
export async function explainRights(context: ReadContext, { personId, number }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, now } = context;
  const facts = await findRightsFacts(db, personId, bangkokDay(now), now);
  if (!facts) throw notFound();
  const { name, unitName, isClosed } = facts;
  return {
    item: { personId, name, unitName, isClosed, sections: sectionsOf(facts), letter: number === '' ? null : await letterOf(context, personId, facts, number) },
  };
}

/**
 * A letter above the asker's clearance counts as nonexistent, so asking about others reveals nothing. Auditors may ask about any open
 * letter.
 */
async function letterOf({ db, actor, now }: ReadContext, personId: number, facts: RightsFacts, number: string) {
  const documentId = await findByNumber(db, number, actor.clearance);
  const clearance = Math.max(1, ...facts.clearances.map(({ level }) => level));
  const access = documentId === null ? null : await explainAccess(db, { personId, seats: facts.seats.map(asSeat), clearance }, documentId, now);
  if (!access) return { verdict: 'unknown' as const, why: [], actions: [] };
  return { verdict: access.mayRead ? ('mayRead' as const) : ('mayNotRead' as const), why: whyLetter(facts, access), actions: access.actions };
}

/** Like `explainRights`, for oneself. A letter that one may not read counts as nonexistent. */
export async function explainOwnRights(context: ReadContext, { number }: InputOf<typeof ownEndpoint>): Promise<AnswerOf<typeof ownEndpoint>> {
  const { item } = await explainRights(context, { personId: context.actor.personId, number });
  return { item: { ...item, letter: item.letter?.verdict === 'mayNotRead' ? { verdict: 'unknown', why: [], actions: [] } : item.letter } };
}

/** Active persons, to appoint or to ask about. */
export async function findRightsPersons({ db }: ReadContext, { search }: InputOf<typeof personsEndpoint>): Promise<AnswerOf<typeof personsEndpoint>> {
  return { items: await findPersons(db, search) };
}
