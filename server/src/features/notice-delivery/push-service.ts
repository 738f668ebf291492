import webPush, { type VapidKeys } from 'web-push';
import { type PostRules, postOutside } from '../../platform/services/outside-post';
import type { PushTarget } from './push-device-store';

/** The push service does not know the browser any more. */
export class DeadDevice extends Error {}

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

/** The service of a device: each is left alone by itself when it fails. */
export const serviceOf = ({ endpoint }: Pick<PushTarget, 'endpoint'>): string => new URL(endpoint).origin;

/** Sends an encrypted message to a browser by its push service. Throws `DeadDevice` when the browser is gone. */
export async function sendPush(target: PushTarget, message: PushMessage, urgent: boolean, { keys, contact, rules }: PushSettings): Promise<void> {
  const pair = await keys();
  if (!pair) throw new Error('The keys of web push cannot be opened: secret.key is not the one they were sealed with.');
  const { endpoint, p256dh, auth, language } = target;
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify({ ...message, lang: language }), {
    vapidDetails: { subject: contact, ...pair },
    TTL: keptSeconds,
    urgency: urgent ? 'high' : 'normal',
  });
  const { 'Content-Length': _, ...others } = headers as Record<string, string | number>;
  const sent = Object.fromEntries(Object.entries(others).map(([name, value]) => [name.toLowerCase(), String(value)]));
  const answer = await postOutside({ url: endpoint, headers: sent, body }, rules);
  if (gone.has(answer.status)) throw new DeadDevice(`the push service answered ${answer.status}`);
  if (answer.status < 200 || answer.status > 299) throw new Error(`the push service answered ${answer.status} ${answer.text.slice(0, 200)}`.trim());
}
