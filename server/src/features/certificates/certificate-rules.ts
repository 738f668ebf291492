/** This many wrong PINs without a right one lock a certificate for good. */
export const maxWrongPins = 10;

/** Waits between wrong PINs: 1, 2, 4 … 60 seconds, from the third on. */
export const pinLimit = { free: 3, forgottenAfter: 24 * 60 * 60, within: null, longest: 60 };

const dayMs = 24 * 60 * 60 * 1000;

/** The moment this many times 24 hours later. */
export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs);

/** The day this many months later; the last of the month if that month is shorter. */
export function monthsAfter(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

/** A certificate expires soon if it ends before this moment: the one of the first reminder. */
export function expiringBefore(now: Date, remindDays: readonly number[]): Date {
  return daysAfter(now, Math.max(0, ...remindDays));
}

/** The reminder that is due: the smallest threshold that is reached and not sent yet; null if none. */
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

/** Whole days until a certificate ends; 0 today. */
export function daysLeft(notAfter: Date, now: Date): number {
  return Math.max(0, Math.floor((notAfter.getTime() - now.getTime()) / dayMs));
}

/** What is signed with a certificate: a letter's content, enclosures, number and date, and the signer. */
export interface Signed {
  documentId: number;
  position: number;
  revision: number;
  /** SHA-256 of the text and each enclosure in order, in hex. */
  content: string;
  enclosures: readonly string[];
  /** Empty and null while others have still to sign. */
  number: string;
  datedOn: string | null;
  signerId: number;
  signer: string;
  lines: readonly string[];
  signedAt: Date;
}

const form = 'sarabun-signature/1';

/** The signed statement, in a fixed order, so the same facts always give the same text. */
export function statementOf(signed: Signed): string {
  const { documentId, position, revision, content, enclosures, number, datedOn, signerId, signer, lines, signedAt } = signed;
  return JSON.stringify([form, documentId, position, revision, content, enclosures, number, datedOn, signerId, signer, lines, signedAt.toISOString()]);
}

/**
 * Whether a statement matches the letter now. The last signature assigns number and date; the earlier ones were made without a date, and with
 * the number that the text itself names, if any.
 */
export function saysTheSame(statement: string, now: Signed): boolean {
  return statement === statementOf(now) || statement === statementOf({ ...now, number: numberIn(statement), datedOn: null });
}

function numberIn(statement: string): string {
  try {
    const number: unknown = JSON.parse(statement)[6];
    return typeof number === 'string' ? number : '';
  } catch {
    return '';
  }
}

/** The findings about a signature by certificate. */
export interface Found {
  /** Signature and certificate match, and the authority issued the certificate. */
  holds: boolean;
  /** The letter still says what was signed. */
  sameText: boolean;
  signedAt: Date;
  notBefore: Date;
  notAfter: Date;
  revokedAt: Date | null;
}

/**
 * `valid`; `validThen`: made while the certificate was valid, which has expired or been revoked since; `changed`: the letter has changed;
 * `broken`: signature and certificate do not match, or the certificate was not valid at that time.
 */
export type Verdict = 'valid' | 'validThen' | 'changed' | 'broken';

/** The verdict on a signature. One made before its certificate was revoked stays valid. */
export function verdictOf({ holds, sameText, signedAt, notBefore, notAfter, revokedAt }: Found, now: Date): Verdict {
  if (!holds || signedAt < notBefore || signedAt >= notAfter || (revokedAt !== null && revokedAt <= signedAt)) return 'broken';
  if (!sameText) return 'changed';
  return revokedAt !== null || notAfter <= now ? 'validThen' : 'valid';
}
