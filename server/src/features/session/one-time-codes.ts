import { randomInt, timingSafeEqual } from 'node:crypto';
import { codeDigits } from '@sarabun/contract/session/recovery';
import type { Transaction } from '../../platform/database';
import type { KeyedHash } from '../../platform/keyed-hash';
import { isOpen } from './one-time-code-rules';
import { type CodePurpose, lockNewestCode, noteTry, saveCode } from './recovery-store';

const hour = 60 * 60 * 1000;
const nobodysHash = Buffer.alloc(32);

/** Since when codes count towards the most of an hour. */
export const anHourBefore = (now: Date) => new Date(now.getTime() - hour);

const purposeOf = (purpose: CodePurpose, id: number) => `one-time-code:${purpose}:${id}`;

/** Makes the code of a request and keeps its hash. The code itself goes into the mail and nowhere else. */
export async function makeCode(db: Transaction, hash: KeyedHash, request: { id: number; purpose: CodePurpose; personId: number }, now: Date): Promise<string> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  await saveCode(db, request.id, { ...request, hash: hash(purposeOf(request.purpose, request.id), code) }, now);
  return code;
}

/**
 * Tries six digits for an address, and answers whose code they were; null where they are wrong, used, tried too often, run out or
 * were never mailed. It does the same work in every case. A right code is used up by it.
 */
export async function tryCode(
  db: Transaction,
  hash: KeyedHash,
  tried: { purpose: CodePurpose; email: string; personId: number | null; digits: string },
  now: Date,
): Promise<{ personId: number } | null> {
  const code = await lockNewestCode(db, tried.purpose, tried.email, tried.personId);
  const fits = timingSafeEqual(hash(purposeOf(tried.purpose, code?.id ?? 0), tried.digits), code?.hash ?? nobodysHash);
  const personId = code && fits && isOpen(code, now) ? code.personId : null;
  await noteTry(db, code?.id ?? 0, personId === null ? (code?.usedAt ?? null) : now);
  return personId === null ? null : { personId };
}
