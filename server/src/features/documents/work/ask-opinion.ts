import type { askOpinion as askEndpoint, withdrawOpinion as withdrawEndpoint } from '@sarabun/contract/documents/route-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { addAssignment } from '../letter/letter-store';
import { checkDue } from '../letter/party-rules';
import { partyTwice, reasonMissing, textMissing } from '../letter/refusals';
import { childrenOf, isPending } from '../letter/route-rules';
import { beginStep, finishStep, noteOn, othersThan } from '../letter/route-step';
import { takeBack } from './take-back';

/** Asks others for their opinion (ขอความเห็น), optionally by a day. The letter comes back after the last opinion. */
export async function askOpinion(
  context: ActContext,
  { legId, deskIds, text, dueOn: givenDueOn }: InputOf<typeof askEndpoint>,
): Promise<AnswerOf<typeof askEndpoint>> {
  if (new Set(deskIds).size !== deskIds.length) throw partyTwice();
  if (text === '') throw textMissing();
  const { db, actor, now } = context;
  checkDue(givenDueOn, now);
  const step = await beginStep(context, 'askOpinion', legId);
  const { documentId } = step.letter;
  const dueOn = givenDueOn ?? step.leg.dueOn;
  const receivers = await othersThan(context, step, deskIds);
  await noteOn(context, step, { kind: 'note', text });
  const assignmentId = await addAssignment(db, { documentId, deskId: step.leg.toDeskId, personId: actor.personId, now, task: text, dueOn, needsReport: true });
  const news = receivers.map((to) => ({ to, purpose: 'opinion' as const, dueOn, assignmentId }));
  const legIds = (await finishStep(context, 'askOpinion', step, { news })).map((leg) => leg.legId);
  context.announce('document.sentOn', { documentId, legIds });
  return { item: { documentId, legIds } };
}

/** Withdraws the request from those who have not answered yet, with the reason; opinions that were given stay. */
export async function withdrawOpinion(context: ActContext, { legId, reason }: InputOf<typeof withdrawEndpoint>): Promise<AnswerOf<typeof withdrawEndpoint>> {
  if (reason === '') throw reasonMissing();
  const step = await beginStep(context, 'withdrawOpinion', legId);
  const from = childrenOf(step.letter.legs, step.leg).filter((one) => one.purpose === 'opinion' && isPending(one));
  const { back } = await takeBack(context, 'withdrawOpinion', step, { from, reason, news: [] });
  return { item: { documentId: step.letter.documentId, legIds: back ? [back.legId] : [] } };
}
