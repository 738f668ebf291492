import type { ActContext } from '../../../platform/action';
import { endSessions } from './session-store';

/** Ends this session; its other open pages learn that their own browser signed out. */
export async function logout({ actor, db, now, announce, audit }: ActContext): Promise<Record<string, never>> {
  const { personId, sessionId } = actor;
  if (sessionId === null) return {};
  await endSessions(db, { personId, sessionId, reason: 'logout', now });
  announce('session.ended', { personId, sessionIds: [sessionId], reason: 'signedOut' });
  audit({ detail: { sessionId } });
  return {};
}

/** Ends all sessions of the person, this one included. */
export async function revoke({ actor, db, now, announce, audit }: ActContext): Promise<Record<string, never>> {
  const { personId, sessionId } = actor;
  const ended = await endSessions(db, { personId, reason: 'revoked', now });
  const others = ended.filter((id) => id !== sessionId);
  if (sessionId !== null) announce('session.ended', { personId, sessionIds: [sessionId], reason: 'signedOut' });
  if (others.length > 0) announce('session.ended', { personId, sessionIds: others, reason: 'revoked' });
  audit({ detail: { ended } });
  return {};
}
