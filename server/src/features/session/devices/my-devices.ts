import type { ActContext, ReadContext } from '../../../platform/action';
import { notFound } from '../../../platform/refusals';
import { browserNameOf } from '../sessions/browser-rules';
import { endSessions } from '../sessions/session-store';
import { endSessionsBut, isSessionOf, sessionsOf } from './device-store';

/** The person's own sessions, open ones first, then the sign-in history. */
export async function mySessions({ db, actor, now }: ReadContext, { page, pageSize }: { page: number; pageSize: number }) {
  const { rows, total } = await sessionsOf(db, actor.personId, { now, offset: (page - 1) * pageSize, limit: pageSize });
  const data = rows.map(({ userAgent, ...row }) => ({ ...row, ...browserNameOf(userAgent), isCurrent: row.sessionId === actor.sessionId }));
  return { data, total, page, pageSize };
}

/** Ends one of one's own sessions, the current one included. One that has ended stays so; another person's does not exist. */
export async function endSession({ actor, db, now, announce, audit }: ActContext, { sessionId }: { sessionId: number }): Promise<Record<string, never>> {
  if (!(await isSessionOf(db, actor.personId, sessionId))) throw notFound();
  const ended = await endSessions(db, { personId: actor.personId, sessionId, reason: 'revoked', now });
  const reason = sessionId === actor.sessionId ? 'signedOut' : 'revoked';
  if (ended.length > 0) announce('session.ended', { personId: actor.personId, sessionIds: [sessionId], reason });
  audit({ detail: { ended } });
  return {};
}

/** Ends all own sessions except the current one. */
export async function endOtherSessions({ actor, db, now, announce, audit }: ActContext): Promise<{ ended: number }> {
  const { personId, sessionId } = actor;
  const sessionIds = await endSessionsBut(db, { personId, sessionId, reason: 'revoked', now });
  if (sessionIds.length > 0) announce('session.ended', { personId, sessionIds, reason: 'revoked' });
  audit({ detail: { ended: sessionIds } });
  return { ended: sessionIds.length };
}
