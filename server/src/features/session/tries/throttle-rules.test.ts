import { expect, it } from 'vitest';
import { addressLimit, afterWrongTry, oneLimit, strangersLimit, type Trouble } from './throttle-rules';

const start = new Date('2026-11-21T09:00:00+07:00');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

function waits(limit: typeof oneLimit, times: readonly number[]): number[] {
  let trouble: Trouble | null = null;
  return times.map((seconds) => {
    const next = afterWrongTry(limit, trouble, at(seconds));
    trouble = next.trouble;
    return next.waitSeconds;
  });
}

it('lets five wrong tries of one who tries pass, then waits 1, 2, 4 … 60 seconds', () => {
  expect(waits(oneLimit, [0, 1, 2, 3, 4, 6, 10, 20, 40, 60, 100, 200])).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60]);
});

it('forgets who tried after a quarter of an hour without a wrong try', () => {
  expect(waits(oneLimit, [0, 1, 2, 3, 4, 905])).toEqual([0, 0, 0, 0, 1, 0]);
});

it('stops an address at thirty wrong tries within a minute, not at thirty in an afternoon', () => {
  expect(
    waits(
      addressLimit,
      Array.from({ length: 31 }, (_, i) => i),
    ).slice(28),
  ).toEqual([0, 1, 2]);
  expect(
    Math.max(
      ...waits(
        addressLimit,
        Array.from({ length: 60 }, (_, i) => i * 61),
      ),
    ),
  ).toBe(0);
});

it('lets all strangers at one account try twenty times, then every ten seconds at most', () => {
  const times = Array.from({ length: 27 }, (_, i) => i);
  expect(waits(strangersLimit, times).slice(18)).toEqual([0, 1, 2, 4, 8, 10, 10, 10, 10]);
});
