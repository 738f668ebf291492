import { type QueueCode, queues } from '@sarabun/contract/queues/queue';
import type { DeskKind, DocumentState, LegPurpose, LegState, Responsibility, SeatFunction } from '../../platform/schema';

/** A leg, as far as filing needs to know it. */
export interface FiledLeg {
  legId: number;
  /** The leg that was passed on by this one; null where it came first. */
  parentLegId: number | null;
  fromDeskId: number | null;
  toDeskId: number;
  toDeskKind: DeskKind;
  /** Whether it is received under a number first: at the desk of a unit with a registry that has not numbered the letter before. */
  needsReceipt: boolean;
  purpose: LegPurpose;
  state: LegState;
  responsibility: Responsibility | null;
  sentAt: string;
  /** When it came back to its desk after it had left; null where it never did. */
  backAt: string | null;
  dueOn: string | null;
  /** Its receiver has closed the matter for itself, while the letter goes on at others. */
  closed?: boolean;
}

/** A letter with its whole route, as far as filing needs to know it. */
export interface FiledLetter {
  documentId: number;
  state: DocumentState;
  speed: number;
  secrecy: number;
  hasFile: boolean;
  dueOn: string | null;
  /** The desk of who wrote it; null for a letter from outside. */
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

/** Which queue a leg is work in, at the desk it was sent to; null when nothing is to be done with it there. */
export function workQueue(leg: FiledLeg): QueueCode | null {
  if (leg.closed || (leg.state !== 'delivered' && leg.state !== 'received')) return null;
  if (leg.purpose === 'review') return 'review';
  if (leg.purpose === 'signature') return 'sign';
  if (leg.needsReceipt && leg.state === 'delivered') return 'unreceived';
  if (leg.purpose === 'command') return 'jobCommand';
  return ({ unit: 'jobReceived', post: 'waitAssign', person: 'jobReceived2' } as const)[leg.toDeskKind];
}

/** Which queue watches a leg from the desk that sent it: assignments, and commands that name who is responsible. */
export function watchQueue(leg: FiledLeg): QueueCode | null {
  const isGiven = leg.purpose === 'assignment' || (leg.purpose === 'command' && leg.responsibility !== null);
  if (!isGiven || leg.closed || leg.state === 'recalled' || leg.state === 'returned' || leg.state === 'refused') return null;
  return leg.toDeskKind === 'person' ? 'jobAssign2' : 'jobAssign';
}

/**
 * Files a letter: every queue row it must have now, and no other. A leg is work in at most one queue of one desk; the watching
 * queues (jobAssign, jobAssign2, unsigned, jobFollow) may show it beside that. A closed letter lies only in jobCompleted, and so do the closed
 * legs of one that goes on elsewhere.
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
    if ((work === 'review' || work === 'sign') && letter.writerDeskId !== null) rows.push(entry(letter, leg, letter.writerDeskId, 'unsigned'));
  }
  for (const follow of letter.follows) {
    const leg = letter.legs.find(({ legId }) => legId === follow.legId);
    if (leg && !leg.closed) rows.push({ ...entry(letter, leg, follow.deskId, 'jobFollow'), dueOn: follow.dueOn ?? leg.dueOn ?? letter.dueOn });
  }
  return rows;
}

/** Each desk that these legs reached keeps one row: the last of them there. Nothing is due any more. */
function completed(letter: FiledLetter, legs: readonly FiledLeg[]): QueueEntry[] {
  const last = new Map<number, FiledLeg>();
  for (const leg of legs) last.set(leg.toDeskId, leg);
  return [...last].map(([deskId, leg]) => ({ ...entry(letter, leg, deskId, 'jobCompleted'), dueOn: null }));
}

function entry(letter: FiledLetter, leg: FiledLeg, deskId: number, queue: QueueCode): QueueEntry {
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

/** Whether a queue of a desk is shown to somebody of this function there: letters to be registered are the registry's business. */
export function concerns(queue: number, work: SeatFunction): boolean {
  return queue !== queues.unreceived.number || work === 'registrar' || work === 'registryHead' || work === 'secretRegistrar';
}
