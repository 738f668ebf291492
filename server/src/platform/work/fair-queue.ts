import { busy } from '../refusals';

/** Limits concurrent work and lets persons take turns. */
export interface FairQueue {
  /** Runs some work of a person when it is its turn. Refuses as busy when too much waits or the wait is too long. */
  enter<Result>(personId: number, work: () => Promise<Result>): Promise<Result>;
}

interface Limits {
  atOnce: number;
  /** How much of it may belong to one person, so that nobody can occupy everything. */
  atOnceOfOne: number;
  maxWaiting: number;
  maxWaitingOfOne: number;
  maxWaitMs: number;
}

/** The person id for the product's own work: it takes turns as well, but waits without a limit. */
export const backgroundWork = 0;
/** All people without an account together: they share the turn of one person. */
export const strangers = -1;

interface Waiter {
  begin(): void;
}

/** A queue in which persons take turns, so that forty files of one person do not delay another's. */
export function openFairQueue({ atOnce, atOnceOfOne, maxWaiting, maxWaitingOfOne, maxWaitMs }: Limits): FairQueue {
  // In the order of turns: a person who was served goes to the end.
  const queues = new Map<number, Waiter[]>();
  const running = new Map<number, number>();
  let [inside, waiting] = [0, 0];
  const runningOf = (personId: number) => running.get(personId) ?? 0;

  const next = () => {
    for (const [personId, queue] of queues) {
      if (inside >= atOnce) return;
      if (runningOf(personId) >= atOnceOfOne) continue;
      const waiter = queue.shift() as Waiter;
      queues.delete(personId);
      if (queue.length > 0) queues.set(personId, queue);
      waiting--;
      take(personId);
      waiter.begin();
    }
  };
  const take = (personId: number) => {
    inside++;
    running.set(personId, runningOf(personId) + 1);
  };
  const leave = (personId: number) => {
    inside--;
    if (runningOf(personId) > 1) running.set(personId, runningOf(personId) - 1);
    else running.delete(personId);
    next();
  };
  const wait = (personId: number) =>
    new Promise<void>((resolve, reject) => {
      const queue = queues.get(personId) ?? [];
      if (personId !== backgroundWork && (waiting >= maxWaiting || queue.length >= maxWaitingOfOne)) throw busy();
      const waiter = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const giveUp = () => {
        queue.splice(queue.indexOf(waiter), 1);
        if (queue.length === 0) queues.delete(personId);
        waiting--;
        reject(busy());
      };
      const timer = personId === backgroundWork ? undefined : setTimeout(giveUp, maxWaitMs);
      queue.push(waiter);
      queues.set(personId, queue);
      waiting++;
    });

  return {
    async enter(personId, work) {
      if (inside < atOnce && runningOf(personId) < atOnceOfOne && !queues.has(personId)) take(personId);
      else await wait(personId);
      try {
        return await work();
      } finally {
        leave(personId);
      }
    },
  };
}
