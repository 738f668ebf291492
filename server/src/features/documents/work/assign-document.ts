import type { assignDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { checkParties } from '../letter/party-rules';
import { beginStep, finishStep, noteOn } from '../letter/route-step';
import { assignmentLegs } from './give-work';

/** Assigns a letter (มอบหมาย) to units and persons, exactly one of them mainly responsible, by a day, with or without a report. */
export async function assignDocument(context: ActContext, input: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { legId, parties, task, needsReport, jobTypeId } = input;
  const dueOn = input.dueOn ?? null;
  checkParties(parties, dueOn, context.now);

  const step = await beginStep(context, 'assign', legId);
  const { documentId } = step.letter;
  const { assignmentId, news } = await assignmentLegs(context, step, { parties, task, dueOn, needsReport, jobTypeId });
  await noteOn(context, step, { kind: 'note', text: task });
  const legIds = (await finishStep(context, 'assign', step, { news })).map((one) => one.legId);
  if (assignmentId !== null) context.announce('document.sentOn', { documentId, legIds });
  context.audit({ documentId, detail: { legId, assignmentId, legIds } });
  return { item: { documentId, legIds } };
}
