import { expect, it } from 'vitest';
import { buddhistYear } from './clock';

it('turns the year at midnight in Bangkok, not in UTC', () => {
  expect(buddhistYear(new Date('2026-12-31T16:59:59Z'))).toBe(2569);
  expect(buddhistYear(new Date('2026-12-31T17:00:00Z'))).toBe(2570);
});
