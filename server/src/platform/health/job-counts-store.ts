import { sql } from 'kysely';
import type { Database } from '../database';
import type { JobKind } from '../jobs/kinds';

export interface JobCounts {
  kind: JobKind;
  waiting: number;
  /** Given up. */
  failed: number;
  /** Waiting again after a failed try. */
  retrying: number;
  /** How long the oldest due job has waited. */
  lagSeconds: number;
}

/** Answers as soon as the database does. */
export async function askDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Jobs that wait or were given up, by kind. Kinds without such jobs have no row. */
export async function countJobs(db: Database, now: Date): Promise<JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select kind, sum(waiting)::int as waiting, sum(failed)::int as failed, sum(retrying)::int as retrying,
      greatest(coalesce(extract(epoch from ${now}::timestamptz - min(due_since)), 0), 0)::float8 as "lagSeconds"
    from (
      select kind, count(*) as waiting, 0 as failed, count(*) filter (where last_error is not null) as retrying,
        min(greatest(run_at, created_at)) filter (where run_at <= ${now} and leased_until is null) as due_since
      from job where state = 'waiting' group by kind
      union all
      select kind, 0, count(*), 0, null from job where state = 'failed' group by kind
    ) counts
    group by kind order by kind`.execute(db);
  return rows;
}
