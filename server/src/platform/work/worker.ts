import type { Log } from '../log';
import { logError } from '../outage';

/** Work that waits in a table and is processed as it comes. */
export interface Worker {
  start(): void;
  /** Something may wait: check now instead of at the next poll. */
  wake(): void;
  /** Resolves when running work has ended. */
  stop(): Promise<void>;
}

interface Work {
  /** Does the waiting work. Anything but 0 or false means there may be more. */
  work: () => Promise<number | boolean>;
  /** How long to sleep when nothing waits, in milliseconds. */
  everyMs: number;
  /** How long to wait for more after a round, in milliseconds, by what it did. */
  batchMs?: (done: number) => number;
  /** The log message when a round fails. */
  failure: string;
  log: Log;
}

/**
 * Works in rounds and sleeps when nothing waits. A failed round is logged and retried after a sleep; one that failed because the database
 * is unreachable is only retried.
 */
export function openWorker({ work, everyMs, batchMs = () => 0, failure, log }: Work): Worker {
  let stopped = false;
  // A wake between an empty round and the sleep after it must not be lost.
  let awake = false;
  let wakeUp: (() => void) | undefined;
  let working: Promise<void> = Promise.resolve();
  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everyMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const rounds = async () => {
    while (!stopped) {
      awake = false;
      const more = await work().catch((error) => {
        logError(log, error, failure);
        return false;
      });
      if (stopped) return;
      const waits = batchMs(Number(more));
      if (!more && !awake) await sleep();
      else if (waits > 0) await new Promise((resolve) => setTimeout(resolve, waits));
    }
  };
  const wake = () => {
    awake = true;
    wakeUp?.();
  };
  return {
    start: () => {
      working = rounds();
    },
    wake,
    stop: () => {
      stopped = true;
      wake();
      return working;
    },
  };
}
