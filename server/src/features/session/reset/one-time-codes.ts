import { randomInt, timingSafeEqual } from 'node:crypto';
import { codeDigits } from '@sarabun/contract/session/recovery';
import type { ActContext } from '../../../platform/action';
import type { Transaction } from '../../../platform/database';
import type { Refusal } from '../../../platform/errors';
import type { KeyedHash } from '../../../platform/keys/keyed-hash';
import { hashOf } from '../sessions/tokens';
import { countWrongTry, refuseWhileWaiting } from '../tries/throttle';
import { codesOfSignedIn, placeOf } from '../tries/tries';
import { codeEnds, isOpen, maxCodesPerHour } from './one-time-code-rules';
import { wrongCode } from './recovery-refusals';
import { type CodePurpose, countCodes, insertCodeRequest, lockCodes, maxCodes, noteTry, saveCode } from './recovery-store';

const hour = 60 * 60 * 1000;
const nobodysHash = Buffer.alloc(32);

const purposeOf = (purpose: CodePurpose, id: number) => `one-time-code:${purpose}:${id}`;

/**
 * Creates the code of a request and stores its hash; null if five were made for the person within the hour. The code appears only in the
 * mail.
 */
export async function makeCode(
  db: Transaction,
  hash: KeyedHash,
  request: { id: number; purpose: CodePurpose; personId: number; byOwner: boolean },
  now: Date,
): Promise<string | null> {
  if ((await countCodes(db, request, new Date(now.getTime() - hour))) >= maxCodesPerHour) return null;
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  await saveCode(db, request.id, { ...request, hash: hash(purposeOf(request.purpose, request.id), code) }, now);
  return code;
}

/** Creates a code at once for a signed-in person; null if five were made within the hour. */
export async function askCode(
  db: Transaction,
  hash: KeyedHash,
  asked: { purpose: CodePurpose; email: string; personId: number },
  now: Date,
): Promise<{ code: string; expiresAt: Date } | null> {
  const expiresAt = codeEnds(now);
  const id = await insertCodeRequest(db, { ...asked, deviceHash: null, now, expiresAt });
  const code = await makeCode(db, hash, { id, ...asked, byOwner: true }, now);
  return code === null ? null : { code, expiresAt };
}

interface Tried {
  purpose: CodePurpose;
  email: string;
  /** The signed-in person who must own the code; null when only the address is known. */
  personId: number | null;
  digits: string;
}

/**
 * Tries six digits for an address, and returns whose code they are. A code that is wrong, used, tried too often, expired or never mailed
 * always gets the same refusal after the same work. The browser that requested the code has its own tries; wrong codes from elsewhere count
 * with wrong passwords from the same address, those of a signed-in person with the person's own.
 */
export async function takeCode(context: ActContext, hash: KeyedHash, tried: Tried): Promise<{ personId: number } | Refusal> {
  const { db, now, origin } = context;
  const codes = await lockCodes(db, tried, origin.device === null ? null : hashOf(origin.device));
  const asked = codes.some((code) => code.isAskers && isOpen(code, now));
  const counted = tried.personId !== null ? [codesOfSignedIn(tried.personId)] : asked ? [] : [placeOf(origin)];
  await refuseWhileWaiting(db, counted, now);
  let personId: number | null = null;
  // Always the maximum number, so that the timing is the same.
  for (let at = 0; at < maxCodes; at++) {
    const code = codes[at];
    const fits = timingSafeEqual(hash(purposeOf(tried.purpose, code?.id ?? 0), tried.digits), code?.hash ?? nobodysHash);
    const owner = code && fits && isOpen(code, now) ? code.personId : null;
    personId ??= owner;
    await noteTry(db, code?.id ?? 0, { isAskers: code?.isAskers ?? false, usedAt: owner === null ? (code?.usedAt ?? null) : now });
  }
  return personId === null ? countWrongTry(context, { counted }, wrongCode()) : { personId };
}
