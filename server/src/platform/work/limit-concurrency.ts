import { busy } from '../refusals';
import { figuresOf } from './limit-figures';

/** `first` goes ahead of those without it. */
type Turns = <Result>(work: () => Promise<Result>, place?: { first?: boolean }) => Promise<Result>;

/** Limits concurrent work; the others wait in order, in two queues. Refuses as busy when too many wait. `name` is its name in the metrics. */
export function limitConcurrency(name: string, maxAtOnce: number, maxWaiting = Number.POSITIVE_INFINITY): Turns {
  const figures = figuresOf(name, maxAtOnce);
  let running = 0;
  const waiting: (() => void)[] = [];
  const waitingFirst: (() => void)[] = [];
  return async (work, { first = false } = {}) => {
    const queue = first ? waitingFirst : waiting;
    if (running < maxAtOnce) running++;
    else if (queue.length >= maxWaiting) {
      figures.refused++;
      throw busy();
    } else {
      figures.waiting++;
      await new Promise<void>((takeOver) => queue.push(takeOver));
      figures.waiting--;
    }
    figures.running++;
    try {
      return await work();
    } finally {
      figures.running--;
      // A free place goes to the next in the queue, so nobody can slip in between.
      const next = waitingFirst.shift() ?? waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
