import type { changeAssignees as endpoint } from '@sarabun/contract/documents/assignment-actions';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../../platform/action';
import { watchQueue } from '../../queues';
import type { Leg } from '../letter/letter-store';
import { checkDue } from '../letter/party-rules';
import { alreadyAssigned, noChange, noMainParty, notUnderWay, partyTwice, reasonMissing } from '../letter/refusals';
import { childrenOf, comesBack, isPending } from '../letter/route-rules';
import { beginStep, finishStep, noteOn } from '../letter/route-step';
import { withdrawLegs } from '../letter/withdraw-store';
import { assignmentLegs } from './give-work';

type Change = InputOf<typeof endpoint>;

/**
 * Changes who bears work that was given and is under way: takes it from some with the reason, together with whatever they passed on,
 * and gives it to others. Exactly one of those who bear it remains mainly responsible. Where nobody is left, the letter lies with who gave it.
 */
export async function changeAssignees(context: ActContext, input: Change): Promise<AnswerOf<typeof endpoint>> {
  const { actor, now } = context;
  const { legId, cancel, reason, parties, task } = input;
  if (cancel.length === 0 && parties.length === 0) throw noChange();
  if (cancel.length > 0 && reason === '') throw reasonMissing();
  checkDue(input.dueOn, now);
  const step = await beginStep(context, 'changeAssignees', legId);
  const { letter, leg } = step;
  const { documentId } = letter;
  const given = childrenOf(letter.legs, leg).filter(watchQueue);
  checkChange(given, input);
  const gone = withAllBelow(letter.legs, cancel);
  const { assignmentId, news } = parties.length > 0 ? await assignmentLegs(context, step, input) : { assignmentId: null, news: [] };
  await noteOn(context, step, { kind: 'note', text: task });
  if (gone.length > 0) await withdrawLegs(context.db, { documentId, legIds: gone }, { personId: actor.personId, now, reason });
  const legs = letter.legs.map((one) => (gone.includes(one.legId) ? { ...one, state: 'cancelled' as const } : one));
  const first = given.find((one) => cancel.includes(one.legId));
  const back = first && parties.length === 0 ? comesBack(legs, first) : null;
  const added = await finishStep(context, 'changeAssignees', { ...step, letter: { ...letter, legs } }, { news, back });
  const legIds = added.map((one) => one.legId);
  if (assignmentId !== null) context.announce('document.sentOn', { documentId, legIds });
  if (gone.length > 0) context.announce('document.workCancelled', { documentId, legIds: gone });
  context.audit({ documentId, detail: { legId, cancelled: gone, legIds } });
  return { item: { documentId, legIds: back ? [back.legId, ...legIds] : legIds } };
}

/** Refuses to cancel what is not under way, to name a desk twice, and to leave work without exactly one who is mainly responsible. */
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

/** These legs and every leg on which what they brought was passed on, as far as work on it is left. */
function withAllBelow(legs: readonly Leg[], legIds: readonly number[]): number[] {
  const found = legs.filter((one) => legIds.includes(one.legId));
  for (const leg of found) found.push(...childrenOf(legs, leg));
  return found.filter(isPending).map((one) => one.legId);
}
