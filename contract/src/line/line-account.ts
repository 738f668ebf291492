import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { moment } from '../wire';

/** The webhook for LINE's events (not called by the browser). */
export const lineWebhookAddress = '/api/service/line-webhook';

/** Whether the person's LINE account is linked, and how to link one. */
export const lineAccount = endpoint({
  name: 'lineAccount',
  summary: 'Whether a LINE account is linked',
  method: 'GET',
  path: '/api/core/line-account',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({
    /** The agency has a Messaging API channel. */
    configured: z.boolean(),
    linkedAt: z.nullable(moment),
    /** The address for adding the official account as a friend. */
    addFriend: z.nullable(z.string()),
  }),
});

/** Starts the link: the link token came from LINE through the official account; the browser continues to the returned address. */
export const linkLineAccount = endpoint({
  name: 'linkLineAccount',
  summary: 'Begin to link a LINE account (Messaging API, account link)',
  method: 'POST',
  path: '/api/core/line-account/link',
  kind: 'act',
  takesNoKey: 'its answer is a secret that is shown once',
  access: 'signedIn',
  request: z.object({ linkToken: z.string().check(z.minLength(1), z.maxLength(500)) }),
  response: z.object({ address: z.string() }),
});

export const unlinkLineAccount = endpoint({
  name: 'unlinkLineAccount',
  summary: 'Cut the link to the LINE account',
  method: 'POST',
  path: '/api/core/line-account/unlink',
  kind: 'act',
  access: 'signedIn',
  request: nothing,
  response: nothing,
});
