import type { askAgain as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { addAssignment } from '../letter/letter-store';
import { checkDue } from '../letter/party-rules';
import { textMissing } from '../letter/refusals';
import { reportsOn } from '../letter/route-rules';
import { beginSenderStep, finishStep, noteOn, receiversOf, tooLate } from '../letter/route-step';

/** Asks a desk that has reported for more: the same work again, with what is missing and a new due day. */
export async function askAgain(context: ActContext, { legId, text, dueOn }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  if (text === '') throw textMissing();
  checkDue(dueOn, context.now);
  const { step, child } = await beginSenderStep(context, 'askAgain', legId);
  if (!reportsOn(step.letter.legs, step.leg).includes(child)) throw await tooLate(context, legId);
  const { documentId } = step.letter;
  const receivers = await receiversOf(context, step.letter, [child.toDeskId]);
  await noteOn(context, step, { kind: 'note', text });
  const given = { documentId, deskId: step.leg.toDeskId, personId: context.actor.personId, now: context.now, task: text, dueOn, needsReport: true };
  const assignmentId = await addAssignment(context.db, given);
  const responsibility = child.responsibility ?? 'main';
  const news = receivers.map((to) => ({ to, purpose: 'assignment' as const, dueOn, assignmentId, responsibility }));
  const legIds = (await finishStep(context, 'askAgain', step, { news })).map((leg) => leg.legId);
  context.announce('document.sentOn', { documentId, legIds });
  return { item: { documentId, legIds } };
}
