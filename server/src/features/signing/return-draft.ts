import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { returnDraft as endpoint } from '@sarabun/contract/signing/own-letter';
import type { ActContext } from '../../platform/action';
import { beginStep, finishStep, type NewLeg, reasonMissing, receiversOf, type Step } from '../documents';

import { readWay, saveStepReached } from './own-letter-store';
import { legToStep } from './own-letter-way';
import { noEarlierStep } from './refusals';
import { withdrawSignatures } from './withdrawn-store';

/**
 * Returns an unsigned letter (ส่งคืนแก้ไข) with a mandatory reason: to its writer, to the previous step, or to any earlier one. Signatures given
 * from there on lose their effect, since what they covered may change.
 */
export async function returnDraft(context: ActContext, { legId, to, position, reason }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  if (reason === '') throw reasonMissing();
  const { db, actor, now } = context;
  const step = await beginStep(context, 'returnDraft', legId);
  const { documentId } = step.letter;
  const back = await stepBack(context, documentId, { to, position });
  const leg = back === null ? await toWriter(context, step) : await toStep(context, step, back);
  const withdrawn = await withdrawSignatures(db, { documentId, from: back ?? 0, legId, personId: actor.personId, now });
  if (withdrawn.length > 0) context.audit({ detail: { withdrawnSignatures: withdrawn } });
  const added = await finishStep(context, 'returnDraft', step, { reason, news: [leg] });
  for (const one of added) context.announce('document.sentBack', { documentId, legId: one.legId });
  return { item: { documentId, legIds: added.map((one) => one.legId) } };
}

/** The position to return to; null for the writer, also from the first step. Refuses one that does not come before the current step. */
async function stepBack({ db }: ActContext, documentId: number, { to, position }: Pick<InputOf<typeof endpoint>, 'to' | 'position'>): Promise<number | null> {
  const { at } = await readWay(db, documentId);
  if (to === 'writer') return null;
  if (to === 'previous') return at === null || at === 0 ? null : at - 1;
  if (position === null || at === null || position >= at) throw noEarlierStep();
  return position;
}

async function toStep(context: ActContext, { letter }: Step, position: number): Promise<NewLeg> {
  const step = (await readWay(context.db, letter.documentId)).steps[position];
  if (!step) throw noEarlierStep();
  const { leg, state } = await legToStep(context, letter, step);
  await saveStepReached(context.db, letter.documentId, position, state);
  return leg;
}

async function toWriter(context: ActContext, { letter }: Step): Promise<NewLeg> {
  if (letter.writerDeskId === null) throw new Error('an own letter has a writer');
  const [to] = await receiversOf(context, letter, [letter.writerDeskId]);
  if (!to) throw new Error('a receiver is missing');
  await saveStepReached(context.db, letter.documentId, null, 'draft');
  return { to, purpose: 'revision' };
}
