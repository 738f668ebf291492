import type { Actor, WhoBears } from '../../../platform/action';
import type { Database } from '../../../platform/database';
import { actorOf, findSession, touchSession } from './session-store';
import { hashOf } from './tokens';

const touchEveryMs = 60_000;
const longestToken = 100;

interface SessionRules {
  /** Roles of which the agency demands a second factor. */
  demanding?: readonly string[];
  /** After so many milliseconds without use a session is over; without it only its days count. */
  idleLimit?: () => Promise<number>;
}

/** Answers who bears a token today. That it was used is noted once a minute, next to the request. */
export function whoBears(db: Database, clock: () => Date, { demanding = [], idleLimit }: SessionRules = {}): WhoBears {
  return async (token, { isUse }): Promise<Actor | null> => {
    if (token.length > longestToken) return null;
    const now = clock();
    const usedAfter = idleLimit ? new Date(now.getTime() - (await idleLimit())) : null;
    const session = await findSession(db, hashOf(token), { now, usedAfter, demanding });
    if (!session) return null;
    if (isUse && now.getTime() - session.lastSeenAt.getTime() > touchEveryMs) void touchSession(db, session.sessionId, now).catch(() => {});
    return actorOf(session);
  };
}
