import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { speak } from './i18n';
import { useDates } from './thai-date';

/** Non-breaking spaces as ordinary ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const now = new Date('2026-11-21T09:00:00+07:00');

test.each([
  ['2026-11-21T09:42:00+07:00', 'วันนี้ 09:42', 'วันนี้'],
  ['2026-11-20T23:00:00+07:00', 'เมื่อวาน', '1 วันที่แล้ว'],
  ['2026-11-15T08:00:00+07:00', '6 วันที่แล้ว', '6 วันที่แล้ว'],
  ['2026-11-14T08:00:00+07:00', '14 พ.ย. 2569', '1 สัปดาห์ที่แล้ว'],
  ['2026-11-11T14:05:00+07:00', '11 พ.ย. 2569', '11/11/2569 14:05'],
])('%s is %s on lists and %s in notifications', (moment, onLists, inNotifications) => {
  const dates = renderHook(useDates).result.current;
  expect(plain(dates.ago(new Date(moment), now))).toBe(onLists);
  expect(plain(dates.alertAge(new Date(moment), now))).toBe(inNotifications);
});

test('a moment of another day is said with its day, one of today without', () => {
  const dates = renderHook(useDates).result.current;
  expect(dates.timeOrMoment(new Date('2026-11-21T00:05:00+07:00'), now)).toBe('00:05');
  expect(plain(dates.timeOrMoment(new Date('2026-11-20T23:55:00+07:00'), now))).toBe('20 พ.ย. 2569 23:55');
});

test('English keeps the Buddhist Era', async () => {
  await speak('en');
  const dates = renderHook(useDates).result.current;
  expect(plain(dates.day('2026-11-21'))).toBe('21 Nov 2569');
  expect(plain(dates.dated('2026-11-21'))).toBe('21 Nov 2569');
  expect(plain(dates.moment(new Date('2026-11-20T18:00:00Z')))).toBe('21 Nov 2569 01:00');
});

test('a day breaks nowhere, and says since when and how long', () => {
  const dates = renderHook(useDates).result.current;
  expect(dates.day('2026-11-21')).toBe('21\u00a0พ.ย.\u00a02569');
  expect(dates.dated('2026-11-21', 'long')).toBe('๒๑\u00a0พฤศจิกายน\u00a0๒๕๖๙');
  expect(dates.moment(new Date('2026-11-20T02:00:00Z'), 'numeric')).toBe('20/11/2569\u00a009:00');
  expect(plain(dates.since(new Date('2026-11-19T09:00:00+07:00'), now))).toBe('ตั้งแต่ 19 พ.ย. 2569 (2 วัน)');
  expect(plain(dates.since(new Date('2026-11-21T08:30:00+07:00'), now))).toBe('ตั้งแต่วันนี้ 08:30');
});

test('English says for how long', async () => {
  await speak('en');
  const dates = renderHook(useDates).result.current;
  expect(plain(dates.since(new Date('2026-11-19T09:00:00+07:00'), now))).toBe('for 2 days (since 19 Nov 2569)');
  expect(plain(dates.since(new Date('2026-11-20T09:00:00+07:00'), now))).toBe('for 1 day (since 20 Nov 2569)');
});
