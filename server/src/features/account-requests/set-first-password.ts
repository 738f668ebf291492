import { passwordFaults } from '@sarabun/contract/values/password';
import type { Prepared, ReadContext } from '../../platform/action';
import { fieldsInvalid } from '../../platform/refusals';
import { endSessionsOf, hashOf, hashPassword, limitToTwo } from '../session';
import { linkMs } from './decide-on-request';
import { linkWorthless, weakPassword } from './refusals';
import { setPasswordByLink } from './request-store';
import { passwordSet } from './request-texts';

/** Sets the first password of a new account, or a new one by a mailed link, which ends all sessions. A weak password does not use up the link. */
export async function setFirstPassword(
  { origin }: ReadContext,
  { key, newPassword }: { key: string; newPassword: string },
): Promise<Prepared<{ message: string }>> {
  if (passwordFaults(newPassword).length > 0) throw fieldsInvalid({ newPassword: weakPassword });
  const passwordHash = await limitToTwo(() => hashPassword(newPassword));
  return async (context) => {
    const { db, now, audit } = context;
    const personId = await setPasswordByLink(db, { tokenHash: hashOf(key), passwordHash, lifeMs: linkMs, now });
    if (personId === null) return linkWorthless();
    await endSessionsOf(context, personId, 'password');
    audit({ personId });
    return { message: passwordSet[origin.language] };
  };
}
