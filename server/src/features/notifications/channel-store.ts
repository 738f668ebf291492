import type { ChannelEvent, DigestSetting, MyNotice, NoticeRhythm, ReminderTimes } from '@sarabun/contract/notifications/notice-channels';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

/** Every event with its channels, in the office's order. */
export async function findChannels(db: Database): Promise<ChannelEvent[]> {
  const { rows } = await sql<ChannelEvent>`
    select e.id, e.version, e.name_th as th, coalesce(nullif(e.name_en, ''), e.name_th) as en, m.name_th as "moduleTh",
      coalesce(nullif(m.name_en, ''), m.name_th) as "moduleEn",
      e.active, e.bell, e.mail, e.line
    from notification_event e join notification_module m on m.id = e.module_id
    order by m.position nulls last, m.id, e.position nulls last, e.id`.execute(db);
  return rows;
}

type Channels = Pick<ChannelEvent, 'bell' | 'mail' | 'line'>;

/** These events, locked in a fixed order. */
export async function lockChannels(db: Transaction, ids: readonly number[]): Promise<(Channels & { id: number; version: number })[]> {
  const { rows } = await sql<Channels & { id: number; version: number }>`
    select id, version, bell, mail, line from notification_event where id = any(${ids}) order by id for update`.execute(db);
  return rows;
}

/** Sets the channels of an event and records the change in the history of its notice text. */
export async function saveChannels(db: Transaction, event: Channels & { id: number }, before: Channels, { by, now }: { by: number; now: Date }): Promise<void> {
  const { id, bell, mail, line } = event;
  await sql`
    update notification_event set bell = ${bell}, mail = ${mail}, line = ${line}, version = version + 1,
      changed_at = ${now}, changed_by = ${by} where id = ${id}`.execute(db);
  const json = (of: Channels) => JSON.stringify({ bell: of.bell, mail: of.mail, line: of.line });
  await sql`
    insert into settings_history (path, row_id, at, person_id, what, before, after)
    values ('setting-modules-notification-lists', ${id}, ${now}, ${by}, 'update', ${json(before)}::jsonb,
      ${json(event)}::jsonb)`.execute(db);
}

export async function findReminderTimes(db: Database): Promise<ReminderTimes> {
  const { rows } = await sql<ReminderTimes>`
    select version, before_days as "beforeDays", on_day as "onDay", overdue_every as "overdueEvery",
      from_hour as "fromHour" from reminder_setting`.execute(db);
  return rows[0] as ReminderTimes;
}

/** Sets when reminders are sent; false if someone else changed it since this version. */
export async function saveTimes(db: Transaction, times: ReminderTimes, { by, now }: { by: number; now: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update reminder_setting set before_days = ${times.beforeDays}::int[], on_day = ${times.onDay},
      overdue_every = ${times.overdueEvery}, from_hour = ${times.fromHour},
      version = version + 1, changed_at = ${now}, changed_by = ${by} where version = ${times.version}`.execute(db);
  return numAffectedRows === 1n;
}

/** How notices are mailed. */
export async function findDigestSetting(db: Database | Transaction): Promise<DigestSetting> {
  const { rows } = await sql<DigestSetting>`select version, usual, may_choose as "mayChoose", times from digest_setting`.execute(db);
  return rows[0] as DigestSetting;
}

/** Sets how notices are mailed; false if someone else changed it since this version. */
export async function saveDigestSetting(db: Transaction, { version, usual, mayChoose, times }: DigestSetting, by: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update digest_setting set usual = ${usual}::notice_rhythm, may_choose = ${mayChoose}, times = ${times}::text[],
      version = version + 1, changed_at = ${now}, changed_by = ${by}
    where version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

/** Saves a person's choice of how notices are mailed; false if the office does not allow a choice. */
export async function saveRhythm(db: Transaction, personId: number, rhythm: NoticeRhythm): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into person_rhythm (person_id, rhythm) select ${personId}::int, ${rhythm}::notice_rhythm from digest_setting
    where may_choose
    on conflict (person_id) do update set rhythm = excluded.rhythm`.execute(db);
  return numAffectedRows === 1n;
}

/** A person's choices for mail and LINE among the events that the office sends, and how they are mailed. */
export async function findMyNotices(
  db: Database,
  personId: number,
): Promise<{ items: MyNotice[]; lineLinked: boolean; rhythm: { value: NoticeRhythm; mayChoose: boolean; times: string[] } }> {
  const { rows } = await sql<MyNotice>`
    select e.id, e.name_th as th, coalesce(nullif(e.name_en, ''), e.name_th) as en,
      case when e.mail then coalesce(c.mail, true) end as mail, case when e.line then coalesce(c.line, true) end as line
    from notification_event e left join notification_choice c on c.event_id = e.id and c.person_id = ${personId}
    where e.active and (e.mail or e.line) order by e.position nulls last, e.id`.execute(db);
  const linked = await sql`select 1 from line_account where person_id = ${personId}`.execute(db);
  const { usual, mayChoose, times } = await findDigestSetting(db);
  const chosen = await db.selectFrom('person_rhythm').where('person_id', '=', personId).select('rhythm').executeTakeFirst();
  return { items: rows, lineLinked: linked.rows.length > 0, rhythm: { value: mayChoose ? (chosen?.rhythm ?? usual) : usual, mayChoose, times } };
}

/** Saves a person's choices; returns how many of the events exist. */
export async function saveChoices(db: Transaction, personId: number, items: readonly { id: number; mail: boolean; line: boolean }[]): Promise<number> {
  const { rows } = await sql`
    insert into notification_choice (person_id, event_id, mail, line)
    select ${personId}, e.id, g.mail, g.line
    from json_to_recordset(${JSON.stringify(items)}::json) as g (id int, mail boolean, line boolean)
      join notification_event e on e.id = g.id and e.active
    on conflict (person_id, event_id) do update set mail = excluded.mail, line = excluded.line returning 1`.execute(db);
  return rows.length;
}
