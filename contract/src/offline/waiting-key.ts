import * as z from 'zod/mini';
import { endpoint } from '../endpoint';

/**
 * The secret under which a browser seals acts that wait for a connection. It is the same for the same person on the same device, in every
 * session; nobody else gets it.
 */
export const waitingKey = endpoint({
  name: 'waitingKey',
  summary: 'The key that seals the acts of this person that wait on a device',
  method: 'POST',
  path: '/api/sarabun/waiting-key',
  kind: 'read',
  access: 'signedIn',
  mayKeep: 'always',
  /** `device` is a random text that the browser made once. */
  request: z.object({ device: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  response: z.object({ item: z.object({ key: z.string() }) }),
});
