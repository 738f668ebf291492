import type { InputOf } from '@sarabun/contract/endpoint';
import type { endSessionOf as endEndpoint, activeUsers as listEndpoint } from '@sarabun/contract/session/active-users';
import type { ActContext, ReadContext } from '../../../platform/action';
import { notFound } from '../../../platform/refusals';
import { countActive, findActive, ownerOfSession } from './active-users-store';
import { browserNameOf } from './browser-rules';
import { endSessions } from './session-store';

/** Who is signed in, and how many of them were active within the last five minutes. */
export async function activeUsers({ db, actor, now }: ReadContext, { search, page, pageSize }: InputOf<typeof listEndpoint>) {
  const [data, counts] = await Promise.all([
    findActive(db, { search, now, own: actor.sessionId }, { limit: pageSize, offset: (page - 1) * pageSize }),
    countActive(db, search, now),
  ]);
  return { data: data.map(({ userAgent, ...row }) => ({ ...row, ...browserNameOf(userAgent) })), ...counts, page, pageSize };
}

/** Ends another person's session: its pages are signed out and its token becomes invalid. One's own session ends by signing out. */
export async function endSessionOf({ db, actor, now, announce, audit }: ActContext, { sessionId }: InputOf<typeof endEndpoint>) {
  const personId = await ownerOfSession(db, sessionId, now);
  if (personId === null || sessionId === actor.sessionId) throw notFound();
  await endSessions(db, { personId, sessionId, reason: 'revoked', now });
  announce('session.ended', { personId, sessionIds: [sessionId], reason: 'revoked' });
  audit({ detail: { sessionId, of: personId } });
  return {};
}
