import type { ActContext } from '../../platform/action';
import type { DocumentState } from '../../platform/schema';
import { endLegs, type Leg, type Letter, type NewLeg, receiversOf, type Step } from '../documents';

import { readWay, saveAsked, saveStepReached, type Way } from './own-letter-store';
import { askedAt, type Onward } from './panel-rules';

/** The legs with which a letter comes to a step, and the positions of those asked: several members of a committee, or one person. */
export interface Asking {
  legs: NewLeg[];
  positions: number[];
}

/** Moves a letter to a step of its route, or on within a committee whose members sign in turn. Returns the legs to those who are asked there. */
async function comeTo(
  context: ActContext,
  letter: Pick<Letter, 'documentId' | 'secrecy' | 'isPersonal'>,
  way: Way,
  positions: number[],
): Promise<Asking & { state: DocumentState }> {
  const legs: NewLeg[] = [];
  const [first = 0] = positions;
  const state = way.steps[first]?.role === 'sign' ? 'awaitingSignature' : 'inReview';
  for (const position of positions) {
    const [to] = await receiversOf(context, letter, [way.steps[position]?.deskId ?? 0]);
    if (!to) throw new Error('a receiver is missing');
    legs.push({ to, purpose: state === 'inReview' ? 'review' : 'signature' });
  }
  await saveStepReached(context.db, letter.documentId, first, state);
  return { legs, positions, state };
}

/** Like `comeTo`, at the step with a position: to its person, or to a whole committee. */
export async function comeToStep(context: ActContext, letter: Letter, position: number): Promise<Asking & { state: DocumentState }> {
  const way = await readWay(context.db, letter.documentId);
  return comeTo(context, letter, way, askedAt(way, position));
}

/** Whom a letter asks next, or nobody: while other members are asked, and after the last step. */
export async function goOn(context: ActContext, letter: Letter, way: Way, onward: Onward): Promise<Asking> {
  return typeof onward === 'string' ? { legs: [], positions: [] } : comeTo(context, letter, way, onward.asks);
}

/** Remembers who was asked through the new legs, and announces them. Returns their ids. */
export async function announceAsked(context: ActContext, documentId: number, { positions }: Asking, added: readonly Leg[]): Promise<number[]> {
  const legIds = added.map(({ legId }) => legId);
  if (legIds.length === 0) return [];
  await saveAsked(context.db, documentId, positions, legIds);
  context.announce('document.sentOn', { documentId, legIds });
  return legIds;
}

/**
 * Ends the legs of everybody else who was asked at this step, with a reason for them to read: enough have signed, or the letter went back. They
 * are told, and the letter leaves their queues.
 */
export async function spareOthers(context: ActContext, step: Step, reason: string): Promise<Step> {
  const { db, actor, now } = context;
  const { documentId, legs } = step.letter;
  const isSpared = ({ legId, purpose, state }: Leg) =>
    legId !== step.leg.legId && (purpose === 'signature' || purpose === 'review') && (state === 'delivered' || state === 'received');
  const others = legs.filter(isSpared).map(({ legId }) => legId);
  if (others.length === 0) return step;
  await endLegs(db, others, { state: 'recalled', personId: actor.personId, now, reason });
  context.announce('document.spared', { documentId, legIds: others });
  return { ...step, letter: { ...step.letter, legs: legs.map((one) => (others.includes(one.legId) ? { ...one, state: 'recalled' as const } : one)) } };
}
