import { expect, onTestFinished, test, vi } from 'vitest';
import { queries } from '../platform/queries';
import { whenIdle } from './when-idle';

test('what may wait waits for calls under way, but not for ever, and can be called off', async () => {
  vi.useFakeTimers();
  onTestFinished(() => queries.clear());
  let answer = (_: string) => {};
  void queries.prefetchQuery({ queryKey: ['slow'], queryFn: () => new Promise<string>((resolve) => (answer = resolve)) });
  const [first, never, second] = [vi.fn(), vi.fn(), vi.fn()];
  whenIdle(first);
  whenIdle(never)();
  await vi.advanceTimersByTimeAsync(3000);
  expect(first).not.toHaveBeenCalled();
  answer('there');
  await vi.advanceTimersByTimeAsync(2000);
  expect(first).toHaveBeenCalledOnce();
  void queries.prefetchQuery({ queryKey: ['endless'], queryFn: () => new Promise<string>(() => {}) });
  whenIdle(second);
  await vi.advanceTimersByTimeAsync(7000);
  expect(second).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});
