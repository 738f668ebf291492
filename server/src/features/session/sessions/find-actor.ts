import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { FindActor } from '../../../platform/action';
import type { Database } from '../../../platform/database';
import type { Access, OpenSession } from './access-store';
import { findOpenSession } from './access-store';
import { keepAccess } from './kept-access';
import { touchSession } from './session-store';
import { hashOf } from './tokens';

const touchEveryMs = 60_000;
const maxTokenLength = 100;

interface SessionRules {
  /** Roles for which the agency requires a second factor. */
  demanding?: readonly string[];
  /** The idle time in milliseconds after which a session ends; without it, only its maximum age counts. */
  idleLimit?: () => Promise<number>;
}

/** Finds the owner of a token today. Use is recorded once a minute, alongside the request. */
export function actorFinder(db: Database, clock: () => Date, { demanding = [], idleLimit }: SessionRules = {}): FindActor {
  const accessOf = keepAccess(db);
  return async (token, { isUse }) => {
    if (token.length > maxTokenLength) return null;
    const now = clock();
    const usedAfter = idleLimit ? new Date(now.getTime() - (await idleLimit())) : null;
    const session = await findOpenSession(db, hashOf(token), now, usedAfter);
    const access = session && (await accessOf(session, now));
    if (!session || !access) return null;
    if (isUse && now.getTime() - session.lastSeenAt.getTime() > touchEveryMs) void touchSession(db, session.sessionId, now).catch(() => {});
    const { personId, sessionId } = session;
    const { name, clearance, seats, roles, consented } = access;
    const stamp = `${bangkokDay(now)} ${session.stamp} ${session.namesStamp}`;
    return { personId, sessionId, name, clearance, seats, roles, consented, owesSecondFactor: owesSecondFactor(session, access, demanding), stamp };
  };
}

/** Whether one of the person's roles demands a second factor that is not switched on. The agency's provider looks after its own. */
function owesSecondFactor({ way }: OpenSession, { roles, hasSecondFactor }: Access, demanding: readonly string[]): boolean {
  if (way === 'provider' || hasSecondFactor) return false;
  return demanding.includes('everyone') || roles.some((role) => demanding.includes(role));
}
