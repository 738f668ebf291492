import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { moment } from '../wire';

/** The address of a feed is this with the secret and `.ics`. */
export const calendarFeedPath = '/api/service/calendar/';

/** So many readings of a feed are answered in an hour. */
export const readingsPerHour = 30;

const use = z.object({ at: moment, address: z.nullable(z.string()), program: z.string(), calls: z.number() });
export type CalendarFeedUse = z.output<typeof use>;

/** The person's feed of deadlines and the newest of its uses by hour; null if there is none. */
export const calendarFeed = endpoint({
  name: 'calendarFeed',
  summary: 'Whether calendar programs may read the own deadlines, and which did',
  method: 'GET',
  path: '/api/service/calendar-feed',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ feed: z.nullable(z.object({ createdAt: moment, uses: z.array(use) })) }),
});

/** Makes a new address for the person's deadlines. The one before stops at once. */
export const openCalendarFeed = endpoint({
  name: 'openCalendarFeed',
  summary: 'Make a new address for calendar programs; the one before stops',
  method: 'POST',
  path: '/api/service/calendar-feed/open',
  kind: 'act',
  access: 'signedIn',
  takesNoKey: 'its answer is a secret, which is not kept; a repeat makes another one and stops the first',
  request: nothing,
  response: z.object({ path: z.string() }),
});

/** Stops the address of the person's deadlines. */
export const closeCalendarFeed = endpoint({
  name: 'closeCalendarFeed',
  summary: 'Stop the address for calendar programs at once',
  method: 'POST',
  path: '/api/service/calendar-feed/close',
  kind: 'act',
  access: 'signedIn',
  request: nothing,
  response: nothing,
});
