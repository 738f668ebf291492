import type { ActContext } from '../../platform/action';
import { setDocumentState } from './letter-store';
import { beginStep, finishStep, noteOn, receiversOf } from './route-step';

/** Passes a checked letter on to its signer. */
export async function passReview(
  context: ActContext,
  { legId, signerDeskId, text }: { legId: number; signerDeskId: number; text: string },
): Promise<{ legId: number }> {
  const step = await beginStep(context, 'passReview', legId);
  const [to] = await receiversOf(context, step.letter, [signerDeskId]);
  if (!to) throw new Error('a receiver is missing');
  await noteOn(context, step, { kind: 'note', text });
  await setDocumentState(context.db, step.letter.documentId, 'awaitingSignature', context.now);
  const [leg] = await finishStep(context, 'passReview', step, { news: [{ to, purpose: 'signature' }] });
  if (!leg) throw new Error('a leg is missing');
  context.announce('document.submitted', { documentId: step.letter.documentId, legId: leg.legId });
  return { legId: leg.legId };
}
