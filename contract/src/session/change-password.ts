import * as z from 'zod/mini';
import { endpoint } from '../endpoint';

const password = z.string().check(z.maxLength(1000));

/** Changes the own password. Other sessions of the person end. */
export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Change the own password, ending other sessions',
  method: 'POST',
  path: '/api/core/account/password',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    /** The one in force. */
    password,
    newPassword: password,
  }),
  response: z.object({ message: z.string(), endedSessions: z.number() }),
});
