import { createHash } from 'node:crypto';

/** A key in UUID form, as LINE requires: messages with the same one are delivered once. */
export function deliveryKey(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
