import type { Log } from './log';
import { DatabaseAway, logFault } from './outage';

const minuteMs = 60 * 1000;

type Chores = Readonly<Record<string, () => Promise<void>>>;

/** Does some chores once an hour, until the returned function has stopped them. One that fails is logged and tried an hour later. */
export function everyHour(chores: Chores, log: Log): () => Promise<void> {
  return every(60 * minuteMs, chores, log).stop;
}

/** Does some chores at once and then every minute: what has a day of its own must not wait past midnight, nor for a process that slept through it. */
export function everyMinute(chores: Chores, log: Log): () => Promise<void> {
  const { round, stop } = every(minuteMs, chores, log);
  round();
  return stop;
}

function every(ms: number, chores: Chores, log: Log): { round: () => void; stop: () => Promise<void> } {
  let working: Promise<void> | null = null;
  let stopped = false;
  let again: NodeJS.Timeout | undefined;
  const work = async () => {
    let isAway = false;
    for (const [chore, one] of Object.entries(chores)) {
      if (stopped) return;
      await one().catch((error) => {
        isAway ||= error instanceof DatabaseAway;
        logFault(log, error, 'a chore failed', { chore });
      });
    }
    // An outage of seconds must not put off the work of an hour.
    if (isAway && ms > minuteMs) again = setTimeout(round, minuteMs).unref();
  };
  const round = () => {
    if (stopped || working) return;
    clearTimeout(again);
    working = work().finally(() => {
      working = null;
    });
  };
  const timer = setInterval(round, ms);
  timer.unref();
  return {
    round,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      clearTimeout(again);
      await working;
    },
  };
}
