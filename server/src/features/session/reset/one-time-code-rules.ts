import { codeDigits, codeSeconds } from '@sarabun/contract/session/recovery';
import { toArabicDigits } from '@sarabun/contract/values/thai-digits';

/** After so many wrong tries a code is worth nothing. */
const mostTries = 5;
/** At most so many codes are mailed for one person in an hour: to who is signed in or asks in a known browser, and as many to all others. */
export const mostCodesAnHour = 5;

/** When a code asked for now runs out. */
export function codeEnds(now: Date): Date {
  return new Date(now.getTime() + codeSeconds * 1000);
}

/** The six digits that were typed, in either script, with or without blanks; null where it cannot be a code. */
export function digitsOf(typed: string): string | null {
  const digits = toArabicDigits(typed).replace(/\s/g, '');
  return digits.length === codeDigits && /^[0-9]+$/.test(digits) ? digits : null;
}

/** Whether a kept code can still be used, after so many wrong tries of the one who tries now. */
export function isOpen({ tries, usedAt, expiresAt }: { tries: number; usedAt: Date | null; expiresAt: Date }, now: Date): boolean {
  return usedAt === null && tries < mostTries && expiresAt > now;
}
