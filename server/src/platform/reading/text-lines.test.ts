import { expect, it } from 'vitest';
import { linesOf, wholeText } from './text-lines.mjs';

/** Letters as a file names them, each at its place; a mark stands where the letter before it does. */
function written(text: string, x: number, y: number, size = 10) {
  let right = x;
  return [...text].map((letter) => {
    const isMark = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/u.test(letter);
    const place = { letter, x: isMark ? right - size / 2 : right, right: isMark ? right - size / 2 : right + size / 2, y, size };
    if (!isMark) right += size / 2;
    return place;
  });
}
const texts = (...letters: ReturnType<typeof written>[]) => linesOf(letters.flat()).map((pieces) => pieces.map(({ text }) => text));

it('reads from top to bottom and from left to right, whatever order the file has', () => {
  expect(texts(written('เรียน', 50, 80), written('กรุงเทพ', 300, 40), written('เรื่อง', 50, 60), written('ที่ กค', 50, 40))).toEqual([
    ['ที่ กค', 'กรุงเทพ'],
    ['เรื่อง'],
    ['เรียน'],
  ]);
});

it('parts words by the gap between them, a line by a wide one, and takes letters a little off the line as of it', () => {
  expect(texts(written('กรม', 50, 40), written('ป่าไม้', 68, 41), written('๑๙', 200, 40))).toEqual([['กรม ป่าไม้', '๑๙']]);
  const added = { letter: ' ', x: 0, right: 0, y: 0, size: 10, isAdded: true };
  const year = written('พ.ศ.', 66, 40);
  expect(texts(written('กรม', 50, 40), [added], year)).toEqual([['กรม พ.ศ.']]);
  expect(texts(written('กรม', 50, 40), year)).toEqual([['กรมพ.ศ.']]);
  expect(texts(written('สำ', 50, 40), written('นัก', 65, 40))).toEqual([['สำนัก']]);
});

it.each([
  ['ท\u0e4dานุบ\u0e4d\u0e49า', 'ทำนุบ้ำ'],
  ['ส\u0e4d านัก', 'สำนัก'],
  ['ก\u0e48\u0e35', 'กี่'],
  ['เเจ้ง', 'แจ้ง'],
  ['เร ื่อง', 'เรื่อง'],
  ['ที\uf70a', 'ที่'],
  ['เ รื่ อ ง ข อ', 'เรื่องขอ'],
  ['ก ข ค', 'ก ข ค'],
  ['  ที่\u200b  กค\u0000 1 ', 'ที่ กค 1'],
])('mends %j', (broken, whole) => {
  expect(wholeText(broken)).toBe(whole);
});
