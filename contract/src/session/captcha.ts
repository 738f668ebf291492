import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';

/**
 * The captcha after wrong tries (specification §6) is work that the browser does by itself: find a number that, hashed behind a challenge, begins
 * with this many zero bits. About 130 000 hashes, some tenths of a second. Nobody has to see, hear or solve anything, and no other machine is asked.
 */
export const captchaBits = 17;

/** What is hashed (SHA-256) for a number that is tried. */
export const captchaText = (challenge: string, tried: number): string => `${challenge}:${tried}`;

/** Whether a hash begins with enough zero bits. */
export function isSolution(hash: Uint8Array): boolean {
  return [...hash.subarray(0, 4)].reduce((bits, byte) => bits * 256 + byte, 0) < 2 ** (32 - captchaBits);
}

/** A challenge, to be solved within minutes and used once. The answer is the challenge, a blank and the number found. */
export const captchaChallenge = endpoint({
  name: 'captchaChallenge',
  summary: 'A challenge to solve before the next try to sign in',
  method: 'GET',
  path: '/api/users/captcha',
  kind: 'read',
  access: 'anyone',
  request: nothing,
  response: z.object({ challenge: z.string() }),
});
