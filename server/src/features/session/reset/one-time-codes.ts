import { randomInt, timingSafeEqual } from 'node:crypto';
import { codeDigits } from '@sarabun/contract/session/recovery';
import type { ActContext } from '../../../platform/action';
import type { Transaction } from '../../../platform/database';
import type { Refusal } from '../../../platform/errors';
import type { KeyedHash } from '../../../platform/keys/keyed-hash';
import { hashOf } from '../sessions/tokens';
import { countWrongTry, refuseWhileWaiting } from '../tries/throttle';
import { codesOfSignedIn, placeOf } from '../tries/tries';
import { codeEnds, isOpen, mostCodesAnHour } from './one-time-code-rules';
import { wrongCode } from './recovery-refusals';
import { type CodePurpose, countCodes, insertCodeRequest, lockCodes, mostCodes, noteTry, saveCode } from './recovery-store';

const hour = 60 * 60 * 1000;
const nobodysHash = Buffer.alloc(32);

const purposeOf = (purpose: CodePurpose, id: number) => `one-time-code:${purpose}:${id}`;

/** Makes the code of a request and keeps its hash; null where five were made for the person within the hour. It goes into the mail and nowhere else. */
export async function makeCode(
  db: Transaction,
  hash: KeyedHash,
  request: { id: number; purpose: CodePurpose; personId: number; byOwner: boolean },
  now: Date,
): Promise<string | null> {
  if ((await countCodes(db, request, new Date(now.getTime() - hour))) >= mostCodesAnHour) return null;
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
  const id = await insertCodeRequest(db, { ...asked, deviceHash: null, now, expiresAt });
  const code = await makeCode(db, hash, { id, ...asked, byOwner: true }, now);
  return code === null ? null : { code, expiresAt };
}

interface Tried {
  purpose: CodePurpose;
  email: string;
  /** The signed-in person whose code it must be; null where the address alone tells. */
  personId: number | null;
  digits: string;
}

/**
 * Takes six digits for an address, and answers whose code they were. Where they are wrong, used, tried too often, run out or were
 * never mailed, it is always the same refusal after the same work. The browser that asked for a code has tries of its own at it; wrong codes
 * from elsewhere count with wrong passwords from the same place, those of a signed-in person with the person's own.
 */
export async function takeCode(context: ActContext, hash: KeyedHash, tried: Tried): Promise<{ personId: number } | Refusal> {
  const { db, now, origin } = context;
  const codes = await lockCodes(db, tried, origin.device === null ? null : hashOf(origin.device));
  const asked = codes.some((code) => code.isAskers && isOpen(code, now));
  const counted = tried.personId !== null ? [codesOfSignedIn(tried.personId)] : asked ? [] : [placeOf(origin)];
  await refuseWhileWaiting(db, counted, now);
  let personId: number | null = null;
  // Always as many as there can be.
  for (let at = 0; at < mostCodes; at++) {
    const code = codes[at];
    const fits = timingSafeEqual(hash(purposeOf(tried.purpose, code?.id ?? 0), tried.digits), code?.hash ?? nobodysHash);
    const owner = code && fits && isOpen(code, now) ? code.personId : null;
    personId ??= owner;
    await noteTry(db, code?.id ?? 0, { isAskers: code?.isAskers ?? false, usedAt: owner === null ? (code?.usedAt ?? null) : now });
  }
  return personId === null ? countWrongTry(context, { counted }, wrongCode()) : { personId };
}
