import { busy } from '../refusals';

/** `first` goes ahead of those without it. */
type Turns = <Result>(work: () => Promise<Result>, place?: { first?: boolean }) => Promise<Result>;

/** Limits concurrent work; the others wait in order, in two queues. Refuses as busy when too many wait. */
export function limitConcurrency(maxAtOnce: number, maxWaiting = Number.POSITIVE_INFINITY): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  const waitingFirst: (() => void)[] = [];
  return async (work, { first = false } = {}) => {
    const queue = first ? waitingFirst : waiting;
    if (running < maxAtOnce) running++;
    else if (queue.length >= maxWaiting) throw busy();
    else await new Promise<void>((takeOver) => queue.push(takeOver));
    try {
      return await work();
    } finally {
      // A free place goes to the next in the queue, so nobody can slip in between.
      const next = waitingFirst.shift() ?? waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
