import { expect, test } from 'vitest';
import { daysProblems } from './days-in-text';

test.each([
  ['กำหนดประชุมวันจันทร์ที่ 31 พฤศจิกายน 2569 เวลา 09.30 น.', 'วันจันทร์ที่ 31 พฤศจิกายน 2569', '30'],
  ['ภายในวันที่ ๓๑ พ.ย. ๒๕๖๙', '๓๑ พ.ย. ๒๕๖๙', '30'],
  ['ระหว่างวันที่ ๒๘ - ๓๑ พฤศจิกายน', '๓๑ พฤศจิกายน', '30'],
  ['ภายใน ๒๙ กุมภาพันธ์ พ.ศ. ๒๕๗๐', '๒๙ กุมภาพันธ์ พ.ศ. ๒๕๗๐', '28'],
  ['ก่อน 31/11/2569', '31/11/2569', '30'],
  ['before 31st of June 2026.', '31st of June 2026', '30'],
  ['until September 31, 2026', 'September 31, 2026', '30'],
])('no calendar has the day of “%s”', (text, found, expected) => {
  expect(daysProblems(text)).toEqual([{ code: 'noSuchDay', found, expected }]);
});

test.each([
  ['ในวันอังคารที่ ๓๐ พฤศจิกายน พ.ศ. ๒๕๖๙', 'วันอังคารที่ ๓๐ พฤศจิกายน พ.ศ. ๒๕๖๙', 'วันจันทร์'],
  ['วันพฤหัสที่ 30/11/2569', 'วันพฤหัสที่ 30/11/2569', 'วันจันทร์'],
  ['on Tuesday, 30 November 2026', 'Tuesday, 30 November 2026', 'Monday'],
  ['on Friday, November 30, 2026', 'Friday, November 30, 2026', 'Monday'],
])('“%s” names another day of the week', (text, found, expected) => {
  expect(daysProblems(text)).toEqual([{ code: 'wrongWeekday', found, expected }]);
});

test.each([
  'วันจันทร์ที่ ๓๐ พฤศจิกายน ๒๕๖๙ เวลา ๐๙.๓๐ น.',
  'วันพฤหัสบดีที่ 3 ธันวาคม 2569 และวันพฤหัสที่ 3 ธันวาคม 2569',
  'วันอังคารที่ 30 พฤศจิกายน 10.00 น.',
  '๒๙ กุมภาพันธ์ ๒๕๗๑ และ 29 กุมภาพันธ์',
  'Monday 30 November 2569, Monday, November 30, 2026, 30 Nov 2026',
  'ที่ ทด ๐๐๐๑/๓๑ ลงวันที่ ๓๐ พฤศจิกายน ๒๕๖๙ ฉบับที่ ๓๑ พฤศจิกายน ๒๕๖๙',
  'สัดส่วน 31/11/10 และ 1.31/11/2569',
  'You may 31 times march on',
])('nothing is wrong with “%s”', (text) => {
  expect(daysProblems(text)).toEqual([]);
});
