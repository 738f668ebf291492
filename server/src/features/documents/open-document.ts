import type { openDocument as endpoint } from '@sarabun/contract/documents/open-document';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { findDocument, saveOpening, type ViewedLeg } from './document-view-store';
import { allowedActions, seatsFor } from './document-workflow';
import { findOwnLetter } from './own-letter-view-store';
import { childrenOf, isUnopened } from './route-rules';

const isOpen = (leg: ViewedLeg) => leg.state === 'delivered' || leg.state === 'received';

/**
 * Opens a letter: its fields, files, route, notes, who holds it, and what the reader may do now. The first opening of a leg at its
 * desk, of a letter by a person, and every opening of a secret letter is recorded before anything is shown.
 */
export async function openDocument(context: ReadContext, input: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor } = context;
  const deskIds = actor.seats.map((seat) => seat.deskId);
  const found = await findDocument(db, { documentId: input.documentId, personId: actor.personId, deskIds, clearance: actor.clearance });
  if (!found) throw notFound();
  const { route, writerDeskId, holderNames, isParty, isKnown, state, follows, ...letter } = found;
  const leg = isParty ? legOf(route, deskIds, input.legId) : null;
  const mine = leg && deskIds.includes(leg.toDeskId) ? leg : null;
  if (!isKnown || mine?.openedAt === null || letter.secrecy > 1) await recordOpening(context, letter.documentId, mine?.legId ?? null);
  const legs = route.map((one) => ({ ...one, sentAt: '', backAt: null }));
  const routed = legs.find(({ legId }) => legId === leg?.legId);
  const allowed = routed ? allowedActions(seatsFor(actor.seats, letter.kind), routed, { secrecy: letter.secrecy, state, legs, follows, writerDeskId }) : [];
  return {
    item: {
      ...letter,
      own: letter.direction === 'outgoing' ? await findOwnLetter(db, { documentId: letter.documentId, deskIds, clearance: actor.clearance }) : null,
      route,
      holders: route.filter(isOpen).map((one) => ({
        desk: one.to,
        personName: one.toDeskKind === 'person' ? one.to.name : (holderNames.find(({ deskId }) => deskId === one.toDeskId)?.name ?? null),
        since: one.backAt ?? one.receivedAt ?? one.sentAt,
        openedAt: one.openedAt,
        purpose: one.purpose,
        state: one.state,
      })),
      legId: leg?.legId ?? null,
      follow: follows.find(({ deskId }) => deskId === leg?.toDeskId) ?? null,
      recallable: allowed.includes('recall') && leg ? childrenOf(legs, leg).flatMap((child) => (isUnopened(child) ? child.legId : [])) : [],
      allowedActions: allowed,
    },
  };
}

/**
 * The leg through which the reader sees the letter: the one asked for if it lies at a desk of theirs, their own leg before it if they
 * sent it on, else their newest open one, else their newest.
 */
function legOf(route: readonly ViewedLeg[], deskIds: readonly number[], wanted: number | undefined): ViewedLeg | null {
  const asked = route.find((leg) => leg.legId === wanted);
  if (asked && deskIds.includes(asked.toDeskId)) return asked;
  if (asked && asked.fromDeskId !== null && deskIds.includes(asked.fromDeskId)) {
    return route.find(({ legId, toDeskId }) => legId === asked.parentLegId && deskIds.includes(toDeskId)) ?? asked;
  }
  const mine = route.filter((leg) => deskIds.includes(leg.toDeskId));
  return mine.findLast(isOpen) ?? mine.at(-1) ?? null;
}

async function recordOpening(context: ReadContext, documentId: number, legId: number | null): Promise<void> {
  const { personId } = context.actor;
  await context.act('recordOpening', async ({ db, now, audit }) => {
    audit({ documentId, detail: { legId } });
    await saveOpening(db, { documentId, legId, personId, now });
  });
}
