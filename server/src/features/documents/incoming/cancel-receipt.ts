import type { cancelReceipt as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { refile } from '../../queues';
import { voidNumber } from '../../registers';
import { saveCancelledReceipt } from '../letter/letter-store';
import { reasonMissing } from '../letter/refusals';
import { beginStep } from '../letter/route-step';

/**
 * Cancels a receipt (ยกเลิกลงรับ) as long as nothing else has happened: the number stays in the register as void, with the reason, and is
 * never reused; the letter waits to be received again.
 */
export async function cancelReceipt(context: ActContext, { legId, reason }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  if (reason === '') throw reasonMissing();
  const { db, actor, now } = context;
  const { letter } = await beginStep(context, 'cancelReceipt', legId);
  const { documentId } = letter;
  await saveCancelledReceipt(db, legId);
  await refile(context, { ...letter, legs: letter.legs.map((leg) => (leg.legId === legId ? { ...leg, state: 'delivered' as const } : leg)) }, letter.kept);
  const number = await voidNumber(db, { legId, reason, personId: actor.personId, now });
  context.announce('document.receiptCancelled', { documentId, legId });
  context.audit({ documentId, detail: { legId, number } });
  return { item: { documentId, legIds: [legId] } };
}
