import type { Jobs } from '../../jobs';
import type { Clock } from '../clock';
import type { Transaction } from '../database';

export type JobKind = keyof Jobs;

/** How many seconds to wait after so many tries; null where no other try is worth it. */
export type Ladder<Payload> = (attempts: number, payload: Payload) => number | null;

/** How jobs of one kind are done. */
export interface Kind<Payload> {
  /** How many of them one process does at a time. */
  atOnce: number;
  /**
   * Does one job, outside of any transaction. A job whose holder died is run again, so it looks first at what is done already.
   * Returns when the job is due next, where it never ends.
   */
  run(payload: Payload): Promise<Date | undefined>;
  retryAfter: Ladder<Payload>;
  /** What else changes with a job that is given up, in the same transaction. */
  givenUp?(db: Transaction, payload: Payload, now: Date): Promise<void>;
  /** By which clock such jobs come due; the product's when not given. */
  clock?: Clock;
}

/** A job that is done with others of its kind. */
export interface GatheredJob<Payload> {
  payload: Payload;
  createdAt: Date;
}

/**
 * Jobs that only write to the database, as many as wait in one transaction with what they write: each is done exactly once, and fifty cost hardly
 * more than one. The locks of their rows are their lease, which the database lets go of as soon as their process dies.
 */
export interface GatheredKind<Payload> {
  most: number;
  /** How long to let more come together after some were done, in milliseconds. */
  gatherMs: number;
  /** Does jobs in their order; what it returns is called after the commit. Where it fails, each is tried alone. */
  runTogether(db: Transaction, jobs: readonly GatheredJob<Payload>[]): Promise<() => void>;
  retryAfter: (attempts: number) => number;
}

/** The kinds that are done together. */
export type GatheredName = 'event';
export type Kinds = { readonly [K in Exclude<JobKind, GatheredName>]: Kind<Jobs[K]> };
export type GatheredKinds = { readonly [K in GatheredName]: GatheredKind<Jobs[K]> };

/** Time that passes in truth, also where the product's clock is moved. */
export const realTime: Clock = () => new Date();

/** Waits that double from the first to the longest, in seconds; given up after `most` tries. */
export const doubling =
  ({ first, longest, most = Number.POSITIVE_INFINITY }: { first: number; longest: number; most?: number }) =>
  (attempts: number): number | null =>
    attempts >= most ? null : Math.min(longest, first * 2 ** (attempts - 1));

/** Thrown by a job that no other try would end better. */
export class GiveUp extends Error {}
