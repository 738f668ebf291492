import type { ActContext } from '../../platform/action';
import { beginStep, finishStep, noteOn, receiversOf } from './route-step';

/** Puts a letter up to a post for consideration (เสนอ), with the presenter's own opinion. */
export async function presentDocument(
  context: ActContext,
  { legId, deskId, text }: { legId: number; deskId: number; text: string },
): Promise<{ legId: number }> {
  const step = await beginStep(context, 'present', legId);
  const [to] = await receiversOf(context, step.letter, [deskId]);
  if (!to) throw new Error('a receiver is missing');
  await noteOn(context, step, 'note', text);
  const [leg] = await finishStep(context, 'present', step, { news: [{ to, purpose: 'presentation', dueOn: step.leg.dueOn }] });
  if (!leg) throw new Error('a leg is missing');
  context.announce('document.presented', { documentId: step.letter.documentId, legId: leg.legId });
  return { legId: leg.legId };
}
