import type { RouteLeg } from './open-document';

type Leg = Pick<RouteLeg, 'legId' | 'parentLegId' | 'purpose' | 'state' | 'sentAt' | 'backAt' | 'endedAt'>;

/** The leg of which another one is the way back: it was sent back or refused at that moment. A member of a committee who declines sends nothing back but to the writer. */
export function returnedLeg<One extends Leg>(route: readonly One[], { parentLegId, purpose, sentAt }: Leg): One | undefined {
  const isBack = ({ state, purpose: of }: One) => state === 'returned' || (state === 'refused' && (of !== 'signature' || purpose === 'revision'));
  return route.find((one) => one.legId === parentLegId && isBack(one) && one.endedAt?.getTime() === sentAt.getTime());
}

/** The leg on which the letter was sent back or refused, so that it lies on this one now; none if something else came back to it since. */
export function sentBackBy<One extends Leg>(route: readonly One[], legId: number | null): One | undefined {
  const leg = route.find((one) => one.legId === legId);
  const backAt = leg?.backAt;
  if (!leg || !backAt) return leg && returnedLeg(route, leg);
  // Of legs that ended in the same second, the one sent last; what was recalled does not come back.
  const last = route.findLast((one) => one.parentLegId === legId && one.state !== 'recalled' && one.endedAt?.getTime() === backAt.getTime());
  return last && returnedLeg([last], { ...leg, parentLegId: last.legId, sentAt: backAt });
}
