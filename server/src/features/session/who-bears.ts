import type { Actor } from '../../platform/action';
import type { Database } from '../../platform/database';
import { actorOf, findSession, touchSession } from './session-store';
import { hashOf } from './tokens';

const touchEveryMs = 60_000;

/**
 * Answers who bears a token today. That it was used is noted once a minute, beside the request.
 * `demanding` are the roles of which the agency demands a second factor.
 */
export function whoBears(db: Database, clock: () => Date, demanding: readonly string[] = []): (token: string) => Promise<Actor | null> {
  const longestToken = 100;
  return async (token) => {
    if (token.length > longestToken) return null;
    const now = clock();
    const session = await findSession(db, hashOf(token), now, demanding);
    if (!session) return null;
    if (now.getTime() - session.lastSeenAt.getTime() > touchEveryMs) void touchSession(db, session.sessionId, now).catch(() => {});
    return actorOf(session);
  };
}
