import type { ActContext } from '../../platform/action';
import { forbidden } from '../../platform/refusals';
import { refile } from '../queues';
import { documentWorkflow, hasFunction, isTimeFor, type LegAction } from './document-workflow';
import { addLegs, addNote, type Departure, endLegs, findReceivers, type Leg, type Letter, lockLeg, type NewLeg, type Receiver, whoMoved } from './letter-store';
import { alreadyMoved, alreadyReceived, notCleared, notNow, unknownParty } from './refusals';

/** One step of a route under way: the letter under lock, the leg that is dealt with, and from where new legs would go out. */
export interface Step {
  letter: Letter;
  leg: Leg;
  departure: Departure;
}

/** Locks a letter for an action on one of its legs. Refuses who has no function at the desk, and who comes too late, naming who was faster. */
export async function beginStep(context: ActContext, action: LegAction, legId: number): Promise<Step> {
  const { letter, leg } = await lockLeg(context, legId);
  if (!hasFunction(action, context.actor.seats, leg, letter.secrecy)) throw forbidden();
  if (letter.state === 'closed' || letter.state === 'cancelled' || !isTimeFor(action, leg)) throw await tooLate(context, legId);
  return { letter, leg, departure: departureFrom(context, leg) };
}

async function tooLate({ db }: ActContext, legId: number) {
  const { receivedBy, receivedAt, number, endedBy, endedAt } = await whoMoved(db, legId);
  if (endedBy && endedAt) return alreadyMoved(endedBy, endedAt);
  if (receivedBy && receivedAt && number !== null) return alreadyReceived(receivedBy, receivedAt, number);
  return notNow();
}

function departureFrom({ actor, now }: ActContext, leg: Leg): Departure {
  const seat = actor.seats.find((one) => one.deskId === leg.toDeskId);
  const forPostId = seat?.function === 'acting' || seat?.function === 'secretary' ? seat.postId : null;
  return { parent: leg, fromDeskId: leg.toDeskId, fromUnitId: leg.toUnitId, personId: actor.personId, forPostId, now };
}

/** The receivers of these desks, in order. Refuses a desk that does not exist, and a person not cleared for the letter, by name. */
export async function receiversOf({ db, now }: ActContext, letter: { secrecy: number }, deskIds: readonly number[]): Promise<Receiver[]> {
  const found = new Map((await findReceivers(db, deskIds, now)).map((receiver) => [receiver.deskId, receiver]));
  return deskIds.map((deskId) => {
    const receiver = found.get(deskId);
    if (!receiver) throw unknownParty();
    if (receiver.clearance !== null && receiver.clearance < letter.secrecy) throw notCleared(receiver.name);
    return receiver;
  });
}

/** Ends the leg of a step as the workflow says, sends new legs on, and files the letter anew. Answers the new legs. */
export async function finishStep(
  context: ActContext,
  action: LegAction,
  step: Step,
  { news = [], reason }: { news?: readonly NewLeg[]; reason?: string } = {},
): Promise<Leg[]> {
  const { db, actor, now } = context;
  const { letter, leg, departure } = step;
  const state = documentWorkflow[action].becomes;
  if (state) await endLegs(db, [leg.legId], { state, personId: actor.personId, now, ...(reason !== undefined && { reason }) });
  const added = news.length > 0 ? await addLegs(db, letter, departure, news) : [];
  const legs = [...letter.legs.map((one) => (one.legId === leg.legId && state ? { ...one, state } : one)), ...added];
  await refile(context, { ...letter, legs }, letter.kept);
  return added;
}

/** Writes what the person says on the letter, if anything. */
export async function noteOn(context: ActContext, { letter, leg, departure }: Step, kind: 'note' | 'command' | 'report', text: string): Promise<void> {
  if (text === '') return;
  const seats = context.actor.seats;
  const postId =
    seats.find((seat) => seat.deskId === leg.toDeskId && seat.postId !== null && seat.postId !== departure.forPostId)?.postId ??
    seats.find((seat) => seat.postId !== null && seat.postId !== departure.forPostId)?.postId ??
    null;
  await addNote(context.db, {
    documentId: letter.documentId,
    legId: leg.legId,
    kind,
    text,
    personId: context.actor.personId,
    postId,
    forPostId: departure.forPostId,
    now: context.now,
  });
}
