import type { Jobs } from '../../jobs';
import type { Clock } from '../clock';
import type { Transaction } from '../database';

export type JobKind = keyof Jobs;

/** Seconds to wait after this many tries; null to give up. */
export type Ladder<Payload> = (attempts: number, payload: Payload) => number | null;

export interface Kind<Payload> {
  /** How many of them one process runs at a time. */
  atOnce: number;
  /**
   * Runs one job, outside any transaction. A job whose holder died runs again, so it first checks what is already done. For a job that
   * never ends, returns when it is due next.
   */
  run(payload: Payload): Promise<Date | undefined>;
  retryAfter: Ladder<Payload>;
  /** Other changes that belong to giving a job up, in the same transaction. */
  givenUp?(db: Transaction, payload: Payload, now: Date, reason: string): Promise<void>;
  /** The clock that decides when such jobs are due; the product's by default. */
  clock?: Clock;
}

export interface BatchJob<Payload> {
  payload: Payload;
  createdAt: Date;
  /** The request that asked for it. */
  requestId: string | null;
  /** The span that asked for it. */
  traceParent: string | null;
}

/**
 * Jobs that only write to the database. All that wait run in one transaction with their writes, so each runs exactly once, and fifty cost
 * hardly more than one. Their row locks serve as leases, which the database releases when the process dies.
 */
export interface BatchKind<Payload> {
  most: number;
  /** How long to wait for more after this many were run, in milliseconds. */
  batchMs: (done: number) => number;
  /** Runs jobs in their order; the returned function is called after the commit. When it fails, each job is tried alone. */
  runAll(db: Transaction, jobs: readonly BatchJob<Payload>[]): Promise<() => void>;
  retryAfter: (attempts: number) => number;
}

export type BatchName = 'event';
export type Kinds = { readonly [K in Exclude<JobKind, BatchName>]: Kind<Jobs[K]> };
export type BatchKinds = { readonly [K in BatchName]: BatchKind<Jobs[K]> };

/** Real time, even when the product's clock is moved. */
export const realTime: Clock = () => new Date();

/** Waits that double from the first to the longest, in seconds; gives up after `most` tries. */
export const doubling =
  ({ first, longest, most = Number.POSITIVE_INFINITY }: { first: number; longest: number; most?: number }) =>
  (attempts: number): number | null =>
    attempts >= most ? null : Math.min(longest, first * 2 ** (attempts - 1));

/** Thrown by a job that another try cannot help. */
export class GiveUp extends Error {}
