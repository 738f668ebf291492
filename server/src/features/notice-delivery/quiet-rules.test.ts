import { workingDays } from '@sarabun/contract/values/working-days';
import { describe, expect, it } from 'vitest';
import { bangkokMoment, lastDigest, nextDigest, quietUntil } from './quiet-rules';

// 2026-11-20 is a Friday, 2026-11-23 a holiday.
const calendar = workingDays([{ day: '2026-11-23', name: 'วันหยุดชดเชย' } as never]);
const at = (text: string) => bangkokMoment(...(text.split(' ') as [string, string]));
const night = { active: true, from: '20:00', until: '07:00', holidays: true };

describe('quiet times', () => {
  it.each([
    ['2026-11-19 12:00', night, null],
    ['2026-11-19 20:00', night, '2026-11-20 07:00'],
    ['2026-11-19 06:59', night, '2026-11-19 07:00'],
    ['2026-11-19 07:00', night, null],
    ['2026-11-20 21:00', night, '2026-11-24 07:00'],
    ['2026-11-21 12:00', night, '2026-11-24 07:00'],
    ['2026-11-23 05:00', night, '2026-11-24 07:00'],
    ['2026-11-21 12:00', { ...night, holidays: false }, null],
    ['2026-11-20 21:00', { ...night, holidays: false }, '2026-11-21 07:00'],
    ['2026-11-19 12:30', { ...night, from: '12:00', until: '13:00' }, '2026-11-19 13:00'],
    ['2026-11-21 15:00', { ...night, from: '12:00', until: '13:00' }, '2026-11-24 00:00'],
    ['2026-11-21 12:30', { ...night, active: false }, null],
  ] as const)('at %s with %j end at %s', (now, quiet, ends) => {
    expect(quietUntil(at(now), quiet, calendar)).toEqual(ends && at(ends));
  });
});

describe('digests', () => {
  const times = ['13:00', '08:30'];
  it.each([
    ['2026-11-19 12:00', '2026-11-19 08:30', '2026-11-19 13:00'],
    ['2026-11-20 13:00', '2026-11-20 13:00', '2026-11-24 08:30'],
    ['2026-11-23 09:00', '2026-11-20 13:00', '2026-11-24 08:30'],
  ])('at %s the last was at %s, the next is at %s', (now, last, next) => {
    expect([lastDigest(at(now), times, calendar), nextDigest(at(now), times, calendar)]).toEqual([at(last), at(next)]);
  });
});
