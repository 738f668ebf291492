import type { Log } from '../log';
import { logFault } from '../outage';

/** Work that waits in a table, taken up as it comes. */
export interface Worker {
  start(): void;
  /** Something may wait: look now rather than at the next look. */
  wake(): void;
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

interface Work {
  /** Does what waits now. Anything but 0 or false: there may be more. */
  work: () => Promise<number | boolean>;
  /** How long to sleep where nothing waits, in milliseconds. */
  everyMs: number;
  /** How long to let more come together after a round that did something, in milliseconds. */
  gatherMs?: number;
  /** What the log says where looking itself fails. */
  failure: string;
  log: Log;
}

/** Does work one round after another, sleeping where none waits; a round that fails is logged, and tried again after a sleep. One that fails because the database is away is only tried again. */
export function openWorker({ work, everyMs, gatherMs = 0, failure, log }: Work): Worker {
  let stopped = false;
  // Told between the look that found nothing and the sleep after it, it must not be slept through.
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
        logFault(log, error, failure);
        return false;
      });
      if (stopped) return;
      if (!more && !awake) await sleep();
      else if (gatherMs > 0) await new Promise((resolve) => setTimeout(resolve, gatherMs));
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
