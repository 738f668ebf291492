import type { DocumentView, RouteLeg } from './open-document';

/** Pulled back by its sender (ดึงคืน). A leg that was withdrawn in another way has a reason. */
const isPulledBack = ({ state, reason }: RouteLeg) => state === 'recalled' && reason === null;

const arePulledBack = (legs: readonly RouteLeg[]) => legs.length > 0 && legs.every(isPulledBack);

/** The legs that the last act on a leg sent on, if all of them were pulled back; otherwise none. */
export function takenBackFrom(route: readonly RouteLeg[], legId: number): RouteLeg[] {
  const sent = route.filter(({ parentLegId }) => parentLegId === legId);
  const last = Math.max(...sent.map(({ sentAt }) => sentAt.getTime()));
  const together = sent.filter(({ sentAt }) => sentAt.getTime() === last);
  return arePulledBack(together) ? together : [];
}

/** Whether a note no longer stands: it was taken back, or everything that was sent on with it was pulled back. */
export function wasTakenBack(note: Pick<DocumentView['notes'][number], 'legId' | 'writtenAt' | 'isTakenBack'>, route: readonly RouteLeg[]): boolean {
  const { legId, writtenAt, isTakenBack } = note;
  return (
    isTakenBack || arePulledBack(route.filter(({ parentLegId, sentAt }) => legId !== null && parentLegId === legId && sentAt.getTime() === writtenAt.getTime()))
  );
}
