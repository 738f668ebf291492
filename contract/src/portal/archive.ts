import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';

/** Seconds in which a ticket may be used. */
export const ticketSeconds = 60;

/**
 * The address of the archive's pre-login page with a one-time ticket as `sso`. The specification passes the auth cookie there; a ticket
 * cannot be used again, by anybody else or later.
 */
export const openArchive = endpoint({
  name: 'openArchive',
  summary: 'The address of the archive with a one-time ticket for the person',
  method: 'POST',
  path: '/api/service/archive-ticket',
  kind: 'act',
  access: 'signedIn',
  takesNoKey: 'its answer is a new ticket each time',
  request: nothing,
  response: z.object({ address: z.string() }),
});

/** The archive takes a ticket and learns whose it is. A ticket works once, for a minute, while the session that asked for it is open. */
export const exchangeArchiveTicket = endpoint({
  name: 'exchangeArchiveTicket',
  summary: 'For the archive: whose a ticket is; a ticket works once, for a minute',
  method: 'POST',
  path: '/api/service/exchange-archive-ticket',
  kind: 'act',
  access: 'anyone',
  takesNoKey: 'a ticket works once',
  request: z.object({
    /** What the archive received as `sso`. */
    ticket: z.string().check(z.minLength(1), z.maxLength(200)),
    /** The secret that the deployment shares with the archive. */
    secret: z.string().check(z.minLength(1), z.maxLength(500)),
  }),
  response: z.object({
    person: z.object({ personId: z.number(), username: z.string(), name: z.string(), email: z.nullable(z.string()), unitName: z.string() }),
  }),
});
