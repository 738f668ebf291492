import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { returnDraft as endpoint } from '@sarabun/contract/signing/own-letter';
import type { ActContext } from '../../platform/action';
import { beginStep, finishStep, reasonMissing, receiversOf, type Step } from '../documents';

import { positionOf, readWay, saveAsked, saveStepReached } from './own-letter-store';
import { type Asking, comeToStep, spareOthers } from './own-letter-way';
import { beginningAt } from './panel-rules';
import { wentBack } from './panel-texts';
import { noEarlierStep } from './refusals';
import { withdrawSignatures } from './withdrawn-store';

/**
 * Returns an unsigned letter (ส่งคืนแก้ไข) with a mandatory reason: to its writer, to the previous step, or to any earlier one. Signatures given
 * from there on lose their effect, since what they covered may change. Other members of a committee are not asked any more.
 */
export async function returnDraft(context: ActContext, { legId, to, position, reason }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  if (reason === '') throw reasonMissing();
  const step = await beginStep(context, 'returnDraft', legId);
  const back = await stepBack(context, step, { to, position });
  return goBack(context, 'returnDraft', step, { back, reason });
}

/** Takes a letter back to a position, or to its writer (null), by what was done on a leg. */
export async function goBack(
  context: ActContext,
  action: 'returnDraft' | 'declineSignature',
  begun: Step,
  { back, reason }: { back: number | null; reason: string },
): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const { documentId } = begun.letter;
  const step = await spareOthers(context, begun, wentBack);
  const { legs, positions } = back === null ? await toWriter(context, step) : await comeToStep(context, step.letter, back);
  const withdrawn = await withdrawSignatures(db, { documentId, from: back ?? 0, legId: step.leg.legId, personId: actor.personId, now });
  if (withdrawn.length > 0) context.audit({ detail: { withdrawnSignatures: withdrawn } });
  const added = await finishStep(context, action, step, { reason, news: legs });
  const legIds = added.map((one) => one.legId);
  await saveAsked(db, documentId, positions, legIds);
  for (const one of legIds) context.announce('document.sentBack', { documentId, legId: one, byLegId: step.leg.legId });
  return { item: { documentId, legIds } };
}

/** The position to return to; null for the writer, also from the first step. Refuses one that does not come before the current step. */
async function stepBack(
  { db }: ActContext,
  { letter, leg }: Step,
  { to, position }: Pick<InputOf<typeof endpoint>, 'to' | 'position'>,
): Promise<number | null> {
  if (to === 'writer') return null;
  const way = await readWay(db, letter.documentId);
  const at = beginningAt(way, positionOf(way, leg.legId));
  if (to === 'previous') return at === 0 ? null : beginningAt(way, at - 1);
  if (position === null || position >= at) throw noEarlierStep();
  return beginningAt(way, position);
}

async function toWriter(context: ActContext, { letter }: Step): Promise<Asking> {
  if (letter.writerDeskId === null) throw new Error('an own letter has a writer');
  const [to] = await receiversOf(context, letter, [letter.writerDeskId]);
  if (!to) throw new Error('a receiver is missing');
  await saveStepReached(context.db, letter.documentId, null, 'draft');
  return { legs: [{ to, purpose: 'revision' }], positions: [] };
}
