import { sql } from 'kysely';
import type { Database } from '../../platform/database';
import { isThere, placeTable, type Viewer } from './place-store';

export interface WorkRow {
  legId: number;
  documentId: number;
  queue: number;
  number: string;
  subject: string;
  speed: number;
  secrecy: number;
  sentAt: Date;
  dueOn: string | null;
  opened: boolean;
}

const selected = sql`
  e.leg_id as "legId", e.document_id as "documentId", e.queue, d.number, d.subject, e.speed, e.secrecy,
    e.sent_at as "sentAt", e.due_on as "dueOn", l.opened_at is not null as opened`;

/** Work order, as in the queues. */
const workOrder = sql.raw('e.speed desc, e.due_on, e.sent_at, e.leg_id');
const dueOrder = sql.raw('e.due_on, e.speed desc, e.sent_at, e.leg_id');

/**
 * The most urgent rows of the viewer's places: overdue and due today by their day, then the others in work order. Each place is read from the
 * start of two indexes, so the cost depends on the places, not on the letters.
 */
export async function findMostUrgent(db: Database, viewer: Viewer, size: number): Promise<WorkRow[]> {
  const pressingFirst = sql`case when e.due_on <= ${viewer.today}::date then e.due_on end, ${workOrder}`;
  const { rows } = await sql<WorkRow>`
    with page as materialized (
      select e.* from ${placeTable(viewer)}
        cross join lateral (
          (select * from queue_entry e where ${isThere(viewer)} and e.due_on <= ${viewer.today}::date
            order by ${dueOrder} limit ${sql.lit(size)})
          union
          (select * from queue_entry e where ${isThere(viewer)} order by ${workOrder} limit ${sql.lit(size)})
        ) e
      order by ${pressingFirst} limit ${sql.lit(size)}
    )
    select ${selected} from page e join document d on d.id = e.document_id join leg l on l.id = e.leg_id
    order by ${pressingFirst}`.execute(db);
  return rows;
}

/** What is due in some days, by day. */
export async function findDueBetween(db: Database, viewer: Viewer, { from, to, size }: { from: string; to: string; size: number }): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    with page as materialized (
      select e.* from ${placeTable(viewer)}
        cross join lateral (
          select * from queue_entry e where ${isThere(viewer)} and e.due_on between ${from}::date and ${to}::date
          order by ${dueOrder} limit ${sql.lit(size)}
        ) e
      order by ${dueOrder} limit ${sql.lit(size)}
    )
    select ${selected} from page e join document d on d.id = e.document_id join leg l on l.id = e.leg_id
    order by ${dueOrder}`.execute(db);
  return rows;
}
