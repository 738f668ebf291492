import { codeSeconds } from '@sarabun/contract/constants';
import { codeDigits } from '@sarabun/contract/session/recovery';
import { toArabicDigits } from '@sarabun/contract/values/thai-digits';

/** After this many wrong tries a code is invalid. */
const maxTries = 5;
/**
 * At most this many codes are mailed to one person per hour for requests by the owner (signed in, or in a known browser), and as many again
 * for all other requests.
 */
export const maxCodesPerHour = 5;

/** When a code requested now expires. */
export function codeEnds(now: Date): Date {
  return new Date(now.getTime() + codeSeconds * 1000);
}

/** The six digits that were typed, in either script, with or without blanks; null if it cannot be a code. */
export function digitsOf(typed: string): string | null {
  const digits = toArabicDigits(typed).replace(/\s/g, '');
  return digits.length === codeDigits && /^[0-9]+$/.test(digits) ? digits : null;
}

/** Whether a stored code can still be used, given the wrong tries of the person who tries now. */
export function isOpen({ tries, usedAt, expiresAt }: { tries: number; usedAt: Date | null; expiresAt: Date }, now: Date): boolean {
  return usedAt === null && tries < maxTries && expiresAt > now;
}
