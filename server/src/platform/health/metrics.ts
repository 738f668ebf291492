import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import { lastBackupAt } from '../backup/backup-store';
import type { Clock } from '../clock';
import type { Database } from '../database';
import { DatabaseAway } from '../outage';
import type { Typesetting } from '../typeset/typesetting';
import { allLimits } from '../work/limit-figures';
import { countJobs } from './job-counts-store';

export type Metrics = Registry<OpenMetricsContentType>;

export function openMetrics(): Metrics {
  const metrics: Metrics = new Registry<OpenMetricsContentType>();
  metrics.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return metrics;
}

/** From an answer out of memory to one that meets the limit of a statement, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];

/** Counts and times the calls of this process by use case. Register it before the routes. */
export function measureCalls(app: FastifyInstance, metrics: Metrics): void {
  const registers = [metrics];
  const duration = new Histogram({
    name: 'sarabun_call_duration_seconds',
    help: 'Time until a call was answered, by use case and status code.',
    labelNames: ['use_case', 'code'],
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'sarabun_refusals',
    help: 'Refused calls, by use case and code of the refusal.',
    labelNames: ['use_case', 'refusal'],
    registers,
  });
  const running = new Gauge({ name: 'sarabun_calls_running', help: 'Calls that are being answered, by use case.', labelNames: ['use_case'], registers });
  app.addHook('onRequest', async (request, reply) => {
    const { useCase } = request.routeOptions.config ?? {};
    if (!useCase) return;
    running.inc({ use_case: useCase });
    // Unlike `onResponse`, this also fires when the browser has gone.
    reply.raw.once('close', () => {
      running.dec({ use_case: useCase });
      duration.observe({ use_case: useCase, code: String(reply.statusCode) }, reply.elapsedTime / 1000);
      if (request.refusal) refusals.inc({ use_case: useCase, refusal: request.refusal });
    });
  });
}

/** Times the setting of letters, including the wait for a process. */
export function measureTypesetting(typesetting: Typesetting, metrics: Metrics): Typesetting {
  const duration = new Histogram({
    name: 'sarabun_typeset_duration_seconds',
    help: 'Time to set a form as PDF, including the wait for a free process.',
    labelNames: ['form', 'outcome'],
    buckets,
    registers: [metrics],
  });
  return {
    ...typesetting,
    async typeset(form, data, asked) {
      const end = duration.startTimer({ form });
      let outcome = 'failed';
      try {
        const pdf = await typesetting.typeset(form, data, asked);
        outcome = 'set';
        return pdf;
      } finally {
        end({ outcome });
      }
    },
  };
}

/** The limits of concurrent work in this process. */
function measureLimits(metrics: Metrics): void {
  const registers = [metrics];
  const labelNames = ['limit'];
  const kinds = ['places', 'running', 'waiting'] as const;
  const help = 'Work under a limit of concurrency, by limit: its places, what runs and what waits.';
  const turnedAway = () =>
    new Counter({
      name: 'sarabun_limited_refused',
      help: 'Work that was turned away because too much waited or the wait was too long, by limit.',
      labelNames,
      registers,
    });
  // Figures are collected in the order of their registration.
  let refused: ReturnType<typeof turnedAway>;
  new Gauge({
    name: 'sarabun_limited_work',
    help,
    labelNames: [...labelNames, 'state'],
    registers,
    collect() {
      refused.reset();
      for (const [limit, figures] of allLimits()) {
        refused.inc({ limit }, figures.refused);
        for (const state of kinds) this.set({ limit, state }, figures[state]);
      }
    },
  });
  refused = turnedAway();
}

interface Sources {
  db: Database;
  clock: Clock;
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** Open sockets of this process. */
  sockets: () => number;
}

/** What is read at each collection: the process, its connections and sockets, and the jobs that all processes share. */
export function measureProcess({ db, clock, pool, sockets }: Sources, metrics: Metrics): void {
  const registers = [metrics];
  collectDefaultMetrics({ register: metrics });
  measureLimits(metrics);
  gauge('sarabun_sockets', 'Open sockets.', sockets);
  gauge('sarabun_database_connections_waiting', 'Calls that wait for a connection to the database.', () => pool.waitingCount);
  new Gauge({
    name: 'sarabun_database_connections',
    help: 'Connections to the database, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    },
  });
  const jobs = new Gauge({ name: 'sarabun_jobs', help: 'Background jobs of all processes, by kind and state.', labelNames: ['kind', 'state'], registers });
  new Gauge({
    name: 'sarabun_job_lag_seconds',
    help: 'How long the oldest due job has waited, by kind. The lag of the kind event is that of the outbox.',
    labelNames: ['kind'],
    registers,
    async collect() {
      this.reset();
      jobs.reset();
      for (const { kind, waiting, failed, retrying, lagSeconds } of await knownOr([], countJobs(db, clock()))) {
        this.set({ kind }, lagSeconds);
        for (const [state, count] of Object.entries({ waiting, failed, retrying })) jobs.set({ kind, state }, count);
      }
    },
  });

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }

  new Gauge({
    name: 'sarabun_backup_age_seconds',
    help: 'Time since the last completed backup; absent when there is none.',
    registers,
    async collect() {
      this.reset();
      const last = await knownOr(null, lastBackupAt(db));
      if (last) this.set((clock().getTime() - last.getTime()) / 1000);
      else this.remove();
    },
  });

  /** While the database is away, the other figures are still worth having. */
  function knownOr<Answer>(unknown: Answer, asking: Promise<Answer>): Promise<Answer> {
    return asking.catch((error) => {
      if (error instanceof DatabaseAway) return unknown;
      throw error;
    });
  }
}
