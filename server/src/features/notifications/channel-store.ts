import type { ChannelEvent, DigestSetting, MyNotice, NoticeRhythm, ReminderTimes } from '@sarabun/contract/notifications/notice-channels';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

/** Every event with its channels, in the office's order. */
export async function findChannels(db: Database): Promise<ChannelEvent[]> {
  const { rows } = await sql<ChannelEvent>`
    select e.id, e.version, e.name_th as th, coalesce(nullif(e.name_en, ''), e.name_th) as en, m.name_th as "moduleTh",
      coalesce(nullif(m.name_en, ''), m.name_th) as "moduleEn",
      e.active, e.bell, e.mail, e.line, e.push
    from notification_event e join notification_module m on m.id = e.module_id
    order by m.position nulls last, m.id, e.position nulls last, e.id`.execute(db);
  return rows;
}

type Channels = Pick<ChannelEvent, 'bell' | 'mail' | 'line' | 'push'>;

/** These events, locked in a fixed order. */
export async function lockChannels(db: Transaction, ids: readonly number[]): Promise<(Channels & { id: number; version: number })[]> {
  const { rows } = await sql<Channels & { id: number; version: number }>`
    select id, version, bell, mail, line, push from notification_event where id = any(${ids}) order by id for update`.execute(db);
  return rows;
}

/** Sets the channels of an event and records the change in the history of its notice text. */
export async function saveChannels(db: Transaction, event: Channels & { id: number }, before: Channels, { by, now }: { by: number; now: Date }): Promise<void> {
  const { id, bell, mail, line, push } = event;
  await sql`
    update notification_event set bell = ${bell}, mail = ${mail}, line = ${line}, push = ${push}, version = version + 1,
      changed_at = ${now}, changed_by = ${by} where id = ${id}`.execute(db);
  const json = (of: Channels) => JSON.stringify({ bell: of.bell, mail: of.mail, line: of.line, push: of.push });
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
export async function saveRhythm(
  db: Transaction,
  personId: number,
  { rhythm, lineGathered }: { rhythm: NoticeRhythm; lineGathered: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into person_rhythm (person_id, rhythm, line_gathered)
    select ${personId}::int, ${rhythm}::notice_rhythm, ${lineGathered} from digest_setting where may_choose
    on conflict (person_id) do update set rhythm = excluded.rhythm, line_gathered = excluded.line_gathered`.execute(db);
  return numAffectedRows === 1n;
}

/** A person's choices for mail, LINE and web push among the events that the office sends, and how they are mailed. */
export async function findMyNotices(
  db: Database,
  personId: number,
): Promise<{ items: MyNotice[]; lineLinked: boolean; lineGathered: boolean; rhythm: { value: NoticeRhythm; mayChoose: boolean; times: string[] } }> {
  const { rows } = await sql<MyNotice>`
    select e.id, e.name_th as th, coalesce(nullif(e.name_en, ''), e.name_th) as en,
      case when e.mail then coalesce(c.mail, true) end as mail,
      case when e.line then coalesce(c.line, true) end as line,
      case when e.push then coalesce(c.push, true) end as push
    from notification_event e left join notification_choice c on c.event_id = e.id and c.person_id = ${personId}
    where e.active and (e.mail or e.line or e.push) order by e.position nulls last, e.id`.execute(db);
  const linked = await sql`select 1 from line_account where person_id = ${personId}`.execute(db);
  const { usual, mayChoose, times } = await findDigestSetting(db);
  const chosen = await db.selectFrom('person_rhythm').where('person_id', '=', personId).select(['rhythm', 'line_gathered']).executeTakeFirst();
  const lineGathered = chosen?.line_gathered ?? false;
  return { items: rows, lineLinked: linked.rows.length > 0, lineGathered, rhythm: { value: mayChoose ? (chosen?.rhythm ?? usual) : usual, mayChoose, times } };
}

/** Saves a person's choices; returns how many of the events exist. */
export async function saveChoices(
  db: Transaction,
  personId: number,
  items: readonly { id: number; mail: boolean; line: boolean; push: boolean }[],
): Promise<number> {
  const { rows } = await sql`
    insert into notification_choice (person_id, event_id, mail, line, push)
    select ${personId}, e.id, g.mail, g.line, g.push
    from json_to_recordset(${JSON.stringify(items)}::json) as g (id int, mail boolean, line boolean, push boolean)
      join notification_event e on e.id = g.id and e.active
    on conflict (person_id, event_id) do update set mail = excluded.mail, line = excluded.line,
      push = excluded.push returning 1`.execute(db);
  return rows.length;
}
