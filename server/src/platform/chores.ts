import type { Log } from './log';

const everyMs = 60 * 60 * 1000;

/** Does some chores once an hour, until the returned function has stopped them. One that fails is logged and tried an hour later. */
export function everyHour(chores: Readonly<Record<string, () => Promise<void>>>, log: Log): () => Promise<void> {
  let working: Promise<void> = Promise.resolve();
  const round = async () => {
    for (const [chore, work] of Object.entries(chores)) await work().catch((error) => log.error({ err: error, chore }, 'a chore failed'));
  };
  const timer = setInterval(() => {
    working = working.then(round);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
