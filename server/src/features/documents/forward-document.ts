import type { ActContext } from '../../platform/action';
import { beginStep, finishStep, noteOn, receiversOf } from './route-step';

/** Passes a letter on without a decision (ส่งต่อ). */
export async function forwardDocument(
  context: ActContext,
  { legId, deskIds, text }: { legId: number; deskIds: readonly number[]; text: string },
): Promise<{ legIds: number[] }> {
  const step = await beginStep(context, 'forward', legId);
  const receivers = await receiversOf(context, step.letter, deskIds);
  await noteOn(context, step, 'note', text);
  const added = await finishStep(context, 'forward', step, { news: receivers.map((to) => ({ to, purpose: 'delivery' as const })) });
  for (const leg of added) context.announce('document.arrived', { documentId: step.letter.documentId, legId: leg.legId });
  return { legIds: added.map((leg) => leg.legId) };
}
