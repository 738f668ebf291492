import { busy } from '../refusals';

/** Lets so much work at once, and each person in turn. */
export interface FairGate {
  /** Does some work of a person when it is its turn. Refuses as busy where too much waits, or where it waited too long. */
  enter<Result>(personId: number, work: () => Promise<Result>): Promise<Result>;
}

interface Limits {
  /** How much is done at once. */
  atOnce: number;
  /** How much of it may be of one person, so that nobody can hold all of it. */
  atOnceOfOne: number;
  mostWaiting: number;
  mostWaitingOfOne: number;
  longestWaitMs: number;
}

/** Who asks where the product works by itself: it waits in turn as well, but as long as it takes. */
export const theProduct = 0;

interface Waiter {
  begin(): void;
}

/** A queue in which persons take turns: forty files of one do not keep another's waiting behind them. */
export function openFairGate({ atOnce, atOnceOfOne, mostWaiting, mostWaitingOfOne, longestWaitMs }: Limits): FairGate {
  // In the order of their turns: whoever was served goes to the end.
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
      if (personId !== theProduct && (waiting >= mostWaiting || queue.length >= mostWaitingOfOne)) throw busy();
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
      const timer = personId === theProduct ? undefined : setTimeout(giveUp, longestWaitMs);
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
