/** So many wrong PINs without a right one lock a certificate for good. */
export const mostWrongPins = 10;

/** Waits between wrong PINs: 1, 2, 4 … 60 seconds from the third on. */
export const pinLimit = { free: 3, forgottenAfter: 24 * 60 * 60, within: null, longest: 60 };

const dayMs = 24 * 60 * 60 * 1000;

/** The moment so many times 24 hours after another. */
export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs);

/** The day so many months after another; the last of the month where that month is shorter. */
export function monthsAfter(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

/** From when on a certificate counts as ending soon: the first reminder. */
export function soonAfter(now: Date, remindDays: readonly number[]): Date {
  return daysAfter(now, Math.max(0, ...remindDays));
}

/** The reminder that is due: the smallest number of days that the end has come near to, where it was not sent. Null where none is. */
export function dueReminder(
  { notAfter, remindedDays }: { notAfter: Date; remindedDays: number | null },
  remindDays: readonly number[],
  now: Date,
): number | null {
  const left = notAfter.getTime() - now.getTime();
  if (left <= 0) return null;
  const reached = remindDays.filter((days) => left <= days * dayMs);
  if (reached.length === 0) return null;
  const stage = Math.min(...reached);
  return remindedDays === null || stage < remindedDays ? stage : null;
}

/** Whole days until a certificate ends, today being none. */
export function daysLeft(notAfter: Date, now: Date): number {
  return Math.max(0, Math.floor((notAfter.getTime() - now.getTime()) / dayMs));
}

/** What is signed with a certificate: a letter, by what it says, encloses, is numbered and dated, and who signs. */
export interface Signed {
  documentId: number;
  position: number;
  revision: number;
  /** SHA-256 of the text and of each enclosure in order, in hexadecimal. */
  content: string;
  enclosures: readonly string[];
  /** Empty, and null, while others have still to sign. */
  number: string;
  datedOn: string | null;
  signerId: number;
  signer: string;
  lines: readonly string[];
  signedAt: Date;
}

const form = 'sarabun-signature/1';

/** The statement that is signed, word for word: always the same order, so that the same facts make the same text. */
export function statementOf(signed: Signed): string {
  const { documentId, position, revision, content, enclosures, number, datedOn, signerId, signer, lines, signedAt } = signed;
  return JSON.stringify([form, documentId, position, revision, content, enclosures, number, datedOn, signerId, signer, lines, signedAt.toISOString()]);
}

/** Whether a statement is what the letter says now. Number and date are given by the last signature; the earlier ones were made without. */
export function saysTheSame(statement: string, now: Signed): boolean {
  return statement === statementOf(now) || statement === statementOf({ ...now, number: '', datedOn: null });
}

/** What is found of a signature by certificate. */
export interface Found {
  /** Signature and certificate hold together, and the authority vouches for it. */
  holds: boolean;
  /** The letter says what was signed. */
  sameText: boolean;
  signedAt: Date;
  notBefore: Date;
  notAfter: Date;
  revokedAt: Date | null;
}

/**
 * `valid`; `validThen`: made while the certificate was good, which has ended or was revoked since; `changed`: the letter says something else now;
 * `broken`: it does not hold together, or was made with a certificate that was not good.
 */
export type Verdict = 'valid' | 'validThen' | 'changed' | 'broken';

/** What a signature is worth. One made before its certificate was revoked stays good. */
export function verdictOf({ holds, sameText, signedAt, notBefore, notAfter, revokedAt }: Found, now: Date): Verdict {
  if (!holds || signedAt < notBefore || signedAt >= notAfter || (revokedAt !== null && revokedAt <= signedAt)) return 'broken';
  if (!sameText) return 'changed';
  return revokedAt !== null || notAfter <= now ? 'validThen' : 'valid';
}
