import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { version, whole } from '../wire';

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const quiet = {
  active: z.boolean(),
  /** `HH:MM`; later than `until` for a night. */
  from: time,
  until: time,
  /** Whether days that are not working days are quiet as well. */
  holidays: z.boolean(),
  /** Letters from this speed class on are not held back; 0 for none. */
  urgentFrom: whole(0, 4),
};
const times = z.object(quiet);
export type QuietChoice = z.output<typeof times>;
const officeTimes = z.object({ ...quiet, version, mayChoose: z.boolean() });
export type OfficeQuietTimes = z.output<typeof officeTimes>;

export const myQuietTimes = endpoint({
  name: 'myQuietTimes',
  summary: 'When no mails, LINE messages and pushed notifications are sent to the person',
  method: 'GET',
  path: '/api/core/account/quiet-times',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ ...quiet, mayChoose: z.boolean() }),
});

export const saveMyQuietTimes = endpoint({
  name: 'saveMyQuietTimes',
  summary: 'Choose when one is told of nothing outside the system',
  method: 'POST',
  path: '/api/core/account/quiet-times',
  kind: 'act',
  access: 'signedIn',
  request: times,
  response: nothing,
});

const page = 'setting-notifications';

export const officeQuietTimes = endpoint({
  name: 'officeQuietTimes',
  summary: 'When nothing leaves the system for people who chose nothing else',
  method: 'GET',
  path: '/api/core/settings/setting-notifications/quiet-times',
  kind: 'read',
  access: { menu: page, right: 'query' },
  request: nothing,
  response: officeTimes,
});

export const saveOfficeQuietTimes = endpoint({
  name: 'saveOfficeQuietTimes',
  summary: 'Set when nothing leaves the system, and whether people may choose',
  method: 'POST',
  path: '/api/core/settings/setting-notifications/quiet-times',
  kind: 'act',
  access: { menu: page, right: 'manage' },
  request: officeTimes,
  response: nothing,
});
