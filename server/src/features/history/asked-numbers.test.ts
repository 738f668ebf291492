import { expect, test } from 'vitest';
import { askedNumbers } from './asked-numbers';

const kinds = [
  { code: 4, th: 'คำสั่ง', en: 'Order' },
  { code: 7, th: 'ประกาศ', en: 'Announcement' },
  { code: 1, th: 'หนังสือ', en: 'Letter' },
  { code: 10, th: 'หนังสือรับรอง', en: 'Certificate' },
];

test.each([
  ['คำสั่ง ๑๓/๒๕๖๙', '13/2569', [4]],
  ['คำสั่ง๑๓/๒๕๖๙', '13/2569', [4]],
  ['คำสั่งที่ 13/2569', '13/2569', [4]],
  ['คำสั่งกรมทดสอบ ที่ ๑๓/๒๕๖๙', '13/2569', [4]],
  ['Order no. 13/2569', '13/2569', [4]],
  ['order 13/2569', '13/2569', [4]],
  ['ประกาศ พ.ศ. ๒๕๖๙', 'พ.ศ. 2569', [7]],
  ['หนังสือรับรอง 5/2569', '5/2569', [10]],
  ['ที่ ทค ๐๔๐๒/๑๑', 'ทค 0402/11', undefined],
])('“%s” is also sought as its number', (typed, number, ofKinds) => {
  expect(askedNumbers(typed, kinds)).toEqual([{ number: typed }, { number, ...(ofKinds && { kinds: ofKinds }) }]);
});

test.each(['13/2569', 'ทค ๐๔๐๒/๑๑', 'คำสั่ง'])('“%s” is sought only as it stands', (typed) => {
  expect(askedNumbers(typed, kinds)).toEqual([{ number: typed }]);
});
