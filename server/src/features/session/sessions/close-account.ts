import type { ActContext } from '../../../platform/action';
import { closeAccountOf } from './active-users-store';
import { endSessions } from './session-store';

/** Closes the account of a person who leaves: it cannot sign in again, and its sessions end. */
export async function closeAccount({ db, now, announce }: ActContext, personId: number): Promise<void> {
  await closeAccountOf(db, personId, now);
  const sessionIds = await endSessions(db, { personId, reason: 'closed', now });
  if (sessionIds.length > 0) announce('session.ended', { personId, sessionIds, reason: 'closed' });
}
