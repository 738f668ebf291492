import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { returnDraft as endpoint } from '@sarabun/contract/signing/own-letter';
import type { ActContext } from '../../platform/action';
import { beginStep, finishStep, type NewLeg, reasonMissing, receiversOf, type Step } from '../documents';

import { readWay, saveStepReached } from './own-letter-store';
import { legToStep } from './own-letter-way';

/** Returns an unsigned letter (ส่งคืนแก้ไข) with a mandatory reason: to its writer, or to the previous step. */
export async function returnDraft(context: ActContext, { legId, to, reason }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  if (reason === '') throw reasonMissing();
  const step = await beginStep(context, 'returnDraft', legId);
  const { documentId } = step.letter;
  const back = (to === 'previous' && (await toPrevious(context, step))) || (await toWriter(context, step));
  const added = await finishStep(context, 'returnDraft', step, { reason, news: [back] });
  for (const leg of added) context.announce('document.sentBack', { documentId, legId: leg.legId });
  return { item: { documentId, legIds: added.map((leg) => leg.legId) } };
}

/** The leg to the previous step; null at the first one. */
async function toPrevious(context: ActContext, { letter }: Step): Promise<NewLeg | null> {
  const { steps, at } = await readWay(context.db, letter.documentId);
  const before = at === null ? undefined : steps[at - 1];
  if (!before || at === null) return null;
  const { leg, state } = await legToStep(context, letter, before);
  await saveStepReached(context.db, letter.documentId, at - 1, state);
  return leg;
}

async function toWriter(context: ActContext, { letter }: Step): Promise<NewLeg> {
  if (letter.writerDeskId === null) throw new Error('an own letter has a writer');
  const [to] = await receiversOf(context, letter, [letter.writerDeskId]);
  if (!to) throw new Error('a receiver is missing');
  await saveStepReached(context.db, letter.documentId, null, 'draft');
  return { to, purpose: 'revision' };
}
