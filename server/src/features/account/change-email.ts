import { isEmail } from '@sarabun/contract/values/email';
import type { ActContext, Prepared, ReadContext } from '../../platform/action';
import { Refusal } from '../../platform/errors';
import { queueMail } from '../../platform/mail';
import type { Directory } from '../../platform/services/directory';
import { askCode, digitsOf, type MailSettings, malformedCode, takeCode, verifyOwnPassword } from '../session';
import { lockEmail, saveEmail } from './account-store';
import { emailChanged, emailChangedMail, emailCodeMail, emailCodeSent } from './account-texts';
import { emailTaken, malformedNewEmail, sameEmail, tooManyCodes } from './refusals';

const hourSeconds = 3600;

function emailOf(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw malformedNewEmail();
  return email;
}

/**
 * Mails a code to the new address, after the person's own password. The answer does not say whether someone else has the address: only the
 * reader of its mailbox learns that.
 */
export async function askEmailCode(
  context: ReadContext,
  { email: typed, password }: { email: string; password: string },
  settings: MailSettings,
  directory: Directory | null,
): Promise<Prepared<{ message: string }>> {
  const email = emailOf(typed);
  await verifyOwnPassword(context, password, directory);
  return async ({ db, actor, now, audit, origin }) => {
    if ((await lockEmail(db, actor.personId)).toLowerCase() === email) throw sameEmail();
    const asked = await askCode(db, settings.hash, { purpose: 'email', email, personId: actor.personId }, now);
    if (!asked) throw tooManyCodes(hourSeconds);
    await queueMail(db, { to: email, ...emailCodeMail(await settings.agency(db), asked.code), expiresAt: asked.expiresAt }, now);
    audit({ detail: {} });
    return { message: emailCodeSent[origin.language] };
  };
}

/** Changes the person's address with the code mailed to the new one, and informs the old one. A wrong code counts as a wrong try. */
export async function changeEmail(
  context: ActContext,
  { email: typed, code }: { email: string; code: string },
  settings: MailSettings,
): Promise<{ message: string } | Refusal> {
  const { db, actor, now, origin, audit } = context;
  const email = emailOf(typed);
  const digits = digitsOf(code);
  if (digits === null) throw malformedCode();
  const taken = await takeCode(context, settings.hash, { purpose: 'email', email, personId: actor.personId, digits });
  if (taken instanceof Refusal) return taken;
  const old = await lockEmail(db, actor.personId);
  if (!(await saveEmail(db, actor.personId, email))) throw emailTaken();
  await queueMail(db, { to: old, ...emailChangedMail(await settings.agency(db), { now, address: origin.address }) }, now);
  audit({ detail: {} });
  return { message: emailChanged[origin.language] };
}
