import { createECDH } from 'node:crypto';
import webPush, { type RequestDetails, type RequestOptions, type VapidKeys } from 'web-push';
import { type PostRules, postOutside } from '../../platform/services/outside-post';
import type { PushTarget } from './push-device-store';

/** The push service does not know the browser any more. */
export class DeadDevice extends Error {}

/** The push service takes nothing now, and may have said until when. */
export class BusyService extends Error {
  constructor(
    why: string,
    readonly retryAfter: string | undefined,
  ) {
    super(why);
  }
}

/** The push service takes nothing for this one browser, such as one that was added under other keys. The service itself fares well. */
export class RefusedDevice extends Error {}

export interface PushMessage {
  title: string;
  body: string;
  link: string;
  tag: string;
}

export interface PushSettings {
  keys: () => Promise<VapidKeys | null>;
  /** Whom a push service may write to about this sender: `mailto:` and an address. */
  contact: string;
  rules: PostRules;
  /** Whether addresses without TLS are taken, for tests. */
  allowsHttp: boolean;
}

/** For how long a push service keeps a message for a device that is off, in seconds. */
const keptSeconds = 24 * 3600;
const gone = new Set([404, 410]);
/** Answers that say something of the service, and not of the browser. */
const isBusy = (status: number) => status === 408 || status === 425 || status === 429;

/** The service of a device: each is left alone by itself when it fails. */
export const serviceOf = ({ endpoint }: Pick<PushTarget, 'endpoint'>): string => new URL(endpoint).origin;

/** Sends an encrypted message to a browser by its push service. Throws `DeadDevice` when the browser is gone. */
export async function sendPush(target: PushTarget, message: PushMessage, urgent: boolean, { keys, contact, rules }: PushSettings): Promise<void> {
  const pair = await keys();
  if (!pair) throw new Error('The keys of web push cannot be opened: secret.key is not the one they were sealed with.');
  const options = { vapidDetails: { subject: contact, ...pair }, TTL: keptSeconds, urgency: urgent ? ('high' as const) : ('normal' as const) };
  const { headers, body } = sealed(target, message, options);
  const { 'Content-Length': _, ...others } = headers as Record<string, string | number>;
  const sent = Object.fromEntries(Object.entries(others).map(([name, value]) => [name.toLowerCase(), String(value)]));
  const { status, text, retryAfter } = await postOutside({ url: target.endpoint, headers: sent, body }, rules);
  if (status >= 200 && status <= 299) return;
  const why = `the push service answered ${status} ${text.slice(0, 200)}`.trim();
  if (gone.has(status)) throw new DeadDevice(why);
  if (status >= 400 && status <= 499 && !isBusy(status)) throw new RefusedDevice(why);
  throw new BusyService(why, retryAfter);
}

function sealed({ endpoint, p256dh, auth, language }: PushTarget, message: PushMessage, options: RequestOptions): RequestDetails & { body: Buffer } {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify({ ...message, lang: language }), options);
  } catch (error) {
    throw new RefusedDevice('nothing can be encrypted for this browser', { cause: error });
  }
}

const [keyBytes, authBytes] = [65, 16];

/** Whether these are keys of a browser: a point of P-256 and a secret of 16 bytes (RFC 8291). With others nothing could be encrypted. */
export function areBrowserKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== keyBytes || Buffer.from(auth, 'base64url').length !== authBytes) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(point).length > 0;
  } catch {
    return false;
  }
}
