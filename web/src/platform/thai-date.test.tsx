import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { speak } from './i18n';
import { useDates } from './thai-date';

const now = new Date('2026-11-21T09:00:00+07:00');

test.each([
  ['2026-11-21T09:42:00+07:00', 'วันนี้ 09:42', 'วันนี้'],
  ['2026-11-20T23:00:00+07:00', 'เมื่อวาน', '1 วันที่แล้ว'],
  ['2026-11-15T08:00:00+07:00', '6 วันที่แล้ว', '6 วันที่แล้ว'],
  ['2026-11-14T08:00:00+07:00', '14 พ.ย. 2569', '1 สัปดาห์ที่แล้ว'],
  ['2026-11-11T14:05:00+07:00', '11 พ.ย. 2569', '11/11/2569 14:05'],
])('%s is %s on lists and %s in notifications', (moment, onLists, inNotifications) => {
  const dates = renderHook(useDates).result.current;
  expect(dates.ago(new Date(moment), now)).toBe(onLists);
  expect(dates.alertAge(new Date(moment), now)).toBe(inNotifications);
});

test('English keeps the Buddhist Era', async () => {
  await speak('en');
  const dates = renderHook(useDates).result.current;
  expect(dates.day('2026-11-21')).toBe('21 Nov 2569');
  expect(dates.moment(new Date('2026-11-20T18:00:00Z'))).toBe('21 Nov 2569 01:00');
});
