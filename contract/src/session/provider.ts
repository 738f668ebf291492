import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { userLogin } from './user-login';

/** Where the browser goes to sign in at the agency's OpenID Connect provider (a page, no call); `return` names the page to come back to. */
export const providerAddress = '/api/users/provider';
/** Where the provider sends the browser back to. */
export const providerCallbackAddress = '/api/users/provider/callback';

/**
 * Takes the session that was opened at the provider. The ticket comes back in the address of the sign-in screen: it is good once, for
 * a minute, in this browser; the token itself passes through no address. Refused with an `oauth_id` where a session is open elsewhere.
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
    /** The person wants to go on here, though a session is open elsewhere. */
    useThisDevice: z._default(z.boolean(), false),
  }),
  response: z.object({ message: z.string(), token: z.string(), userLogin }),
});
