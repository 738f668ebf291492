import type { ActContext } from '../../../platform/action';
import { endSessions } from './session-store';

/** Ends all sessions of a person; pages that show one are told why. Answers which. */
export async function endSessionsOf({ db, now, announce }: ActContext, personId: number, reason: 'revoked' | 'password' | 'closed'): Promise<number[]> {
  const sessionIds = await endSessions(db, { personId, reason, now });
  if (sessionIds.length > 0) announce('session.ended', { personId, sessionIds, reason });
  return sessionIds;
}
