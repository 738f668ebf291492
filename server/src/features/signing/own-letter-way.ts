import type { ActContext } from '../../platform/action';
import type { DocumentState } from '../../platform/schema';
import { type Leg, type Letter, type NewLeg, receiversOf, type Step } from '../documents';

import { readWay, saveStepReached, type Step as WayStep } from './own-letter-store';

/** The state of a letter at a step of its route. */
const stateAt = ({ role }: WayStep): DocumentState => (role === 'sign' ? 'awaitingSignature' : 'inReview');

/** The leg to one step of a letter's route, and the state of the letter there. */
export async function legToStep(
  context: ActContext,
  letter: Pick<Letter, 'secrecy' | 'isPersonal'>,
  step: WayStep,
): Promise<{ leg: NewLeg; state: DocumentState }> {
  const [to] = await receiversOf(context, letter, [step.deskId]);
  if (!to) throw new Error('a receiver is missing');
  return { leg: { to, purpose: step.role === 'sign' ? 'signature' : 'review' }, state: stateAt(step) };
}

/** The step after the one being finished, with the leg to it; null after the last. Marks the letter as there. */
export async function stepOn(context: ActContext, { letter }: Pick<Step, 'letter'>): Promise<NewLeg | null> {
  const { steps, at } = await readWay(context.db, letter.documentId);
  const next = steps[(at ?? -1) + 1];
  if (!next) return null;
  const { leg, state } = await legToStep(context, letter, next);
  await saveStepReached(context.db, letter.documentId, (at ?? -1) + 1, state);
  return leg;
}

/** Announces the legs to the next step of a letter. */
export function announceSubmitted(context: ActContext, documentId: number, legs: readonly Leg[]): number[] {
  const legIds = legs.map(({ legId }) => legId);
  context.announce('document.sentOn', { documentId, legIds });
  return legIds;
}
