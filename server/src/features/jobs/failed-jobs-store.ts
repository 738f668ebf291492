import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import type { JobKind } from '../../platform/jobs/kinds';

interface Row {
  jobId: number;
  kind: JobKind;
  about: string;
  attempts: number;
  error: string;
  createdAt: Date;
  givenUpAt: Date | null;
  nextTryAt: Date | null;
  mayRetry: boolean;
}

/** Jobs whose last try failed. The text of a mail is deleted when the mail is given up, so such a mail cannot be sent again. */
const troubled = sql`j.last_error is not null and j.state <> 'done'`;
const retryable = sql`(j.state = 'waiting' or j.kind <> 'mail')`;

/** Failed jobs, newest first. The number of a letter is only returned up to `clearance`. */
export async function findFailedJobs(
  db: Database,
  { kind, clearance, limit, offset }: { kind: JobKind | undefined; clearance: number; limit: number; offset: number },
): Promise<{ data: Row[]; total: number }> {
  const chosen = sql`from job j where ${troubled} and (${kind ?? null}::text is null or j.kind = ${kind ?? null})`;
  const [rows, count] = await Promise.all([
    sql<Row>`
      select p.id as "jobId", p.kind, p.attempts, coalesce(p.last_error, '') as error, p.created_at as "createdAt",
        case when p.state = 'failed' then p.ended_at end as "givenUpAt",
        case when p.state = 'waiting' and isfinite(p.run_at) then p.run_at end as "nextTryAt",
        p."mayRetry", coalesce(m.recipient, d.number, p.payload->>'name', '') as about
      from (select j.*, ${retryable} as "mayRetry" ${chosen} order by j.id desc limit ${limit} offset ${offset}) p
        left join mail m on p.kind = 'mail' and m.id = (p.payload->>'mailId')::bigint
        left join leg l on p.kind = 'stamp' and l.id = (p.payload->>'legId')::bigint
        left join document d on d.secrecy <= ${clearance}
          and d.id = case p.kind when 'print' then (p.payload->>'documentId')::bigint else l.document_id end
      order by p.id desc`.execute(db),
    sql<{ n: number }>`select count(*) as n ${chosen}`.execute(db),
  ]);
  return { data: rows.rows, total: Number(count.rows[0]?.n ?? 0) };
}

/** The kind of a failed job, and whether it can be tried again. */
export async function findFailedJob(db: Transaction, id: number): Promise<{ kind: JobKind; mayRetry: boolean } | undefined> {
  const { rows } = await sql<{ kind: JobKind; mayRetry: boolean }>`
    select j.kind, ${retryable} as "mayRetry" from job j where j.id = ${id} and ${troubled}`.execute(db);
  return rows[0];
}

export interface RetriedJob {
  id: number;
  payload: unknown;
}

/** Makes failed jobs due at once, with all their tries ahead. A job that is running now is left alone. */
export async function makeDue(db: Transaction, { id, kind }: { id?: number; kind: JobKind }): Promise<RetriedJob[]> {
  const { rows } = await sql<RetriedJob>`
    update job j set state = 'waiting', ended_at = null, attempts = 0, run_at = '-infinity'
    where ${troubled} and ${retryable} and j.kind = ${kind} and j.leased_until is null
      and (${id ?? null}::bigint is null or j.id = ${id ?? null})
    returning j.id, j.payload`.execute(db);
  return rows;
}
