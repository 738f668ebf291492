import { isEmail } from '@sarabun/contract/values/email';
import type { Prepared, ReadContext } from '../../../platform/action';
import { networkOf } from '../../../platform/client-address';
import { hasSignedIn } from '../sessions/known-browser-store';
import { countTry, refuseWhileWaiting } from '../tries/throttle';
import { addressLimit } from '../tries/throttle-rules';
import type { Counter } from '../tries/tries';
import { codeEnds } from './one-time-code-rules';
import { malformedEmail } from './recovery-refusals';
import { insertCodeRequest } from './recovery-store';
import { codeOnItsWay } from './recovery-texts';

/**
 * Accepts a request for a password reset code. Whether anyone has the address is looked up after the answer (`mailResetCode`), so neither
 * text nor timing reveals it. More than 30 requests a minute from one address must wait; a browser in which anyone has signed in before
 * counts by itself. The browser is recognised again when it brings the code.
 */
export async function forgotPassword(context: ReadContext, input: { email: string }, deviceHash: Buffer): Promise<Prepared<{ message: string }>> {
  const email = input.email.trim().toLowerCase();
  if (!isEmail(email)) throw malformedEmail();
  const place = await placeOfAsker(context, deviceHash);
  return async ({ db, now, origin, announce, audit }) => {
    await refuseWhileWaiting(db, [place], now);
    await countTry(db, place.limit, place.subject, now);
    const codeId = await insertCodeRequest(db, { purpose: 'reset', email, personId: null, deviceHash, now, expiresAt: codeEnds(now) });
    announce('passwordReset.asked', { codeId });
    audit({ detail: { codeId } });
    return { message: codeOnItsWay[origin.language] };
  };
}

async function placeOfAsker({ db, origin }: ReadContext, deviceHash: Buffer): Promise<Counter> {
  const known = origin.device !== null && (await hasSignedIn(db, deviceHash));
  return { subject: `forgot:${known ? deviceHash.toString('base64url') : networkOf(origin.address)}`, limit: addressLimit };
}
