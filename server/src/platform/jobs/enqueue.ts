import { sql } from 'kysely';
import type { Jobs } from '../../jobs';
import type { Transaction } from '../database';
import type { JobKind } from './kinds';

interface Wanted<K extends JobKind> {
  payload: Jobs[K];
  /** One job at most of a kind and key: asked for again, it is done again. */
  key?: string | number;
  /** Not before this moment; at once when not given. */
  runAt?: Date;
}

interface Circumstances {
  db: Transaction;
  now: Date;
}

const enqueued = new WeakSet<Transaction>();

/** Whether a job was enqueued in a transaction, so that the runner is woken after its commit. */
export const enqueuedJobs = (db: Transaction): boolean => enqueued.has(db);

/** Lets a job wait for the runner, in the transaction of the change that asks for it: rolled back, there is none. */
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
    select enqueue_job(${kind}, g.key, g.payload, ${now}, g."runAt")
    from json_to_recordset(${JSON.stringify(rows)}::json) as g (payload jsonb, key text, "runAt" timestamptz)`.execute(db);
  enqueued.add(db);
}
