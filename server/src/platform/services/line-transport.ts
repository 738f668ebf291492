import { createHash } from 'node:crypto';
import type { LineClient } from './line-client';
import type { MailTransport } from './mail-transport';

const maxLetters = 5000;

/** Sends queued messages to LINE users. Every try has the same key, so LINE delivers a message once. */
export function lineTransport(client: LineClient): MailTransport {
  return {
    send: ({ id, to, text, at }) => client.push(to, [text.slice(0, maxLetters)], deliveryKey(`${id} ${at.getTime()} ${to}`)),
    close: () => {},
  };
}

/** A key in UUID form, as LINE requires: messages with the same one are delivered once. */
export function deliveryKey(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
