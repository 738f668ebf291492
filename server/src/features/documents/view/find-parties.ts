import type { findReachedTwice as twiceEndpoint } from '@sarabun/contract/documents/reached-twice';
import type { findParties as endpoint, suggestParties as suggestEndpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { foldSearch } from '@sarabun/contract/values/search-text';
import type { ReadContext } from '../../../platform/action';
import { notFound } from '../../../platform/refusals';
import { findParties as find } from './party-store';
import { findSuggestedParties, findReachedTwice as reachedTwice } from './suggested-party-store';

/** Units, posts and persons as receivers of a letter; the first twenty matches. */
export async function findParties({ db, actor, now }: ReadContext, { search, kind }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const unitId = actor.seats[0]?.unitId ?? null;
  return { items: await find(db, { search: foldSearch(search), kind: kind ?? null, clearance: actor.clearance, unitId, now }) };
}

/** Desks that are likely to be named by who works at a desk. */
export async function suggestParties(
  { db, actor, now }: ReadContext,
  { deskId, kind }: InputOf<typeof suggestEndpoint>,
): Promise<AnswerOf<typeof suggestEndpoint>> {
  if (!actor.seats.some((seat) => seat.deskId === deskId)) throw notFound();
  return { items: await findSuggestedParties(db, { deskId, personId: actor.personId, kind: kind ?? null, now }) };
}

/** Persons who would get a letter more than once. */
export async function findReachedTwice({ db, now }: ReadContext, { deskIds }: InputOf<typeof twiceEndpoint>): Promise<AnswerOf<typeof twiceEndpoint>> {
  return { items: await reachedTwice(db, [...new Set(deskIds)], now) };
}
