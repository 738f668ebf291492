import type { ActContext } from '../../../platform/action';
import { refile } from '../../queues';
import type { LegAction } from '../letter/document-workflow';
import { endLegs, setDocumentState } from '../letter/letter-store';
import { reasonMissing } from '../letter/refusals';
import { returnsTo } from '../letter/route-rules';
import { beginStep, finishStep, receiversOf } from '../letter/route-step';

/**
 * Returns a letter to the desk that sent it, with a mandatory reason: to the leg that waits there, or on a new one that needs no receiving.
 * A letter from outside that nobody in the office sent ends here. Returns the leg that has the letter now, or null.
 */
export async function giveBack(
  context: ActContext,
  action: Extract<LegAction, 'refuse' | 'sendBack'>,
  { legId, reason }: { legId: number; reason: string },
): Promise<{ documentId: number; legId: number | null }> {
  if (reason === '') throw reasonMissing();
  const { db, actor, now } = context;
  const step = await beginStep(context, action, legId);
  const { letter, leg } = step;
  const { documentId } = letter;
  if (leg.fromDeskId === null) {
    await endLegs(db, [legId], { state: 'refused', personId: actor.personId, now, reason });
    await setDocumentState(db, documentId, 'closed', now);
    await refile(context, { ...letter, state: 'closed' }, letter.kept);
    context.announce('document.closed', { documentId });
    return { documentId, legId: null };
  }
  const back = returnsTo(letter.legs, leg);
  const receivers = back ? [] : await receiversOf(context, letter, [leg.fromDeskId]);
  const added = await finishStep(context, action, step, { reason, back, news: receivers.map((to) => ({ to, purpose: 'delivery', state: 'received' })) });
  const backLegId = (back ?? added[0])?.legId;
  if (backLegId === undefined) throw new Error('a leg is missing');
  context.announce('document.sentBack', { documentId, legId: backLegId, byLegId: legId });
  return { documentId, legId: backLegId };
}
