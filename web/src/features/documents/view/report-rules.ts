import { givenFor, isGiven } from '@sarabun/contract/documents/leg-purposes';
import type { DocumentView, RouteLeg } from '@sarabun/contract/documents/open-document';

type Route = Pick<DocumentView, 'route'>;

/** The legs by which a leg gave others something to answer for. Newest first. */
export function assigneesOf({ route }: Route, legId: number): RouteLeg[] {
  return route.filter((leg) => leg.parentLegId === legId && isGiven(leg)).toReversed();
}

/** The legs by which a leg informed others. */
export function circulationOf({ route }: Route, legId: number): RouteLeg[] {
  return route.filter((leg) => leg.parentLegId === legId && givenFor(leg.purpose) === 'information');
}

/** The progress of someone who was informed. */
export type Receipt = 'waiting' | 'read' | 'noted' | 'stopped';

export function receiptOf({ state, openedAt }: RouteLeg): Receipt {
  if (state === 'done') return 'noted';
  if (state === 'recalled' || state === 'cancelled' || state === 'returned' || state === 'refused') return 'stopped';
  return openedAt || state === 'received' || state === 'passedOn' ? 'read' : 'waiting';
}

/** An event in the work of one person. */
export type ThreadEntry =
  | { at: Date; what: 'given' | 'opened' | 'received' | 'ended' | 'accepted'; by: string | null; text: string | null }
  | { at: Date; what: 'note'; note: DocumentView['notes'][number] };

/**
 * The history of one assignee's work: assignment, first reading, receipt, all notes and reports on it or below it that stand, and its end,
 * oldest first.
 */
export function threadOf({ route, notes }: Pick<DocumentView, 'route' | 'notes'>, leg: RouteLeg): ThreadEntry[] {
  const below = new Set([leg.legId]);
  for (const one of route) if (one.parentLegId !== null && below.has(one.parentLegId)) below.add(one.legId);
  const steps: ThreadEntry[] = [
    { at: leg.sentAt, what: 'given', by: leg.sentBy?.name ?? null, text: leg.task },
    ...(leg.openedAt ? [{ at: leg.openedAt, what: 'opened' as const, by: leg.openedBy, text: null }] : []),
    ...(leg.receivedAt ? [{ at: leg.receivedAt, what: 'received' as const, by: leg.receivedBy?.name ?? null, text: null }] : []),
    ...notes.flatMap((note) =>
      note.legId !== null && below.has(note.legId) && !note.isTakenBack ? [{ at: note.writtenAt, what: 'note' as const, note }] : [],
    ),
    ...(leg.endedAt && leg.state !== 'done' ? [{ at: leg.endedAt, what: 'ended' as const, by: null, text: leg.reason }] : []),
    ...(leg.acceptedAt ? [{ at: leg.acceptedAt, what: 'accepted' as const, by: null, text: null }] : []),
  ];
  return steps.sort((one, other) => one.at.getTime() - other.at.getTime());
}

const hour = 3_600_000;

/** How long the work took, until its end or now: whole days from two days on, otherwise hours. */
export function timeSpent({ sentAt, endedAt }: Pick<RouteLeg, 'sentAt' | 'endedAt'>, now: Date): { unit: 'hours' | 'days'; n: number } {
  const hours = ((endedAt ?? now).getTime() - sentAt.getTime()) / hour;
  return hours >= 48 ? { unit: 'days', n: Math.floor(hours / 24) } : { unit: 'hours', n: Math.max(1, Math.round(hours)) };
}
