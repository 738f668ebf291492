import { expect, test } from 'vitest';
import { dayInForce, fromNowOn, inForceFrom, inForceWords } from './in-force';

const first = 'วันที่ 1 ธันวาคม พ.ศ. 2569 เป็นต้นไป';

test.each(['1/12/2569', '๑ ธ.ค. ๒๕๖๙', 'วันที่ ๑ ธันวาคม พ.ศ. ๒๕๖๙ เป็นต้นไป', 'ตั้งแต่วันที่ 1 ธันวาคม 2569', '1 December 2026', first])(
  'an order from %s names its day as form 4 does',
  (typed) => {
    expect(dayInForce(typed)).toBe('2026-12-01');
    expect(inForceWords(typed)).toBe(first);
  },
);

test('the words of a day are read as that day', () => {
  expect(dayInForce(inForceFrom('2028-02-29'))).toBe('2028-02-29');
});

test.each([
  [fromNowOn, fromNowOn],
  ['วันที่ได้รับแต่งตั้ง', 'วันที่ได้รับแต่งตั้ง'],
  ['๓๑/๑๑/๒๕๖๙', 'วันที่ ๓๑/๑๑/๒๕๖๙'],
  ['๑ - ๓๐ ธันวาคม ๒๕๖๙', 'วันที่ ๑ - ๓๐ ธันวาคม ๒๕๖๙'],
  ['', ''],
])('other words stay: %s', (typed, printed) => {
  expect(dayInForce(typed)).toBeNull();
  expect(inForceWords(typed)).toBe(printed);
});
