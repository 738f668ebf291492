import type { Agency } from '@sarabun/contract/agencies/agency';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import {
  calendarFeedPath,
  type closeCalendarFeed as closeEndpoint,
  type calendarFeed as feedEndpoint,
  type openCalendarFeed as openEndpoint,
  readingsPerHour,
} from '@sarabun/contract/queues/calendar-feed';
import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import type { ActContext, ReadContext } from '../../platform/action';
import { publicLink } from '../../platform/public-link';
import { notFound } from '../../platform/refusals';
import { countWrongTry, hashOf, newToken, readAccess, refuseWhileWaiting, wrongFeedsFrom } from '../session';
import { countReading, findFeed, findFeedOf, findReadings, insertFeed, revokeFeedOf } from './calendar-feed-store';
import { type CalendarEvent, calendarText } from './calendar-text-rules';
import { feedName, feedSummary } from './calendar-texts';
import { deadlinesOf } from './my-work';
import { feedReadTooOften, waitForFeed } from './refusals';

const shownUses = 20;
const hourMs = 3_600_000;
/** Letters above this class are not in a feed, not even without their subject: whoever has the address reads it without signing in. */
const highestClass = 1;
const daysBack = 28;
const daysAhead = 180;

/** Whether calendar programs may read the person's deadlines, and which did. */
export async function calendarFeed({ db, actor }: ReadContext): Promise<AnswerOf<typeof feedEndpoint>> {
  const feed = await findFeedOf(db, actor.personId);
  return { feed: feed && { createdAt: feed.createdAt, uses: await findReadings(db, feed.feedId, shownUses) } };
}

/** Makes a new address. Its secret is shown in this answer and never again. */
export async function openCalendarFeed({ db, actor, now, origin, audit }: ActContext): Promise<AnswerOf<typeof openEndpoint>> {
  const token = newToken();
  await revokeFeedOf(db, actor.personId, now);
  await insertFeed(db, { personId: actor.personId, tokenHash: hashOf(token), language: origin.language, now });
  audit({});
  return { path: `${calendarFeedPath}${token}.ics` };
}

export async function closeCalendarFeed({ db, actor, now, audit }: ActContext): Promise<AnswerOf<typeof closeEndpoint>> {
  await revokeFeedOf(db, actor.personId, now);
  audit({});
  return {};
}

/** The deadlines of the owner of an address. A wrong address counts, and one that is read too often has to wait. */
export function readCalendarFeed(publicUrl: string | null, agency: Agency) {
  return async (context: ReadContext, token: string): Promise<string> => {
    const { db, origin, now } = context;
    const place = wrongFeedsFrom(origin);
    await refuseWhileWaiting(db, [place], now, waitForFeed);
    const feed = await findFeed(db, hashOf(token));
    const access = feed && (await readAccess(db, feed.personId, now));
    if (!feed || !access?.consented) return context.act('readCalendarFeedWrong', (act) => countWrongTry(act, { counted: [place] }, notFound()));
    const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
    const program = origin.userAgent.slice(0, 60);
    if ((await countReading(db, { feedId: feed.feedId, hour, address: origin.address, program })) > readingsPerHour) throw feedReadTooOften();
    const today = bangkokDay(now);
    const asked = { from: dayAfter(today, -daysBack), to: dayAfter(today, daysAhead) };
    const rows = await deadlinesOf(db, { seats: access.seats, clearance: Math.min(access.clearance, highestClass) }, asked);
    const events = rows.map((row): CalendarEvent => {
      const path = `/sarabun/dashboard?document=${row.documentId}&leg=${row.legId}`;
      return {
        uid: `${row.legId}-${row.queue}@sarabun`,
        day: row.dueOn,
        summary: feedSummary(row, feed.language),
        description: row.number,
        url: publicLink(publicUrl, path),
      };
    });
    return calendarText(feedName(agency, feed.language), events, now);
  };
}
