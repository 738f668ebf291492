import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { moment } from '../wire';

const writtenMail = z.object({ file: z.string(), at: moment, to: z.string(), subject: z.string(), text: z.string() });

const unsentMail = z.object({
  id: z.number(),
  at: moment,
  to: z.string(),
  subject: z.string(),
  /** Waiting for the next try, or given up. */
  state: z.enum(['waiting', 'givenUp']),
  attempts: z.number(),
  error: z.nullable(z.string()),
});

/**
 * Sent mails, for trying out the product. Only in DEV mode and for calls from the server's own machine; otherwise the address does not
 * exist.
 */
export const outbox = endpoint({
  name: 'outbox',
  summary: 'The newest mails that were written as files, and those that did not leave (DEV mode only)',
  method: 'GET',
  path: '/api/core/outbox',
  kind: 'read',
  access: 'anyone',
  request: nothing,
  response: z.object({
    /** Newest first. Empty with a mail server, because mails are then not written to files. */
    mails: z.array(writtenMail),
    unsent: z.array(unsentMail),
  }),
});
export type WrittenMail = z.output<typeof writtenMail>;
export type UnsentMail = z.output<typeof unsentMail>;
