import type { reportResult as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { endShare } from '../letter/end-share';
import { textMissing } from '../letter/refusals';
import { beginStep } from '../letter/route-step';
import { attachUploads } from '../view/attach-uploads';

/**
 * Writes what came of an assignment or a command (รายงานผล); the work leaves the desk. When the last who bore it has reported, the
 * letter lies with who gave the work again, to be closed, reported on or asked about once more.
 */
export async function reportResult(context: ActContext, { legId, text, uploadIds }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  if (text === '') throw textMissing();
  const step = await beginStep(context, 'report', legId);
  const { documentId } = step.letter;
  const { noteId, back } = await endShare(context, 'report', step, { kind: 'report', text });
  await attachUploads(context, { documentId, uploadIds, noteId });
  context.announce('document.reported', { documentId, legId, backLegId: back?.legId ?? null });
  return { item: { documentId, legIds: back ? [back.legId] : [] } };
}
