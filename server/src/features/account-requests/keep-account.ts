import type { InputOf } from '@sarabun/contract/endpoint';
import type { markDirectoryAccount as markEndpoint, resetSecondFactor as resetEndpoint } from '@sarabun/contract/people/person-account';
import type { ActContext } from '../../platform/action';
import { queueMail } from '../../platform/mail';
import { fieldsInvalid, notFound } from '../../platform/refusals';
import { resetSecondFactorOf } from '../session';
import { offerFirstPassword } from './decide-on-request';
import { noDirectory, noSecondFactor, notOwnFactor } from './refusals';
import { lockAccountOf, markDirectory } from './request-store';
import { passwordHereMail, secondFactorResetMail } from './request-texts';
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
