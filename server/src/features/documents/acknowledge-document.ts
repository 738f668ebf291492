import type { acknowledgeDocument as endpoint } from '@sarabun/contract/documents/circulation-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../platform/action';
import { beginStep, finishStep, noteOn } from './route-step';

/** Takes note of a letter that was sent for information (ทราบ): it leaves the desk, and who sent it sees when. */
export async function acknowledgeDocument(context: ActContext, { legId, text }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const step = await beginStep(context, 'acknowledge', legId);
  await noteOn(context, step, { kind: 'note', text });
  await finishStep(context, 'acknowledge', step);
  return { item: { documentId: step.letter.documentId, legIds: [] } };
}
