import { bangkokDay, bangkokTime } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import { innerOrigin, nobody, runAction, type World } from '../../platform/action';
import { queueMail } from '../../platform/mail';
import { publicLink } from '../../platform/public-link';
import { calendarOf } from '../follow-up';
import {
  type DigestLine,
  digestMail,
  type GatheredEnd,
  letterLink,
  type OutsideSettings,
  plainText,
  recordGathered,
  unreadNoticeMail,
} from '../notice-delivery';
import { findSettled } from '../session';
import { findDigestSetting } from './channel-store';
import { digestIsDone, type Gathered, type GatheredNotice, saveDigestRound, takeWaitingNotices } from './digest-store';

const batch = 200;

/**
 * Mails the digests, one per person, once for each time of a working day that the office has set; a missed time is made up for. Taking the
 * notices and queueing the mails is one transaction, so nothing is mailed twice or lost.
 */
export async function sendDigests(world: World, settings: OutsideSettings): Promise<void> {
  const now = world.clock();
  const today = bangkokDay(now);
  const { times } = await findDigestSetting(world.db);
  const at = times.findLast((time) => time <= bangkokTime(now));
  if (!at || (await digestIsDone(world.db, today, at)) || !(await calendarOf(world.db)).isWorkingDay(today)) return;
  let mails = 0;
  let taken = batch;
  while (taken === batch)
    await runAction(world, 'sendDigests', { actor: nobody, origin: innerOrigin }, async ({ db, audit }) => {
      const gathered = await takeWaitingNotices(db, batch, now);
      taken = gathered.length;
      const persons = gathered.map(({ personId }) => personId);
      const settled = await findSettled(db, persons, { demanding: settings.secondFactorRoles, now });
      const agency = await settings.agency(db);
      for (const one of gathered) {
        if (!one.email || !one.isWanted) continue;
        const mail = mailFor(one, settled.has(one.personId), { ...settings, agency, now });
        if (!mail) continue;
        await queueMail(db, { to: one.email, ...mail }, now);
        mails += 1;
      }
      await recordGathered(db, gathered.flatMap(endsOf), now);
      if (taken < batch) await saveDigestRound(db, { day: today, at, now, mails });
      audit({ detail: { mails } });
    });
}

/** What becomes of the notices of a person: mailed, or left out for a reason. */
function endsOf({ personId, email, isWanted, notices }: Gathered): GatheredEnd[] {
  const unreached = !isWanted ? 'notWanted' : email === null ? 'noAddress' : null;
  return notices.map(({ id, outdated, createdAt }) => {
    const reason = outdated ?? unreached;
    return { personId, notificationId: id, state: reason === null ? 'sent' : 'dropped', reason, createdAt };
  });
}

/** The mail of a person; null where there is nothing to tell any more. Who has yet to agree to the texts in force is told of no letter. */
function mailFor(one: Gathered, isSettled: boolean, { codes, agency, publicUrl, now }: Omit<OutsideSettings, 'agency'> & { agency: Label; now: Date }) {
  const { personId } = one;
  const notices = one.notices.filter(({ outdated }) => outdated === null);
  if (notices.length === 0) return null;
  const absolute = (path: string) => publicLink(publicUrl, path);
  const tells = (open: readonly GatheredNotice[]) => ({
    personId,
    notificationIds: notices.map(({ id }) => id),
    openIds: open.map(({ id }) => id),
    gathered: true,
  });
  if (!isSettled) return { ...unreadNoticeMail(agency, absolute('/notification-all')), tells: tells([]) };
  const open = notices.filter(({ secrecy }) => secrecy <= 1);
  const lines = open.map(
    ({ id, title, titleEn, html, documentId, link, createdAt }): DigestLine => ({
      title: { th: title, en: titleEn },
      about: plainText(html),
      at: createdAt,
      link: absolute(documentId === null ? (link ?? '/notification-all') : letterLink(codes, { personId, receiveId: id, documentId })),
    }),
  );
  const mail = digestMail(agency, lines, { hasSecret: open.length < notices.length, portal: absolute('/notification-all'), now });
  return { ...mail, tells: tells(open) };
}
