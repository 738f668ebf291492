import type { Refusal } from '../errors';
import { busy } from '../refusals';
import { figuresOf } from './limit-figures';

/** Limits concurrent work and lets persons take turns. */
export interface FairQueue {
  /**
   * Runs some work of a person when it is its turn. Refuses when too much waits or the wait is too long. Work whose asker has gone while it
   * waited is not done.
   */
  enter<Result>(personId: number, work: () => Promise<Result>, gone?: AbortSignal): Promise<Result>;
}

interface Limits {
  /** Its name in the metrics. */
  name: string;
  atOnce: number;
  /** How much of it may belong to one person, so that nobody can occupy everything. */
  atOnceOfOne: number;
  maxWaiting: number;
  maxWaitingOfOne: number;
  maxWaitMs: number;
  /** What those who are turned away are told; that the system is busy by default. */
  refusal?: () => Refusal;
}

/** The person id for the product's own work: it takes turns as well, but waits without a limit. */
export const backgroundWork = 0;
/** All people without an account together: they share the turn of one person. */
export const strangers = -1;

interface Waiter {
  begin(): void;
}

/** A queue in which persons take turns, so that forty files of one person do not delay another's. */
export function openFairQueue({ name, atOnce, atOnceOfOne, maxWaiting, maxWaitingOfOne, maxWaitMs, refusal = busy }: Limits): FairQueue {
  const figures = figuresOf(name, atOnce);
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
      figures.waiting--;
      take(personId);
      waiter.begin();
    }
  };
  const take = (personId: number) => {
    inside++;
    figures.running++;
    running.set(personId, runningOf(personId) + 1);
  };
  const leave = (personId: number) => {
    inside--;
    figures.running--;
    if (runningOf(personId) > 1) running.set(personId, runningOf(personId) - 1);
    else running.delete(personId);
    next();
  };
  const turnAway = () => {
    figures.refused++;
    return refusal();
  };
  const wait = (personId: number, gone?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const queue = queues.get(personId) ?? [];
      if (personId !== backgroundWork && (waiting >= maxWaiting || queue.length >= maxWaitingOfOne)) throw turnAway();
      const waiter = {
        begin: () => {
          clearTimeout(timer);
          gone?.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      const giveUp = (why?: Event) => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', giveUp);
        queue.splice(queue.indexOf(waiter), 1);
        if (queue.length === 0) queues.delete(personId);
        waiting--;
        figures.waiting--;
        // Nobody hears what is answered to someone who has gone.
        reject(why ? refusal() : turnAway());
      };
      const timer = personId === backgroundWork ? undefined : setTimeout(giveUp, maxWaitMs);
      gone?.addEventListener('abort', giveUp);
      queue.push(waiter);
      queues.set(personId, queue);
      waiting++;
      figures.waiting++;
    });

  return {
    async enter(personId, work, gone) {
      if (inside < atOnce && runningOf(personId) < atOnceOfOne && !queues.has(personId)) take(personId);
      else await wait(personId, gone);
      try {
        return await work();
      } finally {
        leave(personId);
      }
    },
  };
}
