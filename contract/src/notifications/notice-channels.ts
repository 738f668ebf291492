import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { id, version, whole } from '../wire';

const page = 'setting-notifications';

const channels = { bell: z.boolean(), mail: z.boolean(), line: z.boolean() };

const event = z.object({
  id: z.number(),
  version: z.number(),
  th: z.string(),
  en: z.string(),
  /** The module that it belongs to. */
  moduleTh: z.string(),
  moduleEn: z.string(),
  /** An event that is switched off is told to nobody, whatever its channels. */
  active: z.boolean(),
  ...channels,
});
export type ChannelEvent = z.output<typeof event>;

const hour = whole(0, 23);
const reminders = {
  /** So many working days before a due day, each a reminder. */
  beforeDays: z.array(whole(1, 60)).check(z.maxLength(5)),
  onDay: z.boolean(),
  /** After the due day every so many working days; 0 for never. */
  overdueEvery: whole(0, 30),
  /** From which hour of a working day. */
  fromHour: hour,
};
const reminderSetting = z.object({ version, ...reminders });
export type ReminderTimes = z.output<typeof reminderSetting>;

/** Whether notices go by mail at once, gathered at fixed times, or not at all. */
export const noticeRhythms = ['immediate', 'digest', 'none'] as const;
export type NoticeRhythm = (typeof noticeRhythms)[number];

const digest = {
  /** What holds for who has chosen nothing, and for everybody where nobody may choose. */
  usual: z.enum(noticeRhythms),
  mayChoose: z.boolean(),
  /** At which times of a working day gathered notices are mailed, `HH:MM`. */
  times: z.array(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))).check(z.minLength(1), z.maxLength(6)),
};
const digestSetting = z.object({ version, ...digest });
export type DigestSetting = z.output<typeof digestSetting>;

/** Which event goes by which channel, and when reminders are sent. */
export const noticeChannels = endpoint({
  name: 'noticeChannels',
  summary: 'Which event is told by which channel, and when reminders are sent',
  method: 'GET',
  path: '/api/core/settings/setting-notifications',
  kind: 'read',
  access: { menu: page, right: 'query' },
  request: nothing,
  response: z.object({ events: z.array(event), reminders: reminderSetting, digest: digestSetting }),
});

export const saveNoticeChannels = endpoint({
  name: 'saveNoticeChannels',
  summary: 'Set by which channels events are told',
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
  summary: 'Set whether notices are mailed at once or gathered, and at which times',
  method: 'POST',
  path: '/api/core/settings/setting-notifications/digest',
  kind: 'act',
  access: { menu: page, right: 'manage' },
  request: digestSetting,
  response: nothing,
});

/** What a person hears by mail and LINE, as far as the office sends it; the bell cannot be switched off. */
export const myNotices = endpoint({
  name: 'myNotices',
  summary: 'Of which events the person hears by mail and LINE',
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
        /** Null where the office does not send it by this channel. */
        mail: z.nullable(z.boolean()),
        line: z.nullable(z.boolean()),
      }),
    ),
    lineLinked: z.boolean(),
    /** How the mails come, and whether the person may choose it. */
    rhythm: z.object({ value: z.enum(noticeRhythms), mayChoose: z.boolean(), times: digest.times }),
  }),
});
export type MyNotice = z.output<typeof myNotices.response>['items'][number];

export const saveMyNotices = endpoint({
  name: 'saveMyNotices',
  summary: 'Choose of which events one hears by mail and LINE',
  method: 'POST',
  path: '/api/core/account/notices',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ items: z.array(z.object({ id, mail: z.boolean(), line: z.boolean() })).check(z.minLength(1), z.maxLength(200)) }),
  response: nothing,
});

export const saveMyRhythm = endpoint({
  name: 'saveMyRhythm',
  summary: 'Choose whether mails of notices come at once, gathered, or not at all',
  method: 'POST',
  path: '/api/core/account/notice-rhythm',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ rhythm: z.enum(noticeRhythms) }),
  response: nothing,
});
