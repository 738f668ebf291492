import { sql } from 'kysely';
import type { Database } from '../../platform/database';
import { nameOfDesk } from '../../platform/desk-name';

/** What lists of pending work show of a letter. */
export interface PendingWork {
  legId: number;
  documentId: number;
  number: string;
  subject: string;
  speed: number;
  secrecy: number;
  sentAt: Date;
  dueOn: string | null;
  deskName: string;
}

export interface FollowedRow extends PendingWork {
  holder: string;
  /** The leg before this one. */
  parentLegId: number | null;
  reported: boolean;
  remindedToday: boolean;
}

/** Which rows: these queues of these desks, up to a secrecy class. */
export interface Followed {
  deskIds: readonly number[];
  queues: readonly number[];
  clearance: number;
  today: string;
  overdue: boolean;
  /** The person's own work needs a due day to be listed. */
  dueOnly: boolean;
}

const maxCounted = 1000;

const places = ({ deskIds, queues }: Pick<Followed, 'deskIds' | 'queues'>) =>
  sql`unnest(${deskIds}::int[]) as place (desk_id) cross join unnest(${queues}::smallint[]) as q (queue)`;
const wanted = ({ clearance, today, overdue, dueOnly }: Followed) =>
  sql`
    e.desk_id = place.desk_id and e.queue = q.queue
      and e.secrecy <= ${clearance}
      ${overdue ? sql`and e.due_on < ${today}::date` : dueOnly ? sql`and e.due_on is not null` : sql``}`;
const order = sql.raw('e.due_on, e.speed desc, e.sent_at, e.leg_id');

/** A page of followed letters, longest overdue first; each desk and queue is read from the start of its index. */
export async function findFollowed(db: Database, followed: Followed, { limit, offset }: { limit: number; offset: number }): Promise<FollowedRow[]> {
  const { rows } = await sql<FollowedRow>`
    with page as materialized (
      select e.* from ${places(followed)}
        cross join lateral (select * from queue_entry e where ${wanted(followed)} order by ${order}
          limit ${sql.lit(limit + offset)}) e
      order by ${order} limit ${sql.lit(limit)} offset ${sql.lit(offset)}
    )
    select e.leg_id as "legId", e.document_id as "documentId", d.number, d.subject, e.speed, e.secrecy,
      e.sent_at as "sentAt", e.due_on as "dueOn",
      coalesce(${nameOfDesk('e.desk_id')}, '') as "deskName", coalesce(${nameOfDesk('l.to_desk_id')}, '') as holder,
        l.parent_leg_id as "parentLegId",
        l.state = 'done' as reported,
      exists (select 1 from reminding r
        where r.document_id = e.document_id and r.desk_id = e.desk_id
        and r.day = ${followed.today}::date) as "remindedToday"
    from page e join document d on d.id = e.document_id join leg l on l.id = e.leg_id order by ${order}`.execute(db);
  return rows;
}

/** The number of rows, counted up to a thousand. */
export async function countFollowed(db: Database, followed: Followed): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select 1 from ${places(followed)}
        cross join lateral (select 1 from queue_entry e where ${wanted(followed)} limit ${sql.lit(maxCounted)}) e
        limit ${sql.lit(maxCounted)}
    ) counted`.execute(db);
  return rows[0]?.n ?? 0;
}
