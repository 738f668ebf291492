import type { ActContext } from '../../../platform/action';
import { endSessions } from '../sessions/session-store';
import { removeSecondFactor } from './second-factor-store';

/** Removes another person's second factor and ends that person's sessions. False if there is none. */
export async function resetSecondFactorOf({ db, now, announce }: ActContext, personId: number): Promise<boolean> {
  if (!(await removeSecondFactor(db, personId))) return false;
  const sessionIds = await endSessions(db, { personId, reason: 'revoked', now });
  if (sessionIds.length > 0) announce('session.ended', { personId, sessionIds, reason: 'revoked' });
  return true;
}
