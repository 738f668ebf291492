import { workingDays } from '@sarabun/contract/values/working-days';
import { describe, expect, it } from 'vitest';
import { eventOfStage, horizonOf, type ReminderSetting, reachedStage } from './reminder-rules';

const calendar = workingDays([{ day: '2026-12-07', yearly: false, th: 'วันหยุดชดเชย', en: 'Day off' }]);
const usual: ReminderSetting = { beforeDays: [3, 1], onDay: true, overdueEvery: 3, fromHour: 8 };

/** Due on Wednesday 9 December 2026; Monday the 7th is a holiday. */
describe('a letter due on 9 December', () => {
  it.each([
    ['2026-12-02', null],
    ['2026-12-03', -3],
    ['2026-12-04', -3],
    ['2026-12-08', -1],
    ['2026-12-09', 0],
    ['2026-12-10', 1],
    ['2026-12-11', 1],
    ['2026-12-14', 1],
    ['2026-12-15', 4],
    ['2026-12-18', 7],
  ])('has on %s reached stage %s', (today, stage) => {
    expect(reachedStage(calendar, '2026-12-09', today, usual)).toBe(stage);
  });

  it.each([
    ['no reminder before it', { beforeDays: [] }, '2026-12-08', null],
    ['none on the day', { onDay: false }, '2026-12-09', null],
    ['none once it has passed', { overdueEvery: 0 }, '2026-12-10', null],
    ['one every day it is late', { overdueEvery: 1 }, '2026-12-11', 2],
  ] as const)('%s, where the office wants it so', (_, part, today, stage) => {
    expect(reachedStage(calendar, '2026-12-09', today, { ...usual, ...part })).toBe(stage);
  });
});

it('a due day on a weekend is reminded of on the Friday before', () => {
  expect(reachedStage(calendar, '2026-11-21', '2026-11-20', usual)).toBe(-1);
  expect(reachedStage(calendar, '2026-11-21', '2026-11-23', usual)).toBe(1);
});

it('a round looks no further than the first reminder', () => {
  expect(horizonOf(calendar, '2026-12-03', usual)).toBe('2026-12-09');
  expect(horizonOf(calendar, '2026-12-03', { ...usual, beforeDays: [] })).toBe('2026-12-03');
});

it.each([
  [-3, 'dueSoon'],
  [0, 'dueToday'],
  [4, 'overdue'],
] as const)('stage %i is the event %s', (stage, event) => {
  expect(eventOfStage(stage)).toBe(event);
});
