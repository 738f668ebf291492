import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { id, moment } from '../wire';

/** Bytes in base64url, as browsers give the keys of a subscription. */
const bytes = (most: number) => z.string().check(z.minLength(10), z.maxLength(most), z.regex(/^[\w-]+=*$/));
const address = z.string().check(z.minLength(10), z.maxLength(1000));

const device = z.object({
  deviceId: z.number(),
  /** Such as Chrome and Windows; empty if the browser does not say. */
  browser: z.string(),
  system: z.string(),
  addedAt: moment,
  /** When it last took a notice; null if it never did. */
  usedAt: z.nullable(moment),
});
export type PushDevice = z.output<typeof device>;

export const pushDevices = endpoint({
  name: 'pushDevices',
  summary: 'One’s own browsers that show pushed notifications, and the key that a browser needs to become one',
  method: 'GET',
  path: '/api/core/push-devices',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({
    items: z.array(device),
    /** The public key of this installation; null if its keys cannot be opened. */
    key: z.nullable(z.string()),
  }),
});

/** A browser becomes a device of the person, even if it was somebody else's before. */
export const addPushDevice = endpoint({
  name: 'addPushDevice',
  summary: 'Let this browser show pushed notifications',
  method: 'POST',
  path: '/api/core/push-devices/add',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ endpoint: address, keys: z.object({ p256dh: bytes(200), auth: bytes(100) }) }),
  response: nothing,
});

export const removePushDevice = endpoint({
  name: 'removePushDevice',
  summary: 'Push no more notifications to one of one’s own browsers',
  method: 'POST',
  path: '/api/core/push-devices/remove',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ deviceId: id }),
  response: nothing,
});

/** Asked by a browser that has a subscription: after somebody else signed in there, it is nobody's. */
export const whosePushDevice = endpoint({
  name: 'whosePushDevice',
  summary: 'Whether this browser is one of one’s own devices for pushed notifications',
  method: 'POST',
  path: '/api/core/push-devices/whose',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ endpoint: address }),
  response: z.object({ mine: z.boolean(), deviceId: z.nullable(z.number()) }),
});
