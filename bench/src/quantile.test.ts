import { expect, it } from 'vitest';
import { quantile } from './quantile';

it('is the value below which that part lies, whatever the order', () => {
  const all = [5, 1, 4, 2, 3];
  expect([0, 0.5, 0.99, 1].map((part) => quantile(all, part))).toEqual([1, 3, 5, 5]);
  expect(all).toEqual([5, 1, 4, 2, 3]);
});

it('is not a number where there is none', () => {
  expect(quantile([], 0.5)).toBeNaN();
});
