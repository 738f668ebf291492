import { tooManyAtOnce } from '../refusals';
import { type FairQueue, openFairQueue } from './fair-queue';

/** Calls that take much of the database or of the processor: searches, lists and reports; files for a spreadsheet; prints of registers. */
export type DearKind = 'search' | 'export' | 'print';
export type DearCalls = Readonly<Record<DearKind, FairQueue>>;

/**
 * Limits the dear calls of a process, so that they never hold more than half of its connections and sign-in, receiving and reading go on. In
 * each kind persons take turns; who would wait too long is answered 503.
 */
export function limitDearCalls(connections: number): DearCalls {
  const share = (part: number) => Math.max(1, Math.floor(connections * part));
  const open = (name: DearKind, atOnce: number, waits: { maxWaiting: number; maxWaitingOfOne: number; maxWaitMs: number }) =>
    openFairQueue({ name, atOnce, atOnceOfOne: Math.ceil(atOnce / 2), ...waits, refusal: tooManyAtOnce });
  return {
    search: open('search', share(0.3), { maxWaiting: 100, maxWaitingOfOne: 12, maxWaitMs: 10_000 }),
    export: open('export', share(0.1), { maxWaiting: 20, maxWaitingOfOne: 3, maxWaitMs: 20_000 }),
    print: open('print', share(0.1), { maxWaiting: 20, maxWaitingOfOne: 3, maxWaitMs: 120_000 }),
  };
}
