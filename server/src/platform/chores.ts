import type { Log } from './log';

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
  let working: Promise<void> = Promise.resolve();
  const work = async () => {
    for (const [chore, one] of Object.entries(chores)) await one().catch((error) => log.error({ err: error, chore }, 'a chore failed'));
  };
  const round = () => {
    working = working.then(work);
  };
  const timer = setInterval(round, ms);
  timer.unref();
  return {
    round,
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
}
