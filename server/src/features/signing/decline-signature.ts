import type { declineSignature as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../platform/action';
import { beginStep, finishStep, reasonMissing } from '../documents';
import { positionOf, readWay } from './own-letter-store';
import { announceAsked, goOn } from './own-letter-way';
import { afterDeclining } from './panel-rules';
import { tooFewSign } from './panel-texts';
import { goBack } from './return-draft';

/**
 * Declines to sign as a member of a committee (ไม่ลงนาม), with a reason. The next member is asked, where they sign in turn; if too few are left,
 * the draft goes back to its writer with the reason.
 */
export async function declineSignature(context: ActContext, { legId, reason }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  if (reason === '') throw reasonMissing();
  const step = await beginStep(context, 'declineSignature', legId);
  const { documentId } = step.letter;
  const way = await readWay(context.db, documentId);
  const onward = afterDeclining(way, positionOf(way, legId));
  if (onward === 'fails') return goBack(context, 'declineSignature', step, { back: null, reason: `${tooFewSign}: ${reason}` });
  const next = await goOn(context, step.letter, way, onward);
  const added = await finishStep(context, 'declineSignature', step, { reason, news: next.legs });
  return { item: { documentId, legIds: await announceAsked(context, documentId, next, added) } };
}
