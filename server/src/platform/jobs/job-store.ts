import { sql } from 'kysely';
import type { Database, Transaction } from '../database';
import type { JobKind } from './kinds';

export interface TakenJob {
  id: number;
  kind: JobKind;
  payload: never;
  /** Including this one. */
  attempts: number;
  requestId: string | null;
  traceParent: string | null;
}

/** How many more jobs of a kind fit, and the current time by its clock. */
export interface Room {
  kind: JobKind;
  free: number;
  now: Date;
}

/** Who takes jobs, which ones it already holds, and for how long nobody else may take them. */
interface Holder {
  holder: string;
  inHand: readonly number[];
  leaseMs: number;
}

const leaseFor = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`;
const free = sql`leased_by = null, leased_until = null`;
/** A job that was enqueued again in the meantime waits again, whatever the outcome. */
const unlessAgain = (value: unknown, again: unknown) => sql`case when again then ${again} else ${value} end`;

/** Takes due jobs that nobody holds. Leases use the clock of the database, which all processes share. */
export async function takeDue(db: Database, rooms: readonly Room[], { holder, inHand, leaseMs }: Holder): Promise<TakenJob[]> {
  const { rows } = await sql<TakenJob>`
    update job set attempts = attempts + 1, leased_by = ${holder}, leased_until = ${leaseFor(leaseMs)}
    where id in (
      select due.id
      from unnest(${rooms.map(({ kind }) => kind)}::text[], ${rooms.map((room) => room.free)}::int[],
        ${rooms.map(({ now }) => now)}::timestamptz[]) as room (kind, free, now)
      cross join lateral (
        select j.id from job j
        where j.kind = room.kind and j.state = 'waiting' and j.run_at <= room.now
          and (j.leased_until is null or j.leased_until <= now()) and j.id <> all(${inHand}::bigint[])
        order by j.run_at, j.id limit room.free for update skip locked
      ) due)
    returning id, kind, payload, attempts, request_id as "requestId", trace_parent as "traceParent"`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
}

export async function renewLeases(db: Database, { holder, inHand, leaseMs }: Holder): Promise<void> {
  await sql`
    update job set leased_until = ${leaseFor(leaseMs)}
    where id = any(${inHand}::bigint[]) and leased_by = ${holder}`.execute(db);
}

/** Marks a job done, unless another holder has it now. */
export async function endJob(db: Database, id: number, { holder, now }: { holder: string; now: Date }): Promise<void> {
  await sql`
    update job set state = ${unlessAgain(sql`'done'`, sql`'waiting'`)}, attempts = ${unlessAgain(sql`attempts`, 0)},
      ended_at = ${unlessAgain(sql`${now}::timestamptz`, null)}, last_error = null, again = false, ${free}
    where id = ${id} and leased_by = ${holder}`.execute(db);
}

/** Schedules the next run of a job that never ends. */
export async function rest(db: Database, id: number, { holder, until }: { holder: string; until: Date }): Promise<void> {
  await sql`
    update job set attempts = 0, last_error = null, again = false, ${free},
      run_at = ${unlessAgain(until, sql`run_at`)}
    where id = ${id} and leased_by = ${holder}`.execute(db);
}

/** Schedules the next try of a failed job. */
export async function putOff(db: Database, id: number, { holder, until, error }: { holder: string; until: Date; error: string }): Promise<void> {
  await sql`
    update job set last_error = ${error.slice(0, 500)}, again = false, ${free},
      attempts = ${unlessAgain(sql`attempts`, 0)}, run_at = ${unlessAgain(until, sql`run_at`)}
    where id = ${id} and leased_by = ${holder}`.execute(db);
}

/** Gives a job up; false if it waits again or another holder has it. */
export async function giveUp(db: Transaction, id: number, { holder, now, error }: { holder: string; now: Date; error: string }): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    update job set state = ${unlessAgain(sql`'failed'`, sql`'waiting'`)}, attempts = ${unlessAgain(sql`attempts`, 0)},
      ended_at = ${unlessAgain(sql`${now}::timestamptz`, null)}, last_error = ${error.slice(0, 500)},
      again = false, ${free}
    where id = ${id} and leased_by = ${holder} returning state`.execute(db);
  return rows[0]?.state === 'failed';
}

export interface WaitingJob<Payload> {
  id: number;
  payload: Payload;
  createdAt: Date;
  attempts: number;
  requestId: string | null;
  traceParent: string | null;
}

export async function lockDue<Payload>(db: Transaction, kind: JobKind, { most, now }: { most: number; now: Date }): Promise<WaitingJob<Payload>[]> {
  const { rows } = await sql<WaitingJob<Payload>>`
    select id, payload, created_at as "createdAt", attempts, request_id as "requestId",
      trace_parent as "traceParent" from job
    where kind = ${kind} and state = 'waiting' and run_at <= ${now}
    order by run_at, id limit ${most} for update skip locked`.execute(db);
  return rows;
}

export async function endTogether(db: Transaction, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    update job set state = 'done', ended_at = ${now}, attempts = attempts + 1, last_error = null
    where id = any(${ids}::bigint[])`.execute(db);
}

/** Schedules the next try of a job that failed alone. */
export async function putOffAlone(db: Database, id: number, { until, error }: { until: Date; error: string }): Promise<void> {
  await sql`
    update job set attempts = attempts + 1, run_at = ${until}, last_error = ${error.slice(0, 500)}
    where id = ${id} and state = 'waiting'`.execute(db);
}
