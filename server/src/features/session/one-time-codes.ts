import { randomInt, timingSafeEqual } from 'node:crypto';
import { codeDigits } from '@sarabun/contract/session/recovery';
import type { ActContext } from '../../platform/action';
import type { Transaction } from '../../platform/database';
import type { Refusal } from '../../platform/errors';
import type { KeyedHash } from '../../platform/keyed-hash';
import { codeEnds, isOpen, mostCodesAnHour } from './one-time-code-rules';
import { subjectsOf } from './prove-password';
import { wrongCode } from './recovery-refusals';
import { type CodePurpose, countCodes, insertCodeRequest, lockNewestCode, noteTry, saveCode } from './recovery-store';
import { countTry, refuseWhileWaiting } from './throttle';
import { addressLimit } from './throttle-rules';

const hour = 60 * 60 * 1000;
const nobodysHash = Buffer.alloc(32);

const purposeOf = (purpose: CodePurpose, id: number) => `one-time-code:${purpose}:${id}`;

/** Makes the code of a request and keeps its hash; null where five were made for the person within the hour. It goes into the mail and nowhere else. */
export async function makeCode(
  db: Transaction,
  hash: KeyedHash,
  request: { id: number; purpose: CodePurpose; personId: number },
  now: Date,
): Promise<string | null> {
  if ((await countCodes(db, request.personId, new Date(now.getTime() - hour))) >= mostCodesAnHour) return null;
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  await saveCode(db, request.id, { ...request, hash: hash(purposeOf(request.purpose, request.id), code) }, now);
  return code;
}

/** Asks for a code and makes it at once, for a person who is signed in; null where five were made within the hour. */
export async function askCode(
  db: Transaction,
  hash: KeyedHash,
  asked: { purpose: CodePurpose; email: string; personId: number },
  now: Date,
): Promise<{ code: string; expiresAt: Date } | null> {
  const expiresAt = codeEnds(now);
  const id = await insertCodeRequest(db, { ...asked, now, expiresAt });
  const code = await makeCode(db, hash, { id, ...asked }, now);
  return code === null ? null : { code, expiresAt };
}

interface Tried {
  purpose: CodePurpose;
  email: string;
  /** Whose code it must be; null where the address alone tells. */
  personId: number | null;
  digits: string;
}

/**
 * Takes six digits for an address, and answers whose code they were. Where they are wrong, used, tried too often, run out or were
 * never mailed, it is always the same refusal after the same work. Wrong codes count with wrong passwords from the same place.
 */
export async function takeCode({ db, now, origin, audit }: ActContext, hash: KeyedHash, tried: Tried): Promise<{ personId: number } | Refusal> {
  const { address } = subjectsOf('', origin.address);
  await refuseWhileWaiting(db, [address], now);
  const code = await lockNewestCode(db, tried.purpose, tried.email, tried.personId);
  const fits = timingSafeEqual(hash(purposeOf(tried.purpose, code?.id ?? 0), tried.digits), code?.hash ?? nobodysHash);
  const personId = code && fits && isOpen(code, now) ? code.personId : null;
  await noteTry(db, code?.id ?? 0, personId === null ? (code?.usedAt ?? null) : now);
  if (personId !== null) return { personId };
  audit({ detail: { wait: await countTry(db, addressLimit, address, now) } });
  return wrongCode();
}
