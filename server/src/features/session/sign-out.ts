import type { ActContext } from '../../platform/action';
import { endSessions } from './session-store';

/** Ends this session; its other open pages are thrown out with it. */
export async function logout({ actor, db, now, announce, audit }: ActContext): Promise<Record<string, never>> {
  const { personId, sessionId } = actor;
  if (sessionId === null) return {};
  await endSessions(db, { personId, sessionId, reason: 'logout', now });
  announce('session.ended', { personId, sessionIds: [sessionId], reason: 'revoked' });
  audit({ detail: { sessionId } });
  return {};
}

/** Ends all sessions of the person. */
export async function revoke({ actor, db, now, announce, audit }: ActContext): Promise<Record<string, never>> {
  const sessionIds = await endSessions(db, { personId: actor.personId, reason: 'revoked', now });
  announce('session.ended', { personId: actor.personId, sessionIds, reason: 'revoked' });
  audit({ detail: { ended: sessionIds } });
  return {};
}
