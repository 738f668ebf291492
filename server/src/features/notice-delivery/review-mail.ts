import type { World } from '../../platform/action';
import { enqueue } from '../../platform/jobs/enqueue';
import { dropMail, type ReviewMail } from '../../platform/mail';
import { calendarOf } from '../follow-up';
import { findSettled } from '../session';
import { findRecipient, findStanding, waitAgain } from './delivery-store';
import { quietUntil } from './quiet-rules';
import type { OutsideSettings } from './send-notices';

/**
 * Looks at a mail of notices before it leaves, because it may have waited long for the mail server. In the person's quiet times it waits on.
 * One that tells what was read, has expired or may no longer be seen is thrown away, and its other notices are written again.
 */
export function mailReview({ db, clock }: World, { secondFactorRoles }: Pick<OutsideSettings, 'secondFactorRoles'>): ReviewMail {
  return async (mailId, { personId, notificationIds, openIds }) => {
    const now = clock();
    const person = await findRecipient(db, personId);
    const notices = await findStanding(db, notificationIds, now);
    const isSettled = (await findSettled(db, [personId], { demanding: secondFactorRoles, now })).has(personId);
    const tellsTooMuch = notices.some(({ notificationId, secrecy }) => openIds.includes(notificationId) && (secrecy > 1 || !isSettled));
    const isOutdated = tellsTooMuch || notices.length < notificationIds.length || notices.some(({ outdated }) => outdated !== null);
    if (!person?.email || isOutdated) {
      await db.transaction().execute(async (transaction) => {
        if (!(await dropMail(transaction, mailId)) || !person) return;
        const told = notices.filter(({ outdated }) => outdated === null).map(({ notificationId }) => notificationId);
        await waitAgain(transaction, personId, told);
        await enqueue({ db: transaction, now }, 'noticeMail', { personId }, { key: personId });
      });
      return 'dropped';
    }
    const { urgentFrom } = person;
    if (urgentFrom > 0 && notices.some(({ speed }) => speed >= urgentFrom)) return 'send';
    return quietUntil(now, person, await calendarOf(db)) ?? 'send';
  };
}
