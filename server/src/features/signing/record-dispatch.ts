import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { recordDispatch as endpoint } from '@sarabun/contract/signing/own-letter';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { beginStep, endLegs } from '../documents';
import { refile } from '../queues';
import { readDispatches, saveDispatch } from './own-letter-store';
import { handedToNobody, sentBeforeSigned, sentInFuture, sentTwice } from './refusals';

/**
 * Records how a signed letter was sent to an outside receiver: way, day and recipient. After the last one, the registry is done with it.
 * Refuses what was handed over to nobody, a future day, a day before the signature, and a receiver that is already recorded.
 */
export async function recordDispatch(context: ActContext, { legId, position, ...sent }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const { letter } = await beginStep(context, 'dispatch', legId);
  const { documentId } = letter;
  const { datedOn, parties } = await readDispatches(db, documentId);
  const party = parties.find((one) => one.position === position);
  if (!party) throw notFound();
  if (party.isSent) throw sentTwice(party.name);
  if (sent.way === 'hand' && sent.receiverName === '') throw handedToNobody();
  if (sent.sentOn > bangkokDay(now)) throw sentInFuture();
  if (datedOn !== null && sent.sentOn < datedOn) throw sentBeforeSigned();
  await saveDispatch(db, { documentId, position, ...sent, personId: actor.personId, now });
  context.audit({ documentId, detail: { legId, position, way: sent.way } });
  if (parties.some((one) => one !== party && !one.isSent)) return { item: { documentId, legIds: [legId] } };
  await endLegs(db, [legId], { state: 'done', personId: actor.personId, now });
  await refile(context, { ...letter, legs: letter.legs.map((leg) => (leg.legId === legId ? { ...leg, state: 'done' as const } : leg)) }, letter.kept);
  return { item: { documentId, legIds: [] } };
}
