import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { Actor, FindActor, PresumeActor } from '../../../platform/action';
import type { Database } from '../../../platform/database';
import { CheckAhead } from '../../../platform/postgres/check-ahead';
import { type Access, type OpenSession, openSession } from './access-store';
import { keepAccess } from './kept-access';
import { touchSession } from './session-store';
import { hashOf } from './tokens';

const touchEveryMs = 60_000;
const maxTokenLength = 100;
/** Sessions whose persons are remembered; beyond that, who asked longest ago is forgotten. */
const maxSessions = 20_000;

interface SessionRules {
  /** Roles for which the agency requires a second factor. */
  demanding?: readonly string[];
  /** The idle time in milliseconds after which a session ends; without it, only its maximum age counts. */
  idleLimit?: () => Promise<number>;
}

/** The person of a session as the database answered for an earlier call, and under which stamps that holds. */
interface Known {
  day: string;
  session: OpenSession;
  actor: Actor;
}

/**
 * Finds the owner of a token today. Use is recorded once a minute, alongside the request. `presume` takes it from memory, together with the
 * same question to the database, which confirms it or not.
 */
export function actorFinder(db: Database, clock: () => Date, { demanding = [], idleLimit }: SessionRules = {}): { find: FindActor; presume: PresumeActor } {
  const accessOf = keepAccess(db);
  const known = keepSessions();
  const usedAfter = async (now: Date) => (idleLimit ? new Date(now.getTime() - (await idleLimit())) : null);
  const touch = ({ sessionId, lastSeenAt }: OpenSession, now: Date) => {
    if (now.getTime() - lastSeenAt.getTime() > touchEveryMs) void touchSession(db, sessionId, now).catch(() => {});
  };
  const find: FindActor = async (token, { isUse }) => {
    if (token.length > maxTokenLength) return null;
    const now = clock();
    const hash = hashOf(token);
    const { rows } = await openSession(hash, now, await usedAfter(now)).execute(db);
    const session = rows[0];
    const access = session && (await accessOf(session, now));
    if (!session || !access) return null;
    if (isUse) touch(session, now);
    const actor = actorOf(session, access, { now, demanding });
    known.keep(hash, { day: bangkokDay(now), session, actor });
    return actor;
  };
  const presume: PresumeActor = async (token, { isUse }) => {
    if (token.length > maxTokenLength) return null;
    const now = clock();
    const hash = hashOf(token);
    const one = known.find(hash);
    if (one?.day !== bangkokDay(now)) return null;
    const holds = (session: OpenSession | undefined) => {
      if (!session || !isSame(session, one.session)) return false;
      if (isUse) touch(session, now);
      return true;
    };
    const statement = openSession(hash, now, await usedAfter(now)).compile(db);
    return {
      actor: one.actor,
      check: new CheckAhead(
        statement,
        (alone) => db.executeQuery(alone),
        (row) => holds(row as OpenSession | undefined),
      ),
    };
  };
  return { find, presume };
}

function actorOf(session: OpenSession, access: Access, { now, demanding }: { now: Date; demanding: readonly string[] }): Actor {
  const { personId, sessionId } = session;
  const { name, clearance, seats, roles, consented } = access;
  const stamp = `${bangkokDay(now)} ${session.stamp} ${session.namesStamp}`;
  return { personId, sessionId, name, clearance, seats, roles, consented, owesSecondFactor: owesSecondFactor(session, access, demanding), stamp };
}

const isSame = (one: OpenSession, other: OpenSession): boolean =>
  one.sessionId === other.sessionId && one.stamp === other.stamp && one.namesStamp === other.namesStamp;

function keepSessions() {
  const kept = new Map<string, Known>();
  return {
    /** By the hash of a token. */
    find(hash: Buffer): Known | undefined {
      const key = hash.toString('latin1');
      const one = kept.get(key);
      if (!one) return undefined;
      kept.delete(key);
      kept.set(key, one);
      return one;
    },
    keep(hash: Buffer, one: Known): void {
      kept.set(hash.toString('latin1'), one);
      for (const oldest of kept.keys()) {
        if (kept.size <= maxSessions) break;
        kept.delete(oldest);
      }
    },
  };
}

/** Whether one of the person's roles demands a second factor that is not switched on. The agency's provider looks after its own. */
function owesSecondFactor({ way }: OpenSession, { roles, hasSecondFactor }: Access, demanding: readonly string[]): boolean {
  if (way === 'provider' || hasSecondFactor) return false;
  return demanding.includes('everyone') || roles.some((role) => demanding.includes(role));
}
