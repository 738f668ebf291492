import type { InputOf } from '@sarabun/contract/endpoint';
import type {
  saveNoticeChannels as channelsEndpoint,
  saveDigest as digestEndpoint,
  saveMyNotices as mineEndpoint,
  saveMyRhythm as rhythmEndpoint,
  saveReminderTimes as timesEndpoint,
} from '@sarabun/contract/notifications/notice-channels';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import {
  findChannels,
  findDigestSetting,
  findMyNotices,
  findReminderTimes,
  lockChannels,
  saveChannels,
  saveChoices,
  saveDigestSetting,
  saveRhythm,
  saveTimes,
} from './channel-store';
import { channelsChanged, rhythmIsFixed } from './refusals';

export async function noticeChannels({ db }: ReadContext) {
  const [events, reminders, digest] = await Promise.all([findChannels(db), findReminderTimes(db), findDigestSetting(db)]);
  return { events, reminders, digest };
}

/** Sets the channels of events; refused as a whole if someone else changed one of them in the meantime. */
export async function saveNoticeChannels(context: ActContext, { events }: InputOf<typeof channelsEndpoint>) {
  const { db, actor, now, audit, announce } = context;
  const known = new Map(
    (
      await lockChannels(
        db,
        events.map(({ id }) => id),
      )
    ).map((event) => [event.id, event]),
  );
  for (const event of events) {
    const before = known.get(event.id);
    if (!before) throw notFound();
    if (before.version !== event.version) throw channelsChanged();
    await saveChannels(db, event, before, { by: actor.personId, now });
  }
  const rowIds = events.map(({ id }) => id);
  audit({ detail: { page: 'setting-notifications', rowIds } });
  announce('settings.changed', { path: 'setting-notifications', rowIds });
  return {};
}

/** Sets when reminders about due days are sent. */
export async function saveReminderTimes({ db, actor, now, audit }: ActContext, times: InputOf<typeof timesEndpoint>) {
  const beforeDays = [...new Set(times.beforeDays)].sort((a, b) => b - a);
  if (!(await saveTimes(db, { ...times, beforeDays }, { by: actor.personId, now }))) throw channelsChanged();
  audit({ detail: { page: 'setting-notifications', beforeDays, onDay: times.onDay, overdueEvery: times.overdueEvery, fromHour: times.fromHour } });
  return {};
}

/** Sets whether notices are mailed at once or as digests, at which times, and whether people may choose. */
export async function saveDigest({ db, actor, now, audit }: ActContext, setting: InputOf<typeof digestEndpoint>) {
  const times = [...new Set(setting.times)].sort();
  if (!(await saveDigestSetting(db, { ...setting, times }, actor.personId, now))) throw channelsChanged();
  audit({ detail: { page: 'setting-notifications', usual: setting.usual, mayChoose: setting.mayChoose, times } });
  return {};
}

/** Saves whether the person wants mails at once, as digests or not at all; refused if the office does not allow a choice. */
export async function saveMyRhythm({ db, actor }: ActContext, chosen: InputOf<typeof rhythmEndpoint>) {
  if (!(await saveRhythm(db, actor.personId, chosen))) throw rhythmIsFixed();
  return {};
}

export async function myNotices({ db, actor }: ReadContext) {
  return findMyNotices(db, actor.personId);
}

/** Saves the events that the person wants by mail, LINE and web push. Refused as a whole if an event does not exist. */
export async function saveMyNotices({ db, actor }: ActContext, { items }: InputOf<typeof mineEndpoint>) {
  const own = [...new Map(items.map((item) => [item.id, item])).values()];
  if ((await saveChoices(db, actor.personId, own)) !== own.length) throw notFound();
  return {};
}
