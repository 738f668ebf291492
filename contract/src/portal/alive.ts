import * as z from 'zod/mini';
import { endpoint } from '../endpoint';

/** Answers if server and database are up, otherwise 503: for browsers that lost the connection, and for monitoring. */
export const alive = endpoint({
  name: 'alive',
  summary: 'Whether the server and its database are at work',
  method: 'GET',
  path: '/api/core/alive',
  kind: 'read',
  access: 'anyone',
  request: z.object({}),
  response: z.object({}),
});
