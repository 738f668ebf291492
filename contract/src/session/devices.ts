import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { id, moment } from '../wire';

/** Why a session ended; `expired` when it reached its maximum age. */
export const sessionEnds = ['logout', 'revoked', 'elsewhere', 'replaced', 'password', 'closed', 'idle', 'expired'] as const;

const session = z.object({
  sessionId: z.number(),
  /** The session of this call. */
  isCurrent: z.boolean(),
  isOpen: z.boolean(),
  /** Such as Chrome and Windows; empty if the browser does not say. */
  browser: z.string(),
  system: z.string(),
  kind: z.enum(['computer', 'phone', 'tablet']),
  address: z.nullable(z.string()),
  way: z.enum(['password', 'directory', 'provider']),
  firstSeenAt: moment,
  lastSeenAt: moment,
  endedAt: z.nullable(moment),
  endReason: z.nullable(z.enum(sessionEnds)),
});
export type DeviceSession = z.output<typeof session>;

/** The person's own sessions: open ones first, then past ones, newest first. */
export const mySessions = endpoint({
  name: 'mySessions',
  summary: 'One’s own open sessions and the sign-in history',
  method: 'GET',
  path: '/api/core/sessions',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  request: z.pick(listRequest, { page: true, pageSize: true }),
  response: listResponse(session),
});

/** Signs out one of the own devices. Its open pages are signed out at once. */
export const endSession = endpoint({
  name: 'endSession',
  summary: 'Sign out one of one’s own devices',
  method: 'POST',
  path: '/api/core/sessions/end',
  kind: 'act',
  takesNoKey: 'it may end the session that would ask again, and a session ends once anyway',
  access: 'signedIn',
  request: z.object({ sessionId: id }),
  response: nothing,
});

/** Signs out all own devices except this one. */
export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  summary: 'Sign out all own devices except this one',
  method: 'POST',
  path: '/api/core/sessions/end-others',
  kind: 'act',
  access: 'signedIn',
  request: nothing,
  response: z.object({ ended: z.number() }),
});
