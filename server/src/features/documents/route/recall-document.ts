import type { recallDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { refile } from '../../queues';
import { reopenLeg } from '../letter/letter-store';
import { alreadyOpened } from '../letter/refusals';
import { comesBack, isUnopened } from '../letter/route-rules';
import { beginSenderStep, tooLate } from '../letter/route-step';
import { recallLeg } from '../letter/withdraw-store';

/**
 * Recalls a leg (ดึงคืน) while nobody at the receiving desk has opened or received it. If nothing else is on its way, the letter is at the
 * sender as before.
 */
export async function recallDocument(context: ActContext, { legId }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const { step, child } = await beginSenderStep(context, 'recall', legId);
  const { documentId } = step.letter;
  if (child.state !== 'delivered') throw await tooLate(context, legId);
  const recalled = isUnopened(child) && (await recallLeg(db, { documentId, legId }, { personId: actor.personId, now }));
  if (!recalled) throw alreadyOpened();
  const after = step.letter.legs.map((leg) => (leg.legId === legId ? { ...leg, state: 'recalled' as const } : leg));
  const back = comesBack(after, child);
  const state = back?.needsReceipt ? 'received' : 'delivered';
  if (back) await reopenLeg(db, back.legId, { state, backAt: null });
  await refile(context, { ...step.letter, legs: after.map((leg) => (leg.legId === back?.legId ? { ...leg, state } : leg)) }, step.letter.kept);
  context.announce('document.recalled', { documentId, legId });
  return { item: { documentId, legIds: back ? [back.legId] : [] } };
}
