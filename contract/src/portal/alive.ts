import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { alivePath } from './alive-path';

/** Answers if server and database are up, otherwise 503: for browsers that lost the connection, and for monitoring. */
export const alive = endpoint({
  name: 'alive',
  summary: 'Whether the server and its database are at work',
  method: 'GET',
  path: alivePath,
  kind: 'read',
  access: 'anyone',
  request: z.object({}),
  response: z.object({}),
});
