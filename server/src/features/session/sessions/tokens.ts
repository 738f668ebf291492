import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, as text for headers and cookies. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a secret: enough to recognise it, not to use it. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
