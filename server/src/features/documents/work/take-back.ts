import type { ActContext } from '../../../platform/action';
import type { LegAction } from '../letter/document-workflow';
import type { Leg, NewLeg } from '../letter/letter-store';
import { childrenOf, comesBack, isPending } from '../letter/route-rules';
import { finishStep, type Step } from '../letter/route-step';
import { withdrawLegs } from '../letter/withdraw-store';

/**
 * Withdraws what was given on these legs, with the reason and with whatever was passed on from them, and gives it to others if there are
 * new legs. If nobody is left, the letter is back at the desk that gave it. Returns the withdrawn, returned and added legs.
 */
export async function takeBack(
  context: ActContext,
  action: LegAction,
  step: Step,
  { from, reason, news }: { from: readonly Leg[]; reason: string; news: readonly NewLeg[] },
): Promise<{ gone: number[]; back: Leg | null; added: Leg[] }> {
  const { letter } = step;
  const { documentId } = letter;
  const gone = withAllBelow(letter.legs, from);
  const { actor, now } = context;
  const withdrawn = gone.length > 0 ? await withdrawLegs(context.db, { documentId, legIds: gone }, { personId: actor.personId, now, reason }) : null;
  const legs = letter.legs.map((one) => ({ ...one, state: withdrawn?.get(one.legId) ?? one.state }));
  const back = from[0] && news.length === 0 ? comesBack(legs, from[0]) : null;
  const added = await finishStep(context, action, { ...step, letter: { ...letter, legs } }, { news, back });
  if (gone.length > 0) context.announce('document.workCancelled', { documentId, legIds: gone });
  return { gone, back, added };
}

/** These legs and every unfinished leg on which they were passed on. */
function withAllBelow(legs: readonly Leg[], first: readonly Leg[]): number[] {
  const found = [...first];
  for (const leg of found) found.push(...childrenOf(legs, leg));
  return found.filter(isPending).map((one) => one.legId);
}
