import type { presentDocument as endpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { checkDue } from '../letter/party-rules';
import { addPlan } from '../letter/proposal-store';
import { notAPost, partyTwice } from '../letter/refusals';
import { beginStep, finishStep, noteOn, othersThan, receiversOf, type Step } from '../letter/route-step';

/**
 * Presents a letter to a post for consideration (เสนอ), with the presenter's opinion and an optional due day, and stores the posts it is to
 * visit afterwards.
 */
export async function presentDocument(
  context: ActContext,
  { legId, deskId, text, onward, dueOn }: InputOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  checkDue(dueOn, context.now);
  const step = await beginStep(context, 'present', legId);
  const { documentId } = step.letter;
  const receivers = await othersThan(context, step, [deskId]);
  if (!step.letter.isPersonal && receivers.some(({ kind }) => kind !== 'post')) throw notAPost();
  await noteOn(context, step, { kind: 'note', text });
  if (onward.length > 0) await checkPlan(context, step, [deskId, ...onward]);
  const news = receivers.map((to) => ({ to, purpose: 'presentation' as const, dueOn: dueOn ?? step.leg.dueOn }));
  const legIds = (await finishStep(context, 'present', step, { news })).map((leg) => leg.legId);
  for (const presented of legIds) await addPlan(context.db, presented, onward);
  context.announce('document.sentOn', { documentId, legIds });
  return { item: { documentId, legIds } };
}

/** Refuses a plan that names a post twice or a desk that is not a post. Later receivers are checked again when the letter gets there. */
async function checkPlan(context: ActContext, step: Step, deskIds: readonly number[]): Promise<void> {
  if (new Set(deskIds).size !== deskIds.length) throw partyTwice();
  if ((await receiversOf(context, { secrecy: step.letter.secrecy }, deskIds)).some(({ kind }) => kind !== 'post')) throw notAPost();
}
