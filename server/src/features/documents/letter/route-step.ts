import type { ActContext } from '../../../platform/action';
import type { Refusal } from '../../../platform/errors';
import { forbidden } from '../../../platform/refusals';
import { refile } from '../../queues';
import { documentWorkflow, hasFunction, hasShare, isTimeFor, type LegAction, seatsFor } from './document-workflow';
import {
  addLegs,
  addNote,
  type Departure,
  endLegs,
  hasNumbered,
  type Leg,
  type Letter,
  lockLeg,
  type NewLeg,
  type NewNote,
  reopenLeg,
  whoMoved,
} from './letter-store';
import { findPersonalDesks, findReceivers, type Receiver } from './receiver-store';
import {
  alreadyMoved,
  alreadyReceived,
  noSecretRegistrar,
  notCleared,
  notNow,
  othersMatter,
  ownDesk,
  personalToUnit,
  personalToVacantPost,
  unknownParty,
} from './refusals';

/** A step in progress: the locked letter, the leg, and where new legs would start. */
export interface Step {
  letter: Letter;
  leg: Leg;
  departure: Departure;
}

/** A letter that has moved, for an action that comes too late. */
type Late = Pick<Step, 'letter' | 'leg'>;

/**
 * Locks a letter for an action on one of its legs. Refuses a person without the right function at the desk, and one who comes too late,
 * naming who was first, or with a refusal of the action.
 */
export async function beginStep(context: ActContext, action: LegAction, legId: number, refuse?: (late: Late) => Refusal): Promise<Step> {
  const { letter, leg } = await lockLeg(context, legId);
  return stepAt(context, action, letter, leg, { legId, refuse });
}

/** Like `beginStep`, for an action of the sending desk on a leg it sent: the step is on the leg before it. Returns both. */
export async function beginSenderStep(context: ActContext, action: LegAction, childLegId: number): Promise<{ step: Step; child: Leg }> {
  const { letter, leg: child } = await lockLeg(context, childLegId);
  const parent = letter.legs.find((leg) => leg.legId === child.parentLegId);
  if (!parent) throw forbidden();
  return { step: await stepAt(context, action, letter, parent, { legId: childLegId }), child };
}

async function stepAt(
  context: ActContext,
  action: LegAction,
  letter: Letter,
  leg: Leg,
  { legId: movedLegId, refuse }: { legId: number; refuse?: ((late: Late) => Refusal) | undefined },
): Promise<Step> {
  if (!hasFunction(action, seatsFor(context.actor.seats, letter.kind), leg, letter.secrecy)) throw forbidden();
  if (documentWorkflow[action].share === 'matter' && !hasShare(action, leg, letter)) throw othersMatter();
  if (!isTimeFor(action, leg, letter)) throw refuse ? refuse({ letter, leg }) : await tooLate(context, movedLegId);
  return stepFrom(context, letter, leg);
}

/** A step on a leg of a locked letter. */
export const stepFrom = (context: ActContext, letter: Letter, leg: Leg): Step => ({ letter, leg, departure: departureFrom(context, leg) });

/** The refusal for coming too late; it names who was first. */
export async function tooLate({ db }: ActContext, legId: number) {
  const { receivedBy, receivedAt, number, endedBy, endedAt } = await whoMoved(db, legId);
  if (endedBy && endedAt) return alreadyMoved(endedBy, endedAt);
  if (receivedBy && receivedAt && number !== null) return alreadyReceived(receivedBy, receivedAt, number);
  return notNow();
}

function departureFrom({ actor, now }: ActContext, leg: Leg): Departure {
  const here = actor.seats.filter((one) => one.deskId === leg.toDeskId);
  // A person with an own function at the desk does not act for another there.
  const seat = here.find(({ function: work }) => work !== 'acting' && work !== 'secretary') ?? here.find(({ function: work }) => work === 'acting') ?? here[0];
  const forPostId = seat?.function === 'acting' || seat?.function === 'secretary' ? seat.postId : null;
  return { parent: leg, fromDeskId: leg.toDeskId, fromUnitId: leg.toUnitId, personId: actor.personId, forPostId, now };
}

/**
 * The receivers at these desks, in order. Refuses, by name, a desk that does not exist and a person not cleared for the letter. A personal
 * letter to a post goes to its holder's own desk, where neither a deputy nor the secretary sees it.
 */
export async function receiversOf(context: ActContext, letter: { secrecy: number; isPersonal?: boolean }, wanted: readonly number[]): Promise<Receiver[]> {
  const { db, now } = context;
  const deskIds = letter.isPersonal ? await ownDesksOf(context, wanted) : wanted;
  const found = new Map((await findReceivers(db, deskIds, now)).map((receiver) => [receiver.deskId, receiver]));
  return deskIds.map((deskId) => {
    const receiver = found.get(deskId);
    if (!receiver) throw unknownParty();
    if (receiver.clearance !== null && receiver.clearance < letter.secrecy) throw notCleared(receiver.name);
    return receiver;
  });
}

/** For each post's desk, the own desk of its holder today. */
async function ownDesksOf({ db, now }: ActContext, deskIds: readonly number[]): Promise<number[]> {
  const found = new Map((await findPersonalDesks(db, deskIds, now)).map((desk) => [desk.deskId, desk]));
  const own = deskIds.map((deskId) => {
    const desk = found.get(deskId);
    if (!desk) throw unknownParty();
    if (desk.ownDeskId === null) throw desk.kind === 'unit' ? personalToUnit(desk.name) : personalToVacantPost(desk.name);
    return desk.ownDeskId;
  });
  return [...new Set(own)];
}

/** Like `receiversOf`, and refuses the letter's current desk and, by name, a registry where nobody may receive it. */
export async function othersThan(context: ActContext, { letter, leg }: Step, deskIds: readonly number[]): Promise<Receiver[]> {
  if (deskIds.includes(leg.toDeskId)) throw ownDesk();
  const receivers = await receiversOf(context, letter, deskIds);
  const mayNot = (to: Receiver) => letter.secrecy > 1 && to.hasRegistry && !to.receivesSecret && !hasNumbered(letter.legs, to.deskId);
  const unable = receivers.find(mayNot);
  if (unable) throw noSecretRegistrar(unable.name);
  return receivers;
}

/** How a step ends: the legs that go out, those that end, the reason for a return, and the leg that is on its desk again. */
interface Ending {
  news?: readonly NewLeg[];
  also?: readonly Leg[];
  reason?: string;
  back?: Leg | null;
}

/** Ends the leg of a step as the workflow says, adds new legs, restores the returning one, and refiles the letter. Returns the new legs. */
export async function finishStep(
  context: ActContext,
  action: LegAction,
  step: Step,
  { news = [], also = [], reason, back = null }: Ending = {},
): Promise<Leg[]> {
  const { db, actor, now } = context;
  const { letter, leg, departure } = step;
  const state = documentWorkflow[action].becomes;
  const ended = state ? [leg.legId, ...also.map(({ legId }) => legId)] : [];
  if (state) await endLegs(db, ended, { state, personId: actor.personId, now, ...(reason !== undefined && { reason }) });
  const added = news.length > 0 ? await addLegs(db, letter, departure, news) : [];
  if (back) await reopenLeg(db, back.legId, { state: 'received', backAt: now });
  const legs = letter.legs.map((one) => {
    if (one.legId === back?.legId) return { ...one, state: 'received' as const, backAt: now.toISOString() };
    return state && ended.includes(one.legId) ? { ...one, state } : one;
  });
  await refile(context, { ...letter, legs: [...legs, ...added] }, letter.kept);
  return added;
}

/** Adds the person's note to the letter, if any. Returns the id of the note, or null. */
export async function noteOn(context: ActContext, { letter, leg, departure }: Step, note: NewNote): Promise<number | null> {
  if (note.text === '') return null;
  const seats = context.actor.seats;
  const postId =
    seats.find((seat) => seat.deskId === leg.toDeskId && seat.postId !== null && seat.postId !== departure.forPostId)?.postId ??
    seats.find((seat) => seat.postId !== null && seat.postId !== departure.forPostId)?.postId ??
    null;
  return addNote(context.db, {
    documentId: letter.documentId,
    legId: leg.legId,
    ...note,
    personId: context.actor.personId,
    postId,
    forPostId: departure.forPostId,
    now: context.now,
  });
}
