import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { userLogin } from './user-login';

/**
 * Takes the session that was opened at the provider. The ticket arrives in the address of the sign-in screen and works once, for a minute,
 * in this browser; the token itself is never part of an address. Refused with an `oauth_id` if a session is open elsewhere.
 */
export const exchangeTicket = endpoint({
  name: 'exchangeTicket',
  summary: 'Take the session that was opened at the OpenID Connect provider',
  method: 'POST',
  path: '/api/users/exchange-ticket',
  kind: 'act',
  takesNoKey: 'it signs in: its answer is a new token',
  access: 'anyone',
  request: z.object({
    ticket: z.string().check(z.maxLength(2000)),
    /** Continue here although a session is open elsewhere. */
    useThisDevice: z._default(z.boolean(), false),
  }),
  response: z.object({ message: z.string(), token: z.string(), userLogin }),
});
