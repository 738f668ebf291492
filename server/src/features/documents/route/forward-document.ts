import type { forwardDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { partyTwice } from '../letter/refusals';
import { beginStep, finishStep, noteOn, othersThan } from '../letter/route-step';

/** Passes a letter on without a decision (ส่งต่อ). */
export async function forwardDocument(context: ActContext, { legId, deskIds, text }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  if (new Set(deskIds).size !== deskIds.length) throw partyTwice();
  const step = await beginStep(context, 'forward', legId);
  const { documentId } = step.letter;
  const receivers = await othersThan(context, step, deskIds);
  await noteOn(context, step, { kind: 'note', text });
  const added = await finishStep(context, 'forward', step, { news: receivers.map((to) => ({ to, purpose: 'delivery' as const })) });
  for (const leg of added) context.announce('document.arrived', { documentId, legId: leg.legId });
  return { item: { documentId, legIds: added.map((leg) => leg.legId) } };
}
