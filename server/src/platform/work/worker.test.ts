import { expect, it, vi } from 'vitest';
import type { Log } from '../log';
import { openWorker } from './worker';

it('waits after a round by what it did, works on at once after an empty one that was woken, and else sleeps', async () => {
  vi.useFakeTimers();
  const left = [1, 30, 0, 0];
  const begun: number[] = [];
  const since = Date.now();
  const work = async () => {
    begun.push(Date.now() - since);
    if (begun.length === 3) worker.wake();
    return left.shift() ?? 0;
  };
  const worker = openWorker({ work, everyMs: 1000, batchMs: (done) => Math.min(50, done * 2), failure: 'failed', log: {} as Log });
  worker.start();
  await vi.advanceTimersByTimeAsync(1100);
  await worker.stop();
  vi.useRealTimers();
  expect(begun).toEqual([0, 2, 52, 52, 1052]);
});
