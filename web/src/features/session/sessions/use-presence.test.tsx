import { verify } from '@sarabun/contract/session/sign-in';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, on } from '../../../../test/network';
import { officer } from '../../../../test/person';
import { usePresence } from './use-presence';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the server hears every few minutes of someone who only reads, and nothing of a page that was left', async () => {
  const made = answerCalls(on(verify, () => ({ userLogin: officer })));
  const { unmount } = renderHook(usePresence);
  const minutes = async (count: number, moving: boolean) => {
    for (let half = 0; half < count * 2; half++) {
      if (moving) dispatchEvent(new Event('wheel'));
      await vi.advanceTimersByTimeAsync(30_000);
    }
  };
  await minutes(30, true);
  const heard = made.length;
  expect(heard).toBeGreaterThanOrEqual(10);
  expect(heard).toBeLessThanOrEqual(15);
  await minutes(30, false);
  expect(made.length).toBeLessThanOrEqual(heard + 1);
  await minutes(3, true);
  expect(made.length).toBeGreaterThan(heard);
  const before = made.length;
  unmount();
  await minutes(10, true);
  expect(made.length).toBe(before);
});
