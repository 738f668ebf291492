import type { DocumentAction } from '@sarabun/contract/documents/action';
import type { QueueCode } from '@sarabun/contract/queues/queue';
import type { Seat } from '../../platform/action';
import type { LegPurpose, LegState } from '../../platform/schema';
import { type FiledLeg, workQueue } from '../queues';

type WorkFunction = Seat['function'];

/** One row of the table: from which work queue of the desk, by whom at that desk, and what becomes of the leg. */
interface Row {
  from: readonly QueueCode[];
  by: readonly WorkFunction[];
  /** Who may where the letter is ลับ or ลับมาก; as `by` when not given. */
  secretBy?: readonly WorkFunction[];
  /** Only legs sent for these purposes; all when not given. */
  purposes?: readonly LegPurpose[];
  /** The state of the leg afterwards; null where the leg stays as it is. */
  becomes: LegState | null;
}

const registry: readonly WorkFunction[] = ['registrar', 'registryHead'];
const unitDesk: readonly WorkFunction[] = [...registry, 'secretRegistrar', 'head'];
const tray: readonly WorkFunction[] = ['holder', 'acting', 'secretary'];
const signers: readonly WorkFunction[] = ['holder', 'acting', 'self'];
const everyone: readonly WorkFunction[] = [...unitDesk, ...tray, 'self'];

/**
 * Every verb of the route, one row each (domain §1.11). The only place that knows who may do what when. An action is possible on a
 * leg that lies as work on one of the person's desks; drafting has no leg yet and stands in its own use case.
 */
export const documentWorkflow: Record<Exclude<DocumentAction, 'submitDraft'>, Row> = {
  receive: { from: ['unreceived'], by: registry, secretBy: ['secretRegistrar'], becomes: 'received' },
  refuse: { from: ['unreceived'], by: registry, secretBy: ['secretRegistrar'], becomes: 'refused' },
  present: { from: ['jobReceived', 'jobReceived2', 'waitAssign'], by: everyone, becomes: 'passedOn' },
  assign: { from: ['jobReceived', 'waitAssign', 'jobCommand'], by: [...unitDesk, ...tray], becomes: 'passedOn' },
  command: { from: ['waitAssign'], by: ['holder', 'acting'], becomes: 'passedOn' },
  sendBack: { from: ['jobReceived', 'jobReceived2', 'waitAssign', 'jobCommand', 'review', 'sign'], by: everyone, becomes: 'returned' },
  forward: { from: ['jobReceived', 'jobReceived2'], by: [...unitDesk, 'self'], becomes: 'passedOn' },
  report: { from: ['jobReceived', 'jobReceived2', 'jobCommand'], by: everyone, purposes: ['assignment', 'command'], becomes: 'done' },
  follow: { from: ['jobReceived', 'jobReceived2', 'waitAssign', 'jobCommand'], by: everyone, becomes: null },
  close: { from: ['jobReceived', 'jobReceived2', 'waitAssign', 'jobCommand'], by: everyone, becomes: 'done' },
  passReview: { from: ['review'], by: [...signers, 'secretary'], becomes: 'done' },
  sign: { from: ['sign'], by: signers, becomes: 'done' },
};

export type LegAction = keyof typeof documentWorkflow;

/** Whether these seats are of those who may ever do this at the desk of the leg. */
export function hasFunction(action: LegAction, seats: readonly Seat[], leg: Pick<FiledLeg, 'toDeskId'>, secrecy: number): boolean {
  const { by, secretBy } = documentWorkflow[action];
  const allowed = secrecy > 1 && secretBy ? secretBy : by;
  return seats.some((seat) => seat.deskId === leg.toDeskId && allowed.includes(seat.function));
}

/** Whether the leg lies where this can be done. */
export function isTimeFor(action: LegAction, leg: FiledLeg): boolean {
  const { from, purposes } = documentWorkflow[action];
  const queue = workQueue(leg);
  return queue !== null && from.includes(queue) && (purposes === undefined || purposes.includes(leg.purpose));
}

/** What these seats may do with a leg now, in the order of the table. */
export function allowedActions(seats: readonly Seat[], leg: FiledLeg, letter: { secrecy: number; state: string }): LegAction[] {
  if (letter.state === 'closed' || letter.state === 'cancelled') return [];
  return (Object.keys(documentWorkflow) as LegAction[]).filter((action) => isTimeFor(action, leg) && hasFunction(action, seats, leg, letter.secrecy));
}
