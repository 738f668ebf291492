import type { ActContext } from '../../platform/action';
import { nobodyToReturnTo, reasonMissing } from './refusals';
import { beginStep, finishStep, receiversOf } from './route-step';

/** Sends a letter back to the desk it came from (ส่งคืน); the reason is compulsory, and the letter lies on that desk as received work. */
export async function sendBackDocument(context: ActContext, { legId, reason }: { legId: number; reason: string }): Promise<{ legId: number }> {
  if (reason === '') throw reasonMissing();
  const step = await beginStep(context, 'sendBack', legId);
  if (step.leg.fromDeskId === null) throw nobodyToReturnTo();
  const [to] = await receiversOf(context, step.letter, [step.leg.fromDeskId]);
  if (!to) throw new Error('a receiver is missing');
  const [leg] = await finishStep(context, 'sendBack', step, { reason, news: [{ to, purpose: 'delivery', state: 'received' }] });
  if (!leg) throw new Error('a leg is missing');
  context.announce('document.sentBack', { documentId: step.letter.documentId, legId: leg.legId });
  return { legId: leg.legId };
}
