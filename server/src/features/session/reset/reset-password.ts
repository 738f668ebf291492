import { isEmail } from '@sarabun/contract/values/email';
import { passwordFaults } from '@sarabun/contract/values/password';
import type { ActContext, Prepared, ReadContext } from '../../../platform/action';
import { Refusal } from '../../../platform/errors';
import { queueMail } from '../../../platform/mail';
import { hashPassword, limitToTwo } from '../proof/passwords';
import { endSessionsOf } from '../sessions/end-sessions-of';
import { forgetTries } from '../tries/throttle';
import { accountSubject, triesOfKnown, triesOfStranger } from '../tries/tries';
import type { MailSettings } from './mail-reset-code';
import { digitsOf } from './one-time-code-rules';
import { takeCode } from './one-time-codes';
import { malformedCode, malformedEmail, weakPassword, wrongCode } from './recovery-refusals';
import { closeCodes, savePassword } from './recovery-store';
import { passwordChangedMail, passwordReset } from './recovery-texts';

interface Sent {
  email: string;
  newPassword: string;
  code: string;
}

/**
 * Sets a new password with a mailed code and ends all sessions of the person. A weak password or malformed code is refused before the code
 * is tried and uses up no try. The new password is hashed before anything is looked up, so that timing reveals nothing.
 */
export async function resetPassword(_: ReadContext, { email: typed, newPassword, code }: Sent, settings: MailSettings): Promise<Prepared<{ message: string }>> {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw malformedEmail();
  const [fault] = passwordFaults(newPassword);
  if (fault) throw weakPassword(fault);
  const digits = digitsOf(code);
  if (digits === null) throw malformedCode();
  const passwordHash = await limitToTwo(() => hashPassword(newPassword));
  return (act) => setPassword(act, { email, digits, passwordHash }, settings);
}

async function setPassword(
  context: ActContext,
  { email, digits, passwordHash }: { email: string; digits: string; passwordHash: string },
  settings: MailSettings,
): Promise<{ message: string } | Refusal> {
  const { db, now, origin, audit } = context;
  const owner = await takeCode(context, settings.hash, { purpose: 'reset', email, personId: null, digits });
  if (owner instanceof Refusal) return owner;
  const account = await savePassword(db, owner.personId, passwordHash, now);
  if (!account) return wrongCode();
  await closeCodes(db, owner.personId, now);
  const sessionIds = await endSessionsOf(context, owner.personId, 'password');
  const subject = accountSubject(account.username);
  await forgetTries(db, triesOfStranger(subject, origin, false));
  if (origin.device !== null) await forgetTries(db, triesOfKnown(subject, origin.device));
  await queueMail(db, { to: account.email, ...passwordChangedMail(await settings.agency(db), { now, origin }) }, now);
  audit({ personId: owner.personId, detail: { ended: sessionIds } });
  return { message: passwordReset[origin.language] };
}
