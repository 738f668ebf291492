import type { LegState } from '@sarabun/contract/documents/action';
import type { DocumentView } from '@sarabun/contract/documents/open-document';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';

const endedStates: readonly LegState[] = ['done', 'returned', 'refused', 'recalled', 'cancelled'];

/**
 * The day by which the reader must have done their part, as the row of the queue shows it: that of the leg through which they see the
 * letter, else that of the letter; where it is followed, the day of the follow-up comes first, and nothing is due of
 * finished or withdrawn work.
 */
export function dueHere({ route, legId, dueOn, follow }: DocumentView, queue: QueueCode | undefined): string | null {
  if (queue === 'jobCompleted') return null;
  const here = route.find((leg) => leg.legId === legId);
  const followed = queue === 'jobFollow' ? follow?.dueOn : null;
  if (followed) return followed;
  // Who gave their part back, ended it, or had it withdrawn has no day to keep; whoever passed it on still waits for it.
  if (here && endedStates.includes(here.state)) return null;
  return dueOfLeg({ route }, legId) ?? dueOn;
}

/** The day by which the desk that holds a leg must have done its part; what it gives on is due then unless it names a day. */
export const dueOfLeg = ({ route }: Pick<DocumentView, 'route'>, legId: number | null): string | null =>
  route.find((leg) => leg.legId === legId)?.dueOn ?? null;
