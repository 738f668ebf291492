import { expect, test } from 'vitest';
import {
  ageOf,
  bangkokDay,
  bangkokTime,
  buddhistYear,
  dateGroup,
  dayAfter,
  dayFault,
  daysBetween,
  formatDay,
  formatMoment,
  formatMonth,
  isReversed,
  parseDay,
} from './buddhist-date';

test('midnight in Bangkok begins the day', () => {
  expect(bangkokDay(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20');
  expect(bangkokDay(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
  expect(bangkokTime(new Date('2026-11-20T17:05:00Z'))).toBe('00:05');
});

test.each([
  ['th', 'full', 'วันเสาร์ที่ 21 พฤศจิกายน 2569'],
  ['th', 'long', '21 พฤศจิกายน 2569'],
  ['th', 'short', '21 พ.ย. 2569'],
  ['th', 'numeric', '21/11/2569'],
  ['en', 'full', 'Saturday 21 November 2569'],
  ['en', 'short', '21 Nov 2569'],
] as const)('%s %s', (language, style, text) => {
  expect(formatDay('2026-11-21', language, style)).toBe(text);
});

test('a moment has day and time', () => {
  expect(formatMoment(new Date('2026-11-11T07:05:00Z'), 'th', 'numeric')).toBe('11/11/2569 14:05');
  expect(buddhistYear('2026-01-01')).toBe(2569);
});

test.each([
  ['21/11/2569', '2026-11-21'],
  ['21 พฤศจิกายน 2569', '2026-11-21'],
  ['๒๑ พ.ย. ๒๕๖๙', '2026-11-21'],
  ['21 November 2026', '2026-11-21'],
  ['31 กุมภาพันธ์ 2569', null],
  ['21 บทความ 2569', null],
  ['๒๑/๑๑/๒๕๖๙', '2026-11-21'],
  [' 1.2.2026 ', '2026-02-01'],
  ['29-2-2567', '2024-02-29'],
  ['29/2/2569', null],
  ['31/4/2569', null],
  ['0/1/2569', null],
  ['21/13/2569', null],
  ['21112569', '2026-11-21'],
  ['๒๑๑๑๒๕๖๙', '2026-11-21'],
  ['32112569', null],
  ['2111256', null],
  ['24/11/69', '2026-11-24'],
  ['20 พ.ย. 69', '2026-11-20'],
  ['๒๐ พ.ย. ๖๙', '2026-11-20'],
  ['31/11/69', null],
  ['24/11/256', null],
  ['251169', '2026-11-25'],
  ['๒๕๑๑๖๙', '2026-11-25'],
  ['311169', null],
  ['เมื่อวาน', null],
])('%s is read as %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test.each([
  ['วันนี้', '2026-12-31'],
  [' Today ', '2026-12-31'],
  ['เมื่อวาน', '2026-12-30'],
  ['พรุ่งนี้', '2027-01-01'],
  ['tomorrow', '2027-01-01'],
  ['มะรืน', null],
])('%s is read as %s by whoever knows the day of today', (text, day) => {
  expect(parseDay(text, '2026-12-31')).toBe(day);
  expect(dayFault(text, 'th', '2026-12-31') === null).toBe(day !== null);
});

test('a period is reversed only if both days are there', () => {
  expect([isReversed('2026-11-02', '2026-11-01'), isReversed('2026-11-01', '2026-11-01'), isReversed('2026-11-01', undefined)]).toEqual([true, false, false]);
});

test('days between, over the end of a year and backwards', () => {
  expect(daysBetween('2025-12-31', '2026-01-02')).toBe(2);
  expect(daysBetween('2026-01-02', '2025-12-31')).toBe(-2);
});

test.each([
  ['2026-11-21T08:00:00+07:00', { kind: 'today' }],
  ['2026-11-21T23:59:00+07:00', { kind: 'today' }],
  ['2026-11-22T08:00:00+07:00', { kind: 'today' }],
  ['2026-11-20T23:59:00+07:00', { kind: 'days', days: 1 }],
  ['2026-11-15T00:00:00+07:00', { kind: 'days', days: 6 }],
  ['2026-11-14T23:59:00+07:00', { kind: 'week' }],
  ['2026-11-13T23:59:00+07:00', { kind: 'date' }],
])('%s is shown as %o on 21 November', (moment, age) => {
  expect(ageOf(new Date(moment), new Date('2026-11-21T09:00:00+07:00'))).toEqual(age);
});

test('counts days onwards over months, years and leap days', () => {
  expect(dayAfter('2026-12-30', 3)).toBe('2027-01-02');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});

test.each([
  ['2026-11-26', 'today'],
  ['2026-11-27', 'today'],
  ['2026-11-25', 'yesterday'],
  ['2026-11-23', 'week'],
  ['2026-11-22', '2026-11'],
  ['2026-10-31', '2026-10'],
])('on a Thursday, 26 November, %s stands under %s', (day, group) => expect(dateGroup(day, '2026-11-26')).toBe(group));

test('names a month in the Buddhist Era', () => {
  expect([formatMonth('2026-10-31', 'th'), formatMonth('2026-10-31', 'en')]).toEqual(['ตุลาคม 2569', 'October 2569']);
});

test.each([
  ['27/11', undefined, '2026-11-27'],
  ['27/11', 'past', '2026-11-27'],
  ['29/11', 'past', '2025-11-29'],
  ['29/11', 'future', '2026-11-29'],
  ['27/11', 'future', '2027-11-27'],
  ['28/11', 'future', '2026-11-28'],
  ['28/11', 'past', '2026-11-28'],
  ['๒๗ พ.ย.', 'past', '2026-11-27'],
  ['2 january', 'future', '2027-01-02'],
  ['27-11', undefined, '2026-11-27'],
  ['2711', 'past', null],
  ['31/11', 'past', null],
  ['1/13', 'past', null],
] as const)('%s without a year is, on the side %s of 28 November 2026, %s', (text, side, day) => {
  expect(parseDay(text, '2026-11-28', side)).toBe(day);
  expect(dayFault(text, 'th', '2026-11-28', side) === null).toBe(day !== null);
  expect(parseDay(text)).toBeNull();
});

test.each([
  ['31/11/69', { kind: 'monthEnds', month: 'พฤศจิกายน', days: 30 }],
  ['๓๑ เม.ย. ๒๕๖๙', { kind: 'monthEnds', month: 'เมษายน', days: 30 }],
  ['32/1/2569', { kind: 'monthEnds', month: 'มกราคม', days: 31 }],
  ['30/2/2567', { kind: 'monthEnds', month: 'กุมภาพันธ์', days: 29 }],
  ['29/2/2569', { kind: 'noLeapDay', year: 2569 }],
  ['29/2/2567', null],
  ['1/13/2569', { kind: 'noMonth', month: 13 }],
  ['1/0/2569', { kind: 'noMonth', month: 0 }],
  ['0/1/2569', { kind: 'noDay' }],
  ['1/1/9999', { kind: 'farYear', year: 9999 }],
  ['1/1/0026', { kind: 'farYear', year: 569 }],
  ['1/1/2344', { kind: 'farYear', year: 2887 }],
  ['yesterday', { kind: 'form' }],
  ['5/12/2569', null],
])('the typed day %s has the fault %j', (text, fault) => {
  expect(dayFault(text, 'th')).toEqual(fault);
});
