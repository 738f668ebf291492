import type { Listener } from '../../../platform/outbox';

/** Pages of an ended session are thrown out at once. */
export const throwOutSessions: Listener<'session.ended'> = async ({ cut }, { sessionIds, reason }) => {
  cut(sessionIds, reason);
};
