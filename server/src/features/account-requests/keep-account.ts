import type { InputOf } from '@sarabun/contract/endpoint';
import type {
  mailPasswordLink as linkEndpoint,
  markDirectoryAccount as markEndpoint,
  resetSecondFactor as resetEndpoint,
} from '@sarabun/contract/people/person-account';
import type { ActContext } from '../../platform/action';
import { queueMail } from '../../platform/mail';
import { fieldsInvalid, notFound } from '../../platform/refusals';
import { resetSecondFactorOf } from '../session';
import { offerFirstPassword } from './decide-on-request';
import { noDirectory, noSecondFactor, notOwnFactor, passwordElsewhere } from './refusals';
import { endLinks, lockAccountOf, markDirectory } from './request-store';
import { newPasswordMail, passwordHereMail, secondFactorResetMail } from './request-texts';
import type { AccountRequestSettings } from './settings';

/** Sets where the password of an account is checked. When it becomes local again, the owner gets a link to set it. */
export async function markDirectoryAccount(context: ActContext, { personId, byDirectory }: InputOf<typeof markEndpoint>, settings: AccountRequestSettings) {
  const { db, now, audit } = context;
  const account = await lockAccountOf(db, personId);
  if (!account) throw notFound();
  if (byDirectory && !settings.hasDirectory) throw fieldsInvalid({ byDirectory: noDirectory });
  if (account.byDirectory === byDirectory) return {};
  await markDirectory(db, personId, byDirectory);
  if (!byDirectory) {
    const first = await offerFirstPassword(context, personId, settings.publicUrl);
    await queueMail(db, { to: account.email, ...passwordHereMail(await settings.agency(db), { username: account.username, first }) }, now);
  }
  audit({ detail: { of: personId, byDirectory } });
  return {};
}

/** Mails the owner of an account how to set a new password. Earlier links end; the password that counts now counts until one is used. */
export async function mailPasswordLink(context: ActContext, { personId }: InputOf<typeof linkEndpoint>, settings: AccountRequestSettings) {
  const { db, actor, now, audit } = context;
  const account = await lockAccountOf(db, personId);
  if (!account) throw notFound();
  if (account.byDirectory) throw passwordElsewhere();
  await endLinks(db, personId, now);
  const first = await offerFirstPassword(context, personId, settings.publicUrl);
  const text = newPasswordMail(await settings.agency(db), { username: account.username, by: actor.name, first });
  await queueMail(db, { to: account.email, ...text }, now);
  audit({ detail: { of: personId } });
  return {};
}

/** Removes another person's second factor, for a recorded reason. The owner is told, in case the request was not theirs. */
export async function resetSecondFactor(context: ActContext, { personId, reason }: InputOf<typeof resetEndpoint>, { agency }: AccountRequestSettings) {
  const { db, actor, now, audit } = context;
  if (personId === actor.personId) throw notOwnFactor();
  const account = await lockAccountOf(db, personId);
  if (!account) throw notFound();
  if (!(await resetSecondFactorOf(context, personId))) throw noSecondFactor();
  await queueMail(db, { to: account.email, ...secondFactorResetMail(await agency(db), { by: actor.name, reason }) }, now);
  audit({ detail: { of: personId, reason } });
  return {};
}
