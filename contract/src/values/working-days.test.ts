import { describe, expect, it } from 'vitest';
import { dayWithin, dueState, workingDayAfter, workingDayFrom, workingDays, workingDaysBetween } from './working-days';

const holiday = (day: string, yearly = false) => ({ day, yearly, th: 'วันหยุด', en: 'Holiday' });
// Songkran repeats every year from 2568 on; in 2569 it falls on Monday to Wednesday.
const calendar = workingDays([holiday('2025-04-13', true), holiday('2025-04-14', true), holiday('2025-04-15', true), holiday('2026-12-07')]);

describe('working days', () => {
  it.each([
    ['2026-11-20', true, 'a Friday'],
    ['2026-11-21', false, 'a Saturday'],
    ['2026-11-22', false, 'a Sunday'],
    ['2026-04-13', false, 'a holiday of every year'],
    ['2024-04-15', true, 'the same day before the holiday was made'],
    ['2026-12-07', false, 'a day off in place of another'],
    ['2027-12-07', true, 'the same day a year later'],
  ])('%s works: %s, being %s', (day, works) => {
    expect(calendar.isWorkingDay(day)).toBe(works);
  });

  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-20', 5, '2026-11-27'],
    ['2026-04-10', 1, '2026-04-16'],
    ['2026-04-10', 3, '2026-04-20'],
    ['2026-12-04', 1, '2026-12-08'],
  ])('from %s, working day %i is %s', (day, n, expected) => {
    expect(workingDayAfter(calendar, day, n)).toBe(expected);
  });

  it('finds the next day that works', () => {
    expect(workingDayFrom(calendar, '2026-04-11')).toBe('2026-04-16');
  });

  it.each([
    ['2026-11-20', '2026-11-23', 1],
    ['2026-11-20', '2026-11-22', 0],
    ['2026-04-10', '2026-04-17', 2],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-10', 0],
    ['2026-11-20', '9999-12-31', 2593],
  ])('from %s to %s there are %i', (from, to, expected) => {
    expect(workingDaysBetween(calendar, from, to)).toBe(expected);
  });
});

describe('a due day', () => {
  it.each([
    ['2026-11-23', { kind: 'left', days: 1 }],
    ['2026-11-21', { kind: 'left', days: 0 }],
    ['2026-11-20', { kind: 'today' }],
    ['2026-11-19', { kind: 'late', days: 1 }],
    ['2026-11-06', { kind: 'late', days: 14 }],
  ])('%s is on Friday 20 November as %o', (dueOn, expected) => {
    expect(dueState(calendar, dueOn, '2026-11-20')).toEqual(expected);
  });
});

it.each([
  ['2026-11-28', null, '2026-11-28'],
  ['2026-11-28', '2026-11-30', '2026-11-28'],
  ['2026-11-28', '2026-11-25', '2026-11-25'],
  // What is overdue gives no day to keep.
  ['2026-11-28', '2026-11-20', '2026-11-28'],
])('of work due %s on a letter due %s the day is %s', (day, latest, fits) => {
  expect(dayWithin(day, { today: '2026-11-21', latest })).toBe(fits);
});
