import { isGiven, legPurposes } from '@sarabun/contract/documents/leg-purposes';
import { type FiledQueue, queues } from '@sarabun/contract/queues/queue';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import type { Seat } from '../../platform/action';
import type { DeskKind, DocumentState, LegPurpose, LegState, Responsibility } from '../../platform/schema';

/** What filing needs to know about a leg. */
export interface FiledLeg {
  legId: number;
  /** The parent leg; null for the first one. */
  parentLegId: number | null;
  fromDeskId: number | null;
  toDeskId: number;
  toDeskKind: DeskKind;
  /** Whether it must be received under a number first: at the desk of a unit with a registry that has not numbered the letter yet. */
  needsReceipt: boolean;
  purpose: LegPurpose;
  state: LegState;
  responsibility: Responsibility | null;
  sentAt: string;
  /** When it last returned to its desk; null if it never did. */
  backAt: string | null;
  dueOn: string | null;
  /** Its receiver has closed its own part of the matter, while the letter goes on elsewhere. */
  closed?: boolean;
}

/** What filing needs to know about a letter with its whole route. */
export interface FiledLetter {
  documentId: number;
  state: DocumentState;
  speed: number;
  secrecy: number;
  hasFile: boolean;
  dueOn: string | null;
  /** The writer's desk; null for a letter from outside. */
  writerDeskId: number | null;
  legs: readonly FiledLeg[];
  follows: readonly { deskId: number; legId: number; dueOn: string | null }[];
}

/** One row of a queue. */
export interface QueueEntry {
  deskId: number;
  queue: number;
  legId: number;
  speed: number;
  secrecy: number;
  dueOn: string | null;
  sentAt: string;
  hasFile: boolean;
  toPerson: boolean;
}

/** The working queue of a leg at its receiving desk; null if there is nothing to do. */
export function workQueue(leg: FiledLeg): FiledQueue | null {
  if (leg.closed || (leg.state !== 'delivered' && leg.state !== 'received')) return null;
  const { queue, ofOwnLetter } = legPurposes[leg.purpose];
  if (queue && ofOwnLetter) return queue;
  if (leg.needsReceipt && leg.state === 'delivered') return 'unreceived';
  return queue ?? ({ unit: 'jobReceived', post: 'waitAssign', person: 'jobReceived2' } as const)[leg.toDeskKind];
}

/** The states of given work that is no longer at its receiver: taken back, or sent back by that. */
const isBack = new Set<LegState>(['recalled', 'cancelled', 'returned', 'refused']);

/** The queue with which the sending desk watches a leg; only for legs that gave something. */
export function watchQueue(leg: FiledLeg): QueueCode | null {
  if (!isGiven(leg) || leg.closed || isBack.has(leg.state)) return null;
  return leg.toDeskKind === 'person' ? 'jobAssign2' : 'jobAssign';
}

/**
 * Computes exactly the queue rows that a letter must have now. A leg is work in at most one queue of one desk; watching queues (jobAssign,
 * jobAssign2, unsigned, jobFollow) may show it as well. A closed letter is only in jobCompleted, and so are the closed legs of one that
 * goes on elsewhere.
 */
export function fileLetter(letter: FiledLetter): QueueEntry[] {
  if (letter.state === 'cancelled') return [];
  if (letter.state === 'closed') return completed(letter, letter.legs);
  const rows: QueueEntry[] = completed(
    letter,
    letter.legs.filter(({ closed }) => closed),
  );
  for (const leg of letter.legs) {
    const work = workQueue(leg);
    if (work) rows.push({ ...entry(letter, leg, leg.toDeskId, work), sentAt: leg.backAt ?? leg.sentAt });
    const watch = watchQueue(leg);
    if (watch && leg.fromDeskId !== null) rows.push(entry(letter, leg, leg.fromDeskId, watch));
    // At the writer's own desk it is work, and nothing to watch.
    const watches = letter.writerDeskId !== leg.toDeskId && (work === 'review' || work === 'sign');
    if (watches && letter.writerDeskId !== null) rows.push(entry(letter, leg, letter.writerDeskId, 'unsigned'));
  }
  for (const follow of letter.follows) {
    const leg = letter.legs.find(({ legId }) => legId === follow.legId);
    if (leg && !leg.closed) rows.push({ ...entry(letter, leg, follow.deskId, 'jobFollow'), dueOn: follow.dueOn ?? leg.dueOn ?? letter.dueOn });
  }
  return rows;
}

/** Each desk that these legs reached keeps one row: that of its last leg. Nothing is due any more. */
function completed(letter: FiledLetter, legs: readonly FiledLeg[]): QueueEntry[] {
  const last = new Map<number, FiledLeg>();
  for (const leg of legs) last.set(leg.toDeskId, leg);
  return [...last].map(([deskId, leg]) => ({ ...entry(letter, leg, deskId, 'jobCompleted'), dueOn: null }));
}

function entry(letter: FiledLetter, leg: FiledLeg, deskId: number, queue: FiledQueue): QueueEntry {
  return {
    deskId,
    queue: queues[queue].number,
    legId: leg.legId,
    speed: letter.speed,
    secrecy: letter.secrecy,
    dueOn: leg.dueOn ?? letter.dueOn,
    sentAt: leg.sentAt,
    hasFile: letter.hasFile,
    toPerson: leg.toDeskKind === 'person',
  };
}

/** Who at a registry handles incoming and outgoing letters: ordinary ones, and those that are ลับ or ลับมาก. */
export const registryWork = { by: ['registrar', 'registryHead'], secretBy: ['secretRegistrar'] } as const satisfies Record<string, readonly Seat['function'][]>;

/** Queues for the registry only; any other is for everyone at its desk. */
const ofRegistry: readonly number[] = [queues.unreceived.number, queues.dispatch.number];

/** Rows of a queue of a desk: letters of these secrecy classes and kinds; null for all kinds. */
export interface Place {
  deskId: number;
  queue: number;
  from: number;
  to: number;
  kinds: readonly number[] | null;
}

/**
 * The rows of these queues that a person can act on: at each desk what their functions are for, up to their clearance, and for an acting
 * person only the kinds of letters in the order.
 */
export function placesOf(seats: readonly Seat[], wanted: readonly number[], clearance: number): Place[] {
  return [...new Set(seats.map(({ deskId }) => deskId))].flatMap((deskId) => {
    const here = seats.filter((seat) => seat.deskId === deskId);
    return wanted.flatMap((queue) => placeOf(deskId, queue, here, clearance) ?? []);
  });
}

function placeOf(deskId: number, queue: number, here: readonly Seat[], clearance: number): Place | null {
  const are = (functions: readonly Seat['function'][]) => here.some((seat) => functions.includes(seat.function));
  const isOfRegistry = ofRegistry.includes(queue);
  const from = isOfRegistry && !are(registryWork.by) ? 2 : 1;
  const to = isOfRegistry && !are(registryWork.secretBy) ? Math.min(1, clearance) : clearance;
  if (from > to) return null;
  const orders = here.map(({ acting }) => acting?.kinds ?? null);
  return { deskId, queue, from, to, kinds: orders.some((kinds) => kinds === null) ? null : [...new Set(orders.flatMap((kinds) => kinds ?? []))] };
}
