import { isEmail } from '@sarabun/contract/values/email';
import type { ActContext } from '../../platform/action';
import { codeEnds } from './one-time-code-rules';
import { malformedEmail } from './recovery-refusals';
import { insertCodeRequest } from './recovery-store';
import { codeOnItsWay } from './recovery-texts';
import { countTry, refuseWhileWaiting } from './throttle';
import { addressLimit } from './throttle-rules';

/**
 * Takes a request for a code to set a new password with. Whether somebody has the address is looked up after the answer
 * (`mailResetCode`), so that neither its words nor its time tell. More than 30 requests a minute from one place must wait.
 */
export async function forgotPassword({ db, now, origin, announce, audit }: ActContext, input: { email: string }): Promise<{ message: string }> {
  const email = input.email.trim().toLowerCase();
  if (!isEmail(email)) throw malformedEmail();
  const subject = `forgot:${origin.address ?? ''}`;
  await refuseWhileWaiting(db, [subject], now);
  await countTry(db, addressLimit, subject, now);
  const codeId = await insertCodeRequest(db, { purpose: 'reset', email, personId: null, now, expiresAt: codeEnds(now) });
  announce('passwordReset.asked', { codeId });
  audit({ detail: { codeId } });
  return { message: codeOnItsWay[origin.language] };
}
