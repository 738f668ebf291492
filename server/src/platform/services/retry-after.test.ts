import { expect, it } from 'vitest';
import { askedToWait } from './retry-after';

const now = new Date('2026-11-16T03:00:00Z');

it.each([
  ['120', '2026-11-16T03:02:00.000Z'],
  [' 5 ', '2026-11-16T03:00:05.000Z'],
  ['Mon, 16 Nov 2026 03:30:00 GMT', '2026-11-16T03:30:00.000Z'],
  ['99999999999', '2026-11-17T03:00:00.000Z'],
  ['0', undefined],
  ['Mon, 16 Nov 2026 02:00:00 GMT', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('a service that says “%s” is left alone until %s', (header, until) => {
  expect(askedToWait(header, now)?.toISOString()).toBe(until);
});
