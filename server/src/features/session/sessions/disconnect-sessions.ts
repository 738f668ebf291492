import type { Listener } from '../../../platform/outbox';

/** Signs out the pages of an ended session at once. */
export const disconnectSessions: Listener<'session.ended'> = async ({ cut }, { sessionIds, reason }) => {
  cut(sessionIds, reason);
};
