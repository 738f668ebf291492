import { purposesThat } from '@sarabun/contract/documents/leg-purposes';
import type { DocumentAction } from '@sarabun/contract/documents/verbs';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import type { Seat } from '../../../platform/action';
import type { LegPurpose, LegState, NoteKind } from '../../../platform/schema';
import { registryWork } from '../../queues';
import { isUnopened, type Place, placesOf, type RoutedLeg, type RoutedLetter, type Share, shareOf } from './route-rules';

type WorkFunction = Seat['function'];

/** One row of the table: at which place of the desk, by whom, and what becomes of the leg. */
interface Row {
  from: readonly Place[];
  by: readonly WorkFunction[];
  /** Who may do it if the letter is ลับ or ลับมาก; same as `by` by default. */
  secretBy?: readonly WorkFunction[];
  /** Only legs with these purposes; by default all except those that take an own letter to its signature and out. */
  purposes?: readonly LegPurpose[];
  /** Only if this is the desk's share; any by default. */
  share?: Share;
  /** Only if a desk of the office sent it. */
  toSender?: true;
  /** Done from the writer's desk, wherever the letter is. */
  at?: 'writer';
  /** It answers a request: the note it writes, and the notice the sender gets after the last answer. */
  answers?: { note: NoteKind; notice: string };
  /** The state of the leg afterwards; null leaves it unchanged. */
  becomes: LegState | null;
}

const unitDesk: readonly WorkFunction[] = [...registryWork.by, 'secretRegistrar', 'head'];
const tray: readonly WorkFunction[] = ['holder', 'acting', 'secretary'];
const signers: readonly WorkFunction[] = ['holder', 'acting', 'self'];
const checkers: readonly WorkFunction[] = [...signers, 'secretary'];
const everyone: readonly WorkFunction[] = [...unitDesk, ...tray, 'self'];

const jobs: readonly QueueCode[] = ['jobReceived', 'jobReceived2', 'waitAssign', 'jobCommand'];
const given: readonly QueueCode[] = ['jobAssign', 'jobAssign2'];
/** All except those that take an own letter to its signature and out. */
const received: readonly LegPurpose[] = purposesThat(({ ofOwnLetter }) => !ofOwnLetter);
const authority: readonly WorkFunction[] = ['registryHead', 'secretRegistrar', 'head', 'holder', 'acting'];

/**
 * Every verb, one row each: the only place that decides who may do what when. An action is possible on a leg at one of the person's desks
 * while it is in one of the places. Drafts have no leg yet and are handled in their own use cases.
 */
export const documentWorkflow: Record<Exclude<DocumentAction, 'submitDraft'>, Row> = {
  receive: { from: ['unreceived'], ...registryWork, becomes: 'received' },
  receiveSame: { from: ['unreceived'], ...registryWork, becomes: 'done' },
  refuse: { from: ['unreceived'], ...registryWork, becomes: 'refused' },
  cancelReceipt: { from: ['numbered'], ...registryWork, becomes: 'delivered' },
  present: { from: jobs, by: everyone, becomes: 'passedOn' },
  assign: { from: ['jobReceived', 'waitAssign', 'jobCommand'], by: [...unitDesk, ...tray], becomes: 'passedOn' },
  assignPresent: { from: jobs, by: everyone, becomes: 'passedOn' },
  approveProposal: { from: ['proposed'], by: tray, becomes: 'passedOn' },
  command: { from: ['waitAssign', 'jobCommand'], by: [...tray, 'head'], becomes: 'passedOn' },
  sendBack: { from: jobs, by: everyone, toSender: true, becomes: 'returned' },
  forward: { from: ['jobReceived', 'jobReceived2'], by: [...unitDesk, 'self'], becomes: 'passedOn' },
  report: { from: jobs, by: everyone, share: 'work', becomes: 'done', answers: { note: 'report', notice: 'reported' } },
  askOpinion: { from: jobs, by: everyone, becomes: 'passedOn' },
  giveOpinion: { from: jobs, by: everyone, share: 'opinion', becomes: 'done', answers: { note: 'opinion', notice: 'opinionsIn' } },
  withdrawOpinion: { from: ['pending.opinion'], by: everyone, becomes: null },
  recordResult: { from: jobs, by: everyone, becomes: null },
  follow: { from: [...jobs, ...given], by: everyone, becomes: null },
  unfollow: { from: ['jobFollow'], by: everyone, becomes: null },
  remind: { from: ['underWay', 'pending.opinion', 'jobFollow'], by: everyone, becomes: null },
  recall: { from: ['unopened'], by: everyone, becomes: null },
  retract: { from: ['retractable'], by: everyone, becomes: null },
  viewReport: { from: given, by: everyone, becomes: null },
  viewPersonReport: { from: ['jobAssign2'], by: everyone, becomes: null },
  acceptReport: { from: ['unaccepted'], by: everyone, becomes: null },
  askAgain: { from: ['reported'], by: everyone, becomes: 'passedOn' },
  changeAssignees: { from: ['underWay'], by: [...unitDesk, ...tray], becomes: null },
  circulate: { from: jobs, by: everyone, becomes: null },
  viewCirculation: { from: ['informed'], by: everyone, becomes: null },
  stopCirculation: { from: ['pending.information'], by: everyone, becomes: null },
  acknowledge: { from: jobs, by: everyone, share: 'information', becomes: 'done' },
  close: { from: jobs, by: everyone, share: 'matter', becomes: 'done' },
  reopen: { from: ['jobCompleted'], by: everyone, share: 'matter', becomes: 'received' },
  cancel: { from: ['origin', 'signed'], by: authority, purposes: [...received, 'signature'], becomes: null },
  editDraft: { from: ['jobReceived2', 'review'], by: checkers, purposes: ['revision', 'review'], becomes: null },
  passReview: { from: ['review'], by: checkers, purposes: ['review'], becomes: 'done' },
  returnDraft: { from: ['review', 'sign'], by: checkers, purposes: ['review', 'signature'], becomes: 'returned' },
  declineSignature: { from: ['member'], by: signers, purposes: ['signature'], becomes: 'refused' },
  withdrawDraft: { from: ['review', 'sign'], by: ['self'], purposes: ['review', 'signature'], at: 'writer', becomes: 'recalled' },
  remindSigner: { from: ['review', 'sign'], by: ['self'], purposes: ['review', 'signature'], at: 'writer', becomes: null },
  sign: { from: ['sign'], by: signers, purposes: ['signature'], becomes: 'done' },
  dispatch: { from: ['dispatch'], ...registryWork, purposes: ['dispatch'], becomes: null },
};

export type LegAction = keyof typeof documentWorkflow;

/** The seats that count for letters of a kind: an acting seat covers only the kinds named in its order. */
export function seatsFor(seats: readonly Seat[], kind: number): Seat[] {
  return seats.filter(({ acting }) => !acting?.kinds || acting.kinds.includes(kind));
}

/** Whether one of these seats may ever do this at the desk of the leg. */
export function hasFunction(action: LegAction, seats: readonly Seat[], leg: Pick<RoutedLeg, 'toDeskId'>, secrecy: number): boolean {
  const { by, secretBy } = documentWorkflow[action];
  const allowed = secrecy > 1 && secretBy ? secretBy : by;
  return seats.some((seat) => seat.deskId === leg.toDeskId && allowed.includes(seat.function));
}

/** Whether the desk's share on the leg allows this. */
export function hasShare(action: LegAction, leg: RoutedLeg, { legs }: RoutedLetter): boolean {
  const { share } = documentWorkflow[action];
  return !share || shareOf(legs, leg) === share;
}

/** Whether the leg is in a place that allows this; `places` are those of the leg. */
export function isTimeFor(action: LegAction, leg: RoutedLeg, letter: RoutedLetter, places: readonly Place[] = placesOf(leg, letter)): boolean {
  const { from, purposes = received, toSender } = documentWorkflow[action];
  if (!purposes.includes(leg.purpose) || !hasShare(action, leg, letter)) return false;
  if (toSender && leg.fromDeskId === null) return false;
  return places.some((place) => from.includes(place));
}

/** What these seats may do with a leg now, in table order. */
export function allowedActions(seats: readonly Seat[], leg: RoutedLeg, letter: RoutedLetter & { secrecy: number }): LegAction[] {
  const places = placesOf(leg, letter);
  return (Object.keys(documentWorkflow) as LegAction[]).filter((action) => {
    if (documentWorkflow[action].at === 'writer') return mayAtWriter(action, seats, letter);
    return hasFunction(action, seats, leg, letter.secrecy) && isTimeFor(action, leg, letter, places);
  });
}

/** Whether these seats may recall a leg that was sent on: from the desk of the leg before it, while nobody has opened it. */
export function mayRecall(seats: readonly Seat[], legId: number, letter: RoutedLetter & { kind: number; secrecy: number }): boolean {
  const leg = letter.legs.find((one) => one.legId === legId);
  const parent = letter.legs.find((one) => one.legId === leg?.parentLegId);
  if (!leg || !parent || !isUnopened(leg)) return false;
  return hasFunction('recall', seatsFor(seats, letter.kind), parent, letter.secrecy) && isTimeFor('recall', parent, letter);
}

/** Whether these seats may do this from the writer's desk, wherever the letter is now. */
function mayAtWriter(action: LegAction, seats: readonly Seat[], letter: RoutedLetter & { secrecy: number }): boolean {
  const { writerDeskId } = letter;
  if (writerDeskId === null || !hasFunction(action, seats, { toDeskId: writerDeskId }, letter.secrecy)) return false;
  return letter.legs.some((leg) => isTimeFor(action, leg, letter) && (action !== 'remindSigner' || !isOwnTurn(seats, leg, letter)));
}

/** Whether who has these seats is the one to check or sign now: nobody reminds themselves. */
export const isOwnTurn = (seats: readonly Seat[], leg: RoutedLeg, { secrecy }: { secrecy: number }): boolean =>
  hasFunction(leg.purpose === 'review' ? 'passReview' : 'sign', seats, leg, secrecy);
