import type { ActContext } from '../../platform/action';
import { beginStep, finishStep, noteOn, receiversOf } from './route-step';

/** Gives an order on a letter (สั่งการ): the words, and who is to carry them out. Without parties the order stands for itself, such as ทราบ. */
export async function commandDocument(
  context: ActContext,
  { legId, text, deskIds, dueOn }: { legId: number; text: string; deskIds: readonly number[]; dueOn: string | null },
): Promise<{ legIds: number[] }> {
  const step = await beginStep(context, 'command', legId);
  const receivers = await receiversOf(context, step.letter, deskIds);
  await noteOn(context, step, 'command', text);
  const added = await finishStep(context, 'command', step, { news: receivers.map((to) => ({ to, purpose: 'command' as const, commandText: text, dueOn })) });
  const legIds = added.map((leg) => leg.legId);
  context.announce('document.commanded', { documentId: step.letter.documentId, legIds });
  return { legIds };
}
