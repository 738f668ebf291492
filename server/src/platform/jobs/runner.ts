import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Clock } from '../clock';
import type { Database } from '../database';
import type { Log } from '../log';
import { DatabaseAway, logError } from '../outage';
import { forRequest } from '../request-id';
import { forParent } from '../tracing/tracing';
import { within } from '../work/lifetime';
import { openWorker } from '../work/worker';
import { type BatchRunner, openBatchRunner } from './batch-runner';
import { endJob, giveUp, putOff, renewLeases, rest, type TakenJob, takeDue } from './job-store';
import { type BatchKinds, GiveUp, type JobKind, type Kind, type Kinds } from './kinds';

/** Runs jobs after the commit of the changes that enqueued them. Several processes share the work. */
export interface Runner {
  start(): void;
  /** Something waits: check now instead of at the next poll. */
  wake(what: 'events' | 'jobs'): void;
  /** Runs the due jobs of a kind, as many as one process may at a time, and returns their number, including those already running. */
  runDue(kind: JobKind): Promise<number>;
  /** Ends after the running jobs, or when they take too long; other processes take those over. */
  stop(): Promise<void>;
}

interface Surroundings {
  db: Database;
  kinds: Partial<Kinds>;
  gathered?: BatchKinds;
  clock: Clock;
  log: Log;
  /** How long a job stays with a holder that does not renew its lease. */
  leaseMs?: number;
}

const lookEveryMs = 1000;
const standardLeaseMs = 15_000;
/** How often a lease is renewed within its time. */
const renewals = 3;
const maxStopMs = 5000;

/** Chores have a name of their own. */
const nameOf = ({ kind, payload }: TakenJob): string => (kind === 'chore' ? `chore ${(payload as { name: string }).name}` : `job ${kind}`);

export function openRunner({ db, kinds, gathered, clock, log, leaseMs = standardLeaseMs }: Surroundings): Runner {
  const holder = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
  const inHand = new Map<number, { kind: JobKind; work: Promise<void> }>();
  const known = Object.keys(kinds) as (keyof Kinds)[];
  const kindOf = (kind: JobKind) => kinds[kind as keyof Kinds] as Kind<unknown>;
  const now = (kind: JobKind) => (kindOf(kind).clock ?? clock)();
  const lease = () => ({ holder, inHand: [...inHand.keys()], leaseMs });
  let renewing: NodeJS.Timeout | undefined;
  const leased = openWorker({ work: () => takeSome(known), everyMs: lookEveryMs, failure: 'jobs that wait could not be looked up', log });
  const events: BatchRunner | null = gathered ? openBatchRunner({ db, kind: 'event', how: gathered.event, clock, log, onJobs: leased.wake }) : null;

  async function takeSome(wanted: readonly JobKind[]): Promise<number> {
    const held = (kind: JobKind) => [...inHand.values()].filter((job) => job.kind === kind).length;
    const rooms = wanted.map((kind) => ({ kind, free: kindOf(kind).atOnce - held(kind), now: now(kind) })).filter(({ free }) => free > 0);
    if (rooms.length === 0) return 0;
    const taken = await takeDue(db, rooms, lease());
    for (const job of taken) hold(job);
    return taken.length;
  }

  function hold(job: TakenJob): void {
    const facts = { 'sarabun.job': job.id, 'sarabun.attempt': job.attempts };
    const work = forRequest(job.requestId, () => forParent(nameOf(job), job.traceParent, facts, () => run(job)))
      .catch((error) => logError(log, error, 'what became of a job could not be kept', { kind: job.kind, jobId: job.id }))
      .finally(() => {
        inHand.delete(job.id);
        if (inHand.size === 0) clearInterval(renewing);
        leased.wake();
      });
    if (inHand.size === 0) renewing = setInterval(renew, leaseMs / renewals).unref();
    inHand.set(job.id, { kind: job.kind, work });
  }

  function renew(): void {
    void renewLeases(db, lease()).catch((error) => logError(log, error, 'leases of jobs could not be renewed'));
  }

  async function run({ id, kind, payload, attempts }: TakenJob): Promise<void> {
    const { run, retryAfter } = kindOf(kind);
    const failed = async (error: unknown, seconds: number | null) => {
      log.error({ err: error, kind, jobId: id, attempts, hopeless: seconds === null }, 'a job failed');
      if (seconds === null) await abandon({ id, kind, payload }, error);
      else await putOff(db, id, { holder, until: new Date(now(kind).getTime() + seconds * 1000), error: String(error) });
    };
    // Every earlier holder died before it could record the failure.
    if (attempts > 1 && retryAfter(attempts - 1, payload) === null) return failed(new Error('no try came to its end'), null);
    try {
      const next = await run(payload);
      await (next ? rest(db, id, { holder, until: next }) : endJob(db, id, { holder, now: clock() }));
    } catch (error) {
      // The work may have been done. The job is taken again when its lease runs out.
      if (error instanceof DatabaseAway) throw error;
      await failed(error, error instanceof GiveUp ? null : retryAfter(attempts, payload));
    }
  }

  async function abandon({ id, kind, payload }: Pick<TakenJob, 'id' | 'kind' | 'payload'>, error: unknown): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const reason = error instanceof GiveUp ? error.message : String(error);
      const isMine = await giveUp(transaction, id, { holder, now: clock(), error: reason });
      if (isMine) await kindOf(kind).givenUp?.(transaction, payload, clock(), reason);
    });
  }

  return {
    start: () => {
      for (const worker of [events, leased]) worker?.start();
    },
    wake: (what) => (what === 'events' ? events : leased)?.wake(),
    async runDue(kind) {
      if (kind === 'event') return (await events?.runBatch(gathered?.event.most ?? 0)) ?? 0;
      await takeSome([kind]);
      const work = [...inHand.values()].filter((job) => job.kind === kind).map((job) => job.work);
      await Promise.all(work);
      return work.length;
    },
    async stop() {
      await Promise.all([events?.stop(), leased.stop()]);
      await within(maxStopMs, Promise.all([...inHand.values()].map(({ work }) => work)));
      clearInterval(renewing);
    },
  };
}
