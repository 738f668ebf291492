import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { listResponse } from '../list';
import { id, moment, whole } from '../wire';

const query: Access = { menu: 'user-active', right: 'query' };
const manage: Access = { menu: 'user-active', right: 'manage' };

const activeUser = z.object({
  sessionId: z.number(),
  personId: z.number(),
  name: z.string(),
  unitName: z.string(),
  since: moment,
  lastSeenAt: moment,
  /** Used within the last five minutes. */
  isHere: z.boolean(),
  address: z.string(),
  /** Such as Chrome and Windows; empty if the browser does not say. */
  browser: z.string(),
  system: z.string(),
  kind: z.enum(['computer', 'phone', 'tablet']),
  /** The session of this call. */
  isOwn: z.boolean(),
});
export type ActiveUser = z.output<typeof activeUser>;

export const activeUsers = endpoint({
  name: 'activeUsers',
  summary: 'Who is signed in, who was seen last first',
  method: 'POST',
  path: '/api/core/session/active-users',
  kind: 'read',
  access: query,
  request: z.object({
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    page: z._default(whole(1, 100_000), 1),
    pageSize: z._default(whole(1, 100), 20),
  }),
  response: z.extend(listResponse(activeUser), { here: z.number() }),
});

/** Ends another person's session; its pages are signed out at once. */
export const endSessionOf = endpoint({
  name: 'endSessionOf',
  summary: 'End another person’s session',
  method: 'POST',
  path: '/api/core/session/end-session-of',
  kind: 'act',
  access: manage,
  request: z.object({ sessionId: id }),
  response: nothing,
});
