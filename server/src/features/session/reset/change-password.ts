import { passwordFaults } from '@sarabun/contract/values/password';
import type { ActContext, Prepared, ReadContext } from '../../../platform/action';
import { queueMail } from '../../../platform/mail';
import { endSessionsBut } from '../devices/device-store';
import { hashPassword, limitToTwo } from '../proof/passwords';
import { verifyOwnPassword } from '../proof/verify-password';
import type { MailSettings } from './mail-reset-code';
import { directoryPassword, samePassword, weakPassword } from './recovery-refusals';
import { closeCodes, keepsPassword, savePassword } from './recovery-store';
import { passwordChanged, passwordChangedMail } from './recovery-texts';

interface Changed {
  message: string;
  endedSessions: number;
}

interface Sent {
  password: string;
  newPassword: string;
}

/**
 * Changes one's own password: the current one is proved first, by tries that are counted separately from sign-in. Other sessions end at
 * once, mailed codes become invalid, and the owner is told by mail. A password kept by the directory is refused.
 */
export async function changePassword(context: ReadContext, { password, newPassword }: Sent, settings: MailSettings): Promise<Prepared<Changed>> {
  const { db, actor } = context;
  if (!(await keepsPassword(db, actor.personId))) throw directoryPassword();
  const [fault] = passwordFaults(newPassword);
  if (fault) throw weakPassword(fault);
  if (newPassword === password) throw samePassword();
  await verifyOwnPassword(context, password, null);
  const passwordHash = await limitToTwo(() => hashPassword(newPassword));
  return (act) => keepPassword(act, passwordHash, settings);
}

async function keepPassword({ db, now, actor, origin, announce, audit }: ActContext, passwordHash: string, settings: MailSettings): Promise<Changed> {
  const { personId, sessionId } = actor;
  const account = await savePassword(db, personId, passwordHash, now);
  if (!account) throw directoryPassword();
  await closeCodes(db, personId, now);
  const sessionIds = await endSessionsBut(db, { personId, sessionId, reason: 'password', now });
  if (sessionIds.length > 0) announce('session.ended', { personId, sessionIds, reason: 'password' });
  await queueMail(db, { to: account.email, ...passwordChangedMail(await settings.agency(db), { now, origin }) }, now);
  audit({ detail: { ended: sessionIds } });
  return { message: passwordChanged[origin.language], endedSessions: sessionIds.length };
}
