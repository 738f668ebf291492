import * as z from 'zod/mini';
import { endpoint } from '../endpoint';

const password = z.string().check(z.maxLength(1000));

/** Changes one's own password. The person's other sessions end. */
export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Change one’s own password, ending other sessions',
  method: 'POST',
  path: '/api/core/account/password',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    /** The current one. */
    password,
    newPassword: password,
  }),
  response: z.object({ message: z.string(), endedSessions: z.number() }),
});
