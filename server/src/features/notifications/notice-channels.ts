import type { InputOf } from '@sarabun/contract/endpoint';
import type {
  saveNoticeChannels as channelsEndpoint,
  saveMyNotices as mineEndpoint,
  saveReminderTimes as timesEndpoint,
} from '@sarabun/contract/notifications/notice-channels';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { findChannels, findMyNotices, findReminderTimes, lockChannels, saveChannels, saveChoices, saveTimes } from './channel-store';
import { channelsChanged } from './refusals';

/** Which event is told by which channel, and when reminders are sent. */
export async function noticeChannels({ db }: ReadContext) {
  const [events, reminders] = await Promise.all([findChannels(db), findReminderTimes(db)]);
  return { events, reminders };
}

/** Sets the channels of events; refused as a whole where somebody else has changed one of them meanwhile. */
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

/** Sets when reminders of due days are sent. */
export async function saveReminderTimes({ db, actor, now, audit }: ActContext, times: InputOf<typeof timesEndpoint>) {
  const beforeDays = [...new Set(times.beforeDays)].sort((a, b) => b - a);
  if (!(await saveTimes(db, { ...times, beforeDays }, { by: actor.personId, now }))) throw channelsChanged();
  audit({ detail: { page: 'setting-notifications', beforeDays, onDay: times.onDay, overdueEvery: times.overdueEvery, fromHour: times.fromHour } });
  return {};
}

/** Of which events the person hears by mail and LINE. */
export async function myNotices({ db, actor }: ReadContext) {
  return findMyNotices(db, actor.personId);
}

/** Keeps of which events the person wants to hear by mail and LINE. An event that is not there refuses all. */
export async function saveMyNotices({ db, actor }: ActContext, { items }: InputOf<typeof mineEndpoint>) {
  const own = [...new Map(items.map((item) => [item.id, item])).values()];
  if ((await saveChoices(db, actor.personId, own)) !== own.length) throw notFound();
  return {};
}
