import { randomBytes } from 'node:crypto';
import { hashOf } from '../session';

const shownLength = 12;

/** A new secret of a key: 256 random bits. `shown` is its beginning, by which people tell secrets apart; only `hash` recognises it. */
export function newSecret(): { secret: string; shown: string; hash: Buffer } {
  const secret = `srb_${randomBytes(32).toString('base64url')}`;
  return { secret, shown: secret.slice(0, shownLength), hash: hashOf(secret) };
}
