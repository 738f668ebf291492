import { sql } from 'kysely';
import type { Database } from '../../platform/database';

/** A counter that does not match its rows. */
export interface CountDifference {
  deskId: number;
  queue: number;
  secrecy: number;
  kept: { total: number; mostUrgent: number };
  counted: { total: number; mostUrgent: number };
}

/**
 * Counts all queues live and returns every stored counter that differs. It is one statement, so it compares a single snapshot while letters
 * keep moving.
 */
export async function findCountDifferences(db: Database): Promise<CountDifference[]> {
  const { rows } = await sql<CountDifference>`
    with counted as (
      select desk_id, queue, secrecy, count(*)::int as total, (count(*) filter (where speed = 4))::int as most_urgent,
        sum(extract(epoch from sent_at)::bigint) as came_sum from queue_entry group by desk_id, queue, secrecy
    ), compared as (
      select desk_id, queue, secrecy, coalesce(k.total, 0) as kept_total, coalesce(k.most_urgent, 0) as kept_urgent,
        coalesce(c.total, 0) as total, coalesce(c.most_urgent, 0) as urgent,
        coalesce(k.came_sum, 0) as kept_came, coalesce(c.came_sum, 0) as came
      from queue_count k full join counted c using (desk_id, queue, secrecy)
    )
    select desk_id as "deskId", queue, secrecy,
      json_build_object('total', kept_total, 'mostUrgent', kept_urgent) as kept,
      json_build_object('total', total, 'mostUrgent', urgent) as counted
    from compared where (kept_total, kept_urgent, kept_came) <> (total, urgent, came) order by desk_id, queue, secrecy`.execute(db);
  return rows;
}

/** The number of rows and counters. */
export async function sizeOfQueues(db: Database): Promise<{ rows: number; counters: number }> {
  const { rows } = await sql<{ rows: number; counters: number }>`
    select (select count(*) from queue_entry) as rows, (select count(*) from queue_count) as counters`.execute(db);
  return rows[0] ?? { rows: 0, counters: 0 };
}
