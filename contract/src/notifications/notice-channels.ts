import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { id, version, whole } from '../wire';

const page = 'setting-notifications';

const channels = { bell: z.boolean(), mail: z.boolean(), line: z.boolean(), push: z.boolean() };

const event = z.object({
  id: z.number(),
  version: z.number(),
  th: z.string(),
  en: z.string(),
  /** The module that it belongs to. */
  moduleTh: z.string(),
  moduleEn: z.string(),
  /** An event that is switched off notifies nobody, whatever its channels. */
  active: z.boolean(),
  ...channels,
});
export type ChannelEvent = z.output<typeof event>;

const hour = whole(0, 23);
const reminders = {
  /** Working days before a due day, one reminder each. */
  beforeDays: z.array(whole(1, 60)).check(z.maxLength(5)),
  onDay: z.boolean(),
  /** The interval after the due day in working days; 0 for never. */
  overdueEvery: whole(0, 30),
  /** The earliest hour of a working day. */
  fromHour: hour,
};
const reminderSetting = z.object({ version, ...reminders });
export type ReminderTimes = z.output<typeof reminderSetting>;

/** Whether notices are mailed at once, as digests at fixed times, or not at all. */
export const noticeRhythms = ['immediate', 'digest', 'none'] as const;
export type NoticeRhythm = (typeof noticeRhythms)[number];

const digest = {
  /** The default, and the rule for everyone if nobody may choose. */
  usual: z.enum(noticeRhythms),
  mayChoose: z.boolean(),
  /** The times of digests on a working day, `HH:MM`. */
  times: z.array(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))).check(z.minLength(1), z.maxLength(6)),
};
const digestSetting = z.object({ version, ...digest });
export type DigestSetting = z.output<typeof digestSetting>;

/** The channels of each event, and the times of reminders. */
export const noticeChannels = endpoint({
  name: 'noticeChannels',
  summary: 'The channels of each event, and the times of reminders',
  method: 'GET',
  path: '/api/core/settings/setting-notifications',
  kind: 'read',
  access: { menu: page, right: 'query' },
  request: nothing,
  response: z.object({ events: z.array(event), reminders: reminderSetting, digest: digestSetting }),
});

export const saveNoticeChannels = endpoint({
  name: 'saveNoticeChannels',
  summary: 'Set the channels of events',
  method: 'POST',
  path: '/api/core/settings/setting-notifications/channels',
  kind: 'act',
  access: { menu: page, right: 'manage' },
  request: z.object({ events: z.array(z.object({ id, version, ...channels })).check(z.minLength(1), z.maxLength(200)) }),
  response: nothing,
});

export const saveReminderTimes = endpoint({
  name: 'saveReminderTimes',
  summary: 'Set when reminders of due days are sent',
  method: 'POST',
  path: '/api/core/settings/setting-notifications/reminders',
  kind: 'act',
  access: { menu: page, right: 'manage' },
  request: reminderSetting,
  response: nothing,
});

export const saveDigest = endpoint({
  name: 'saveDigest',
  summary: 'Set whether notifications are mailed at once or gathered, and at which times',
  method: 'POST',
  path: '/api/core/settings/setting-notifications/digest',
  kind: 'act',
  access: { menu: page, right: 'manage' },
  request: digestSetting,
  response: nothing,
});

/** A person's choices of mail, LINE and web push among what the office sends; the bell cannot be switched off. */
export const myNotices = endpoint({
  name: 'myNotices',
  summary: 'Of which events the person hears by mail, LINE and web push',
  method: 'GET',
  path: '/api/core/account/notices',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({
    items: z.array(
      z.object({
        id: z.number(),
        th: z.string(),
        en: z.string(),
        /** Null if the office does not use this channel for it. */
        mail: z.nullable(z.boolean()),
        line: z.nullable(z.boolean()),
        push: z.nullable(z.boolean()),
      }),
    ),
    lineLinked: z.boolean(),
    /** Whether LINE messages come gathered at the times of digests. */
    lineGathered: z.boolean(),
    /** How notices are mailed, and whether the person may choose. */
    rhythm: z.object({ value: z.enum(noticeRhythms), mayChoose: z.boolean(), times: digest.times }),
  }),
});
export type MyNotice = z.output<typeof myNotices.response>['items'][number];

export const saveMyNotices = endpoint({
  name: 'saveMyNotices',
  summary: 'Choose of which events one hears by mail, LINE and web push',
  method: 'POST',
  path: '/api/core/account/notices',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ items: z.array(z.object({ id, mail: z.boolean(), line: z.boolean(), push: z.boolean() })).check(z.minLength(1), z.maxLength(200)) }),
  response: nothing,
});

export const saveMyRhythm = endpoint({
  name: 'saveMyRhythm',
  summary: 'Choose whether mails of notifications come at once, gathered, or not at all',
  method: 'POST',
  path: '/api/core/account/notice-rhythm',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ rhythm: z.enum(noticeRhythms), lineGathered: z.boolean() }),
  response: nothing,
});
