import type { DocumentAction } from '@sarabun/contract/documents/action';
import type { QueueCode } from '@sarabun/contract/queues/queue';
import type { Seat } from '../../platform/action';
import type { LegPurpose, LegState } from '../../platform/schema';
import { type Place, placesOf, type RoutedLeg, type RoutedLetter } from './route-rules';

type WorkFunction = Seat['function'];

/** One row of the table: from which place of the desk, by whom at that desk, and what becomes of the leg. */
interface Row {
  from: readonly Place[];
  by: readonly WorkFunction[];
  /** Who may where the letter is ลับ or ลับมาก; as `by` when not given. */
  secretBy?: readonly WorkFunction[];
  /** Only legs sent for these purposes; all when not given. */
  purposes?: readonly LegPurpose[];
  /** Only where a desk of the office sent it. */
  toSender?: true;
  /** The state of the leg afterwards; null where the leg stays as it is. */
  becomes: LegState | null;
}

const registry: readonly WorkFunction[] = ['registrar', 'registryHead'];
const unitDesk: readonly WorkFunction[] = [...registry, 'secretRegistrar', 'head'];
const tray: readonly WorkFunction[] = ['holder', 'acting', 'secretary'];
const signers: readonly WorkFunction[] = ['holder', 'acting', 'self'];
const everyone: readonly WorkFunction[] = [...unitDesk, ...tray, 'self'];

const jobs: readonly QueueCode[] = ['jobReceived', 'jobReceived2', 'waitAssign', 'jobCommand'];
const given: readonly QueueCode[] = ['jobAssign', 'jobAssign2'];
const routed: readonly LegPurpose[] = ['delivery', 'presentation', 'assignment', 'command', 'information'];

/**
 * Every verb of the route, one row each (domain §1.11). The only place that knows who may do what when. An action is possible on a
 * leg at one of the person's desks, while it lies in one of the places; drafting has no leg yet and stands in its own use case.
 */
export const documentWorkflow: Record<Exclude<DocumentAction, 'submitDraft'>, Row> = {
  receive: { from: ['unreceived'], by: registry, secretBy: ['secretRegistrar'], becomes: 'received' },
  refuse: { from: ['unreceived'], by: registry, secretBy: ['secretRegistrar'], becomes: 'refused' },
  cancelReceipt: { from: ['numbered'], by: registry, secretBy: ['secretRegistrar'], becomes: 'delivered' },
  present: { from: ['jobReceived', 'jobReceived2', 'waitAssign'], by: everyone, becomes: 'passedOn' },
  assign: { from: ['jobReceived', 'waitAssign', 'jobCommand'], by: [...unitDesk, ...tray], becomes: 'passedOn' },
  command: { from: ['waitAssign'], by: tray, becomes: 'passedOn' },
  sendBack: { from: [...jobs, 'review', 'sign'], by: everyone, toSender: true, becomes: 'returned' },
  forward: { from: ['jobReceived', 'jobReceived2'], by: [...unitDesk, 'self'], becomes: 'passedOn' },
  report: { from: jobs, by: everyone, purposes: ['assignment', 'command'], becomes: 'done' },
  recordResult: { from: jobs, by: everyone, becomes: null },
  follow: { from: [...jobs, ...given], by: everyone, becomes: null },
  unfollow: { from: ['jobFollow'], by: everyone, becomes: null },
  recall: { from: ['unopened'], by: everyone, becomes: null },
  viewReport: { from: given, by: everyone, becomes: null },
  askAgain: { from: ['reported'], by: everyone, becomes: 'passedOn' },
  close: { from: jobs, by: everyone, becomes: 'done' },
  reopen: { from: ['jobCompleted'], by: everyone, purposes: routed, becomes: 'received' },
  passReview: { from: ['review'], by: [...signers, 'secretary'], becomes: 'done' },
  sign: { from: ['sign'], by: signers, becomes: 'done' },
};

export type LegAction = keyof typeof documentWorkflow;

/** Rules that stand, but have no call of their own yet: nobody is offered them. */
const uncalled: readonly LegAction[] = ['passReview', 'sign'];

/** Whether these seats are of those who may ever do this at the desk of the leg. */
export function hasFunction(action: LegAction, seats: readonly Seat[], leg: Pick<RoutedLeg, 'toDeskId'>, secrecy: number): boolean {
  const { by, secretBy } = documentWorkflow[action];
  const allowed = secrecy > 1 && secretBy ? secretBy : by;
  return seats.some((seat) => seat.deskId === leg.toDeskId && allowed.includes(seat.function));
}

/** Whether the leg lies where this can be done. */
export function isTimeFor(action: LegAction, leg: RoutedLeg, letter: RoutedLetter): boolean {
  const { from, purposes, toSender } = documentWorkflow[action];
  if (purposes !== undefined && !purposes.includes(leg.purpose)) return false;
  if (toSender && leg.fromDeskId === null) return false;
  return placesOf(leg, letter).some((place) => from.includes(place));
}

/** What these seats may do with a leg now, in the order of the table. */
export function allowedActions(seats: readonly Seat[], leg: RoutedLeg, letter: RoutedLetter & { secrecy: number }): LegAction[] {
  return (Object.keys(documentWorkflow) as LegAction[]).filter(
    (action) => !uncalled.includes(action) && isTimeFor(action, leg, letter) && hasFunction(action, seats, leg, letter.secrecy),
  );
}
