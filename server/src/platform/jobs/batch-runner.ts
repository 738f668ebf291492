import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database, Transaction } from '../database';
import type { Log } from '../log';
import { DatabaseAway } from '../outage';
import { openWorker, type Worker } from '../work/worker';
import { enqueuedJobs } from './enqueue';
import { endTogether, lockDue, putOffAlone } from './job-store';
import { type BatchKind, type BatchName, realTime } from './kinds';

interface Surroundings<Payload> {
  db: Database;
  kind: BatchName;
  how: BatchKind<Payload>;
  clock: Clock;
  log: Log;
  /** The work enqueued other jobs. */
  onJobs(): void;
}

export interface BatchRunner extends Worker {
  /** Runs up to this many due jobs and returns how many it took. A job that fails alone waits longer each time. */
  runBatch(most: number): Promise<number>;
}

const lookEveryMs = 1000;

/** Runs the jobs of a kind together: see `BatchKind`. */
export function openBatchRunner<Payload>({ db, kind, how, clock, log, onJobs }: Surroundings<Payload>): BatchRunner {
  const work = () =>
    runBatch(how.most).catch((error) => {
      if (error instanceof DatabaseAway) throw error;
      log.error({ err: error, kind }, 'jobs could not be done together');
      return runBatch(1).catch(() => 0);
    });

  async function runBatch(most: number): Promise<number> {
    let alone: { id: number; attempts: number; error: unknown } | null = null;
    let after = () => {};
    let hasJobs = false;
    const taken = await db
      .transaction()
      .execute(async (transaction) => {
        await planOnce(transaction);
        const jobs = await lockDue<Payload>(transaction, kind, { most, now: realTime() });
        const [first] = jobs;
        if (!first) return 0;
        after = await how.runAll(transaction, jobs).catch((error) => {
          if (most === 1) alone = { id: first.id, attempts: first.attempts + 1, error };
          throw error;
        });
        const ids = jobs.map(({ id }) => id);
        await endTogether(transaction, ids, clock());
        hasJobs = enqueuedJobs(transaction);
        return jobs.length;
      })
      .catch(async (error) => {
        if (!alone || error instanceof DatabaseAway) throw error;
        await putOff(alone);
        return 1;
      });
    after();
    if (hasJobs) onJobs();
    return taken;
  }

  async function putOff({ id, attempts, error }: { id: number; attempts: number; error: unknown }): Promise<void> {
    const seconds = how.retryAfter(attempts);
    log.error({ err: error, kind, jobId: id, attempts, retryInSeconds: seconds }, 'a job failed');
    await putOffAlone(db, id, { until: new Date(realTime().getTime() + seconds * 1000), error: String(error) });
  }

  return { ...openWorker({ work, everyMs: lookEveryMs, batchMs: how.batchMs, failure: 'jobs that wait could not be looked up', log }), runBatch };
}

/**
 * Gathered jobs find rows by key, so one generic plan fits all; planning each statement again would cost more than running it. A statement
 * with a value, so that the transaction begins with it (docs/decisions/0083).
 */
const planOnce = (db: Transaction) => sql`select set_config('plan_cache_mode', ${'force_generic_plan'}, true)`.execute(db);
