import type { acknowledgeDocument as endpoint } from '@sarabun/contract/documents/circulation-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { endShare } from '../letter/end-share';
import { beginStep } from '../letter/route-step';

/** Acknowledges a letter sent for information (ทราบ): it leaves the desk, and the sender sees when. */
export async function acknowledgeDocument(context: ActContext, { legId, text }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const step = await beginStep(context, 'acknowledge', legId);
  const { back } = await endShare(context, 'acknowledge', step, { kind: 'note', text });
  return { item: { documentId: step.letter.documentId, legIds: back ? [back.legId] : [] } };
}
