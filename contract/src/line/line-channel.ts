import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { isWebAddress } from '../values/own-address';
import { moment, version } from '../wire';

/** In the history of `admin-configs` the LINE channel is this row; the values are numbered from 1, the branding is 1000. */
export const lineChannelRow = 1001;

/** Where the channel comes from; the deployment goes before the office. */
export const lineSources = ['none', 'office', 'deployment'] as const;

/** Tokens and secrets of LINE have no spaces. */
const token = z.string().check(z.trim(), z.maxLength(500), z.regex(/^[\x21-\x7e]*$/));
const addFriend = z.string().check(
  z.trim(),
  z.maxLength(300),
  z.refine((text) => text === '' || isWebAddress(text)),
);
const menu = 'admin-configs';

/** Never answers a secret. */
export const readLineChannel = endpoint({
  name: 'readLineChannel',
  summary: 'Whether the office has a LINE channel, without its secrets',
  method: 'GET',
  path: '/api/core/line-channel',
  kind: 'read',
  access: { menu, right: 'query' },
  request: nothing,
  response: z.object({
    source: z.enum(lineSources),
    /** The secrets were sealed with another key, and must be given again. */
    unreadable: z.boolean(),
    addFriend: z.string(),
    /** What LINE must be given as the webhook; null while the deployment does not know its public address. */
    webhook: z.nullable(z.string()),
    version: z.number(),
    history: z.array(z.object({ at: moment, by: z.string(), what: z.enum(['set', 'remove']) })),
  }),
});

export const saveLineChannel = endpoint({
  name: 'saveLineChannel',
  summary: 'Set the LINE channel of the office; an empty secret keeps the present one',
  method: 'POST',
  path: '/api/core/save-line-channel',
  kind: 'act',
  access: { menu, right: 'manage' },
  request: z.object({ channelSecret: token, accessToken: token, addFriend, version }),
  response: nothing,
});

export const removeLineChannel = endpoint({
  name: 'removeLineChannel',
  summary: 'Remove the LINE channel of the office, and its secrets',
  method: 'POST',
  path: '/api/core/remove-line-channel',
  kind: 'act',
  access: { menu, right: 'manage' },
  request: z.object({ version }),
  response: nothing,
});

export const testLineChannel = endpoint({
  name: 'testLineChannel',
  summary: 'Ask LINE for the channel, and send a message to the own linked LINE account',
  method: 'POST',
  path: '/api/core/test-line-channel',
  kind: 'act',
  access: { menu, right: 'manage' },
  request: nothing,
  response: z.object({
    /** The name of the official account. */
    account: z.string(),
    /** False while the asking person has no linked LINE account. */
    sent: z.boolean(),
  }),
});
