import { sql } from 'kysely';
import type { Jobs } from '../../jobs';
import type { Transaction } from '../database';
import { currentRequest } from '../request-id';
import { currentParent } from '../tracing/tracing';
import type { JobKind } from './kinds';

interface Wanted<K extends JobKind> {
  payload: Jobs[K];
  /** At most one job of this kind and key exists; enqueueing it again runs it again. */
  key?: string | number;
  /** Not before this moment; at once by default. */
  runAt?: Date;
}

interface Circumstances {
  db: Transaction;
  now: Date;
}

const enqueued = new WeakSet<Transaction>();

/** Whether the transaction enqueued a job, so that the runner is woken after the commit. */
export const enqueuedJobs = (db: Transaction): boolean => enqueued.has(db);

/** Wakes the runner after the commit: waiting jobs became due. */
export function wakeRunner(db: Transaction): void {
  enqueued.add(db);
}

/** Enqueues a job in the transaction of the change that needs it; a rollback removes it. */
export async function enqueue<K extends JobKind>(
  context: Circumstances,
  kind: K,
  payload: Jobs[K],
  { key, runAt }: Omit<Wanted<K>, 'payload'> = {},
): Promise<void> {
  await enqueueAll(context, kind, [{ payload, ...(key !== undefined && { key }), ...(runAt && { runAt }) }]);
}

/** Enqueues many jobs in one statement. */
export async function enqueueAll<K extends JobKind>({ db, now }: Circumstances, kind: K, jobs: readonly Wanted<K>[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ payload, key, runAt }) => ({ payload, key: key === undefined ? null : String(key), runAt: runAt ?? '-infinity' }));
  await sql`
    select enqueue_traced_job(${kind}, g.key, g.payload, ${now}, g."runAt", ${currentRequest()}, ${currentParent()})
    from json_to_recordset(${JSON.stringify(rows)}::json) as g (payload jsonb, key text, "runAt" timestamptz)`.execute(db);
  enqueued.add(db);
}
