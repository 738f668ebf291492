import type { ToldNotices } from '../../jobs';
import type { World } from '../../platform/action';
import type { Transaction } from '../../platform/database';
import { enqueue } from '../../platform/jobs/enqueue';
import { dropMail, type ReviewMail } from '../../platform/mail';
import { calendarOf } from '../follow-up';
import { findSettled } from '../session';
import { findRecipient, findStanding, gatherAgain, recordNotMailed, waitAgain } from './delivery-store';
import { quietUntil } from './quiet-rules';
import type { OutsideSettings } from './send-notices';

/**
 * Looks at a mail of notices before it leaves, because it may have waited long for the mail server. In the person's quiet times it waits on.
 * One that tells what was read, has expired or may no longer be seen is thrown away, and its other notices are written again.
 */
export function mailReview({ db, clock }: World, { secondFactorRoles }: Pick<OutsideSettings, 'secondFactorRoles'>): ReviewMail {
  return async (mailId, { personId, notificationIds, openIds, gathered = false }) => {
    const now = clock();
    const person = await findRecipient(db, personId);
    const notices = await findStanding(db, notificationIds, now);
    const isSettled = (await findSettled(db, [personId], { demanding: secondFactorRoles, now })).has(personId);
    const tellsTooMuch = notices.some(({ notificationId, secrecy }) => openIds.includes(notificationId) && (secrecy > 1 || !isSettled));
    const isOutdated = tellsTooMuch || notices.length < notificationIds.length || notices.some(({ outdated }) => outdated !== null);
    if (!person?.email || isOutdated) {
      await db.transaction().execute(async (transaction) => {
        if (!(await dropMail(transaction, mailId))) return;
        const ended = { personId, state: 'dropped', now } as const;
        const idsOf = (reason: (typeof notices)[number]['outdated']) =>
          notices.filter(({ outdated }) => outdated === reason).map(({ notificationId }) => notificationId);
        for (const error of ['read', 'expired', 'notSeen'] as const) await recordNotMailed(transaction, { ...ended, notificationIds: idsOf(error), error });
        const told = idsOf(null);
        if (!person?.email) return recordNotMailed(transaction, { ...ended, notificationIds: told, error: 'noAddress' });
        if (gathered) return gatherAgain(transaction, personId, told);
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

/** Notes of the notices of a mail that was given up that they did not leave, and why. */
export async function mailLost(db: Transaction, { personId, notificationIds }: ToldNotices, { now, reason }: { now: Date; reason: string }): Promise<void> {
  const isExpired = reason === 'expired';
  await recordNotMailed(db, { personId, notificationIds, state: isExpired ? 'dropped' : 'failed', now, error: reason.slice(0, 500) });
}
