import type { KeyedHash } from '../../../platform/keys/keyed-hash';
import { type OfficeName, queueMail } from '../../../platform/mail';
import type { Listener } from '../../../platform/outbox';
import { knowsBrowser } from '../sessions/known-browser-store';
import { makeCode } from './one-time-codes';
import { findCodeRequest, lockAccountOf } from './recovery-store';
import { directoryPasswordMail, resetCodeMail } from './recovery-texts';

export interface MailSettings {
  hash: KeyedHash;
  agency: OfficeName;
  /** The public address of the portal; without one, mails carry no link. */
  publicUrl: string | null;
}

/**
 * Mails a code to the owner of the address. If nobody has it, or five were mailed within the hour (to strangers or in known browsers,
 * counted separately), nothing is sent, silently. If the agency's directory keeps the password, the mail says that instead.
 */
export const mailResetCode =
  (settings: MailSettings): Listener<'passwordReset.asked'> =>
  async ({ db, now }, { codeId }) => {
    const { email, expiresAt, deviceHash } = await findCodeRequest(db, codeId);
    const account = await lockAccountOf(db, email);
    if (!account) return;
    const byOwner = await knowsBrowser(db, account.personId, deviceHash);
    const code = await makeCode(db, settings.hash, { id: codeId, purpose: 'reset', personId: account.personId, byOwner }, now);
    if (code === null) return;
    const mail = account.byDirectory
      ? directoryPasswordMail(await settings.agency(db))
      : resetCodeMail({ ...settings, agency: await settings.agency(db) }, { email, code });
    await queueMail(db, { to: email, ...mail, expiresAt }, now);
  };
