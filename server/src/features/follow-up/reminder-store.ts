import { workQueues } from '@sarabun/contract/queues/queue';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { numbersOf } from '../../platform/queue-numbers';
import type { ReminderSetting } from './reminder-rules';

export async function findReminderSetting(db: Database | Transaction): Promise<ReminderSetting & { version: number }> {
  const { rows } = await sql<ReminderSetting & { version: number }>`
    select before_days as "beforeDays", on_day as "onDay", overdue_every as "overdueEvery", from_hour as "fromHour",
      version from reminder_setting`.execute(db);
  return rows[0] as ReminderSetting & { version: number };
}

export async function roundIsDone(db: Database, day: string): Promise<boolean> {
  const { rows } = await sql`select 1 from reminder_round where day = ${day}`.execute(db);
  return rows.length > 0;
}

export async function saveRound(db: Transaction, { day, now, reminders }: { day: string; now: Date; reminders: number }): Promise<void> {
  await sql`
    insert into reminder_round (day, done_at, reminders) values (${day}, ${now}, ${reminders}) on conflict do nothing`.execute(db);
}

/** A leg that is due at a desk, or is followed from there. */
export interface Due {
  documentId: number;
  legId: number;
  deskId: number;
  dueOn: string;
  /** The follower; null when it is work of the desk. */
  followerId: number | null;
}

/** The position of a round. */
export type Place = Pick<Due, 'dueOn' | 'legId' | 'deskId'>;

/** The next legs due up to a day, in index order. A follower who also does the work is left out, because one reminder is enough. */
export async function findDue(db: Transaction, horizon: string, after: Place | null, most: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select e.document_id as "documentId", e.leg_id as "legId", e.desk_id as "deskId", e.due_on as "dueOn",
      f.person_id as "followerId"
    from queue_entry e left join follow f on e.queue in ${numbersOf('jobFollow')} and f.document_id = e.document_id
      and f.desk_id = e.desk_id
    where e.due_on is not null and e.queue in ${numbersOf(...workQueues, 'jobFollow')} and e.due_on <= ${horizon}::date
      and (${after?.dueOn ?? null}::date is null
        or (e.due_on, e.leg_id, e.desk_id) > (${after?.dueOn ?? null}::date, ${after?.legId ?? 0}::bigint,
        ${after?.deskId ?? 0}::int))
      and not (e.queue in ${numbersOf('jobFollow')} and exists (
        select 1 from queue_entry own join seat s on s.desk_id = own.desk_id
        where own.document_id = e.document_id and own.queue in ${numbersOf(...workQueues)} and own.due_on is not null
          and s.person_id = f.person_id))
    order by e.due_on, e.leg_id, e.desk_id limit ${most}`.execute(db);
  return rows;
}

/** Records reminders; returns those that are new. */
export async function keepReminders(db: Transaction, reminders: readonly (Due & { stage: number })[], now: Date): Promise<(Due & { stage: number })[]> {
  if (reminders.length === 0) return [];
  const { rows } = await sql<{ deskId: number; legId: number }>`
    insert into reminder (desk_id, leg_id, due_on, stage, reminded_at)
    select "deskId", "legId", "dueOn", stage, ${now}
    from json_to_recordset(${JSON.stringify(reminders)}::json) as r ("deskId" int, "legId" bigint, "dueOn" date,
      stage smallint)
    on conflict do nothing returning desk_id as "deskId", leg_id as "legId"`.execute(db);
  const kept = new Set(rows.map(({ deskId, legId }) => `${deskId} ${legId}`));
  return reminders.filter(({ deskId, legId }) => kept.has(`${deskId} ${legId}`));
}
