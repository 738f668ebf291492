import type { changeAssignees as endpoint } from '@sarabun/contract/documents/assignment-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { watchQueue } from '../../queues';
import type { Leg } from '../letter/letter-store';
import { checkDue } from '../letter/party-rules';
import { alreadyAssigned, noChange, noMainParty, notUnderWay, partyTwice, reasonMissing } from '../letter/refusals';
import { childrenOf, isPending } from '../letter/route-rules';
import { beginStep, noteOn } from '../letter/route-step';
import { assignmentLegs } from './give-work';
import { takeBack } from './take-back';

type Change = InputOf<typeof endpoint>;

/**
 * Changes the assignees of unfinished work: withdraws it from some, with the reason and with whatever they passed on, and gives it to
 * others. Exactly one main assignee remains. If nobody is left, the letter is back at the assigner.
 */
export async function changeAssignees(context: ActContext, input: Change): Promise<AnswerOf<typeof endpoint>> {
  const { legId, cancel, reason, parties, task } = input;
  if (cancel.length === 0 && parties.length === 0) throw noChange();
  if (cancel.length > 0 && reason === '') throw reasonMissing();
  checkDue(input.dueOn, context.now);
  const step = await beginStep(context, 'changeAssignees', legId);
  const { letter, leg } = step;
  const { documentId } = letter;
  const given = childrenOf(letter.legs, leg).filter(watchQueue);
  checkChange(given, input);
  const { assignmentId, news } = parties.length > 0 ? await assignmentLegs(context, step, input) : { assignmentId: null, news: [] };
  await noteOn(context, step, { kind: 'note', text: task });
  const from = given.filter((one) => cancel.includes(one.legId));
  const { gone, back, added } = await takeBack(context, 'changeAssignees', step, { from, reason, news });
  const legIds = added.map((one) => one.legId);
  if (assignmentId !== null) context.announce('document.sentOn', { documentId, legIds });
  context.audit({ documentId, detail: { legId, cancelled: gone, legIds } });
  return { item: { documentId, legIds: back ? [back.legId, ...legIds] : legIds } };
}

/** Refuses cancelling finished work, naming a desk twice, and leaving work without exactly one main assignee. */
function checkChange(given: readonly Leg[], { cancel, parties }: Change): void {
  const cancelled = given.filter((one) => cancel.includes(one.legId));
  if (cancelled.length !== new Set(cancel).size || cancelled.some((one) => !isPending(one))) throw notUnderWay();
  const named = parties.map(({ deskId }) => deskId);
  if (new Set(named).size !== named.length) throw partyTwice();
  const kept = given.filter((one) => !cancelled.includes(one) && (isPending(one) || one.state === 'done'));
  if (kept.some((one) => isPending(one) && named.includes(one.toDeskId))) throw alreadyAssigned();
  const bearing = [...kept, ...parties];
  if (bearing.length > 0 && bearing.filter(({ responsibility }) => responsibility === 'main').length !== 1) throw noMainParty();
}
