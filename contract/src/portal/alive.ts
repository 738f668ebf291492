import * as z from 'zod/mini';
import { endpoint } from '../endpoint';

/** Answers where server and database are at work, 503 otherwise: for browsers that lost the line, and for whoever watches over the server. */
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
