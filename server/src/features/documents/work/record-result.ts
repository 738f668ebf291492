import { resultChoices, resultNeedsReason } from '@sarabun/contract/documents/action';
import type { recordResult as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext } from '../../../platform/action';
import { announceDecision } from '../letter/decided-letter';
import { decidedInFuture, deciderMissing, recordedAlready, resultReasonMissing, textMissing } from '../letter/refusals';
import { beginStep, noteOn } from '../letter/route-step';
import { hasResult } from './result-store';

/**
 * Records the decision of a person outside the system or of a meeting (บันทึกผลการพิจารณา). The letter stays where it is; a mistake is
 * corrected by a new record, and duplicates are refused.
 */
export async function recordResult(
  context: ActContext,
  { legId, choice, text, decidedBy, decidedOn }: InputOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  if (decidedBy === '') throw deciderMissing();
  if (choice === 'other' && text === '') throw textMissing();
  if (resultNeedsReason(choice) && text === '') throw resultReasonMissing();
  if (decidedOn > bangkokDay(context.now)) throw decidedInFuture();
  const step = await beginStep(context, 'recordResult', legId);
  const result = { kind: 'result' as const, choice, text: text || resultChoices[choice].th, decidedBy, decidedOn };
  if (await hasResult(context.db, step.letter.documentId, result)) throw recordedAlready();
  announceDecision(context, step, await noteOn(context, step, result));
  return { item: { documentId: step.letter.documentId, legIds: [legId] } };
}
