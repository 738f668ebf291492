import { isEmail } from '@sarabun/contract/values/email';
import type { ActContext, Prepared, ReadContext } from '../../platform/action';
import { Refusal } from '../../platform/errors';
import { queueMail } from '../../platform/mail';
import type { Directory } from '../../platform/services/directory';
import { askCode, digitsOf, type MailSettings, malformedCode, proveOwnPassword, takeCode } from '../session';
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
 * Sends a code to the address that the person wants to use, after the own password. Whether somebody else has the address is not said
 * here: only who reads its mailbox learns it.
 */
export async function askEmailCode(
  context: ReadContext,
  { email: typed, password }: { email: string; password: string },
  settings: MailSettings,
  directory: Directory | null,
): Promise<Prepared<{ message: string }>> {
  const email = emailOf(typed);
  await proveOwnPassword(context, password, directory);
  return async ({ db, actor, now, audit, origin }) => {
    if ((await lockEmail(db, actor.personId)).toLowerCase() === email) throw sameEmail();
    const asked = await askCode(db, settings.hash, { purpose: 'email', email, personId: actor.personId }, now);
    if (!asked) throw tooManyCodes(hourSeconds);
    await queueMail(db, { to: email, ...emailCodeMail(settings.agency, asked.code), expiresAt: asked.expiresAt }, now);
    audit({ detail: {} });
    return { message: emailCodeSent[origin.language] };
  };
}

/** Changes the own address by the code that was mailed to the new one, and tells the old one. A wrong code counts as a wrong try. */
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
  await queueMail(db, { to: old, ...emailChangedMail(settings.agency, { now, address: origin.address }) }, now);
  audit({ detail: {} });
  return { message: emailChanged[origin.language] };
}
