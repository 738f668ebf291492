import type { reportResult as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { documentWorkflow, type LegAction } from '../letter/document-workflow';
import { endShare } from '../letter/end-share';
import { textMissing } from '../letter/refusals';
import { beginStep } from '../letter/route-step';
import { attachUploads } from '../view/attach-uploads';

/**
 * Answers a share that was given to a desk, optionally with files; the leg leaves the desk. After the last answer the letter is back at the
 * desk that gave it, which gets the notice named in the verb's row.
 */
export function answering(action: LegAction) {
  const { answers } = documentWorkflow[action];
  if (!answers) throw new Error(`${action} answers nothing`);
  const { note: kind, notice } = answers;
  return async (context: ActContext, { legId, text, uploadIds }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> => {
    if (text === '') throw textMissing();
    const step = await beginStep(context, action, legId);
    const { documentId, secrecy } = step.letter;
    const { noteId, back } = await endShare(context, action, step, { kind, text });
    await attachUploads(context, { documentId, uploadIds, noteId, secrecy });
    context.announce('document.answered', { documentId, legId, backLegId: back?.legId ?? null, notice });
    return { item: { documentId, legIds: back ? [back.legId] : [] } };
  };
}

/** Reports the result of an assignment or a command (รายงานผล). The assigner may then close the matter, report in turn or ask again. */
export const reportResult = answering('report');
