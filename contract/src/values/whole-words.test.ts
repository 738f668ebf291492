import { expect, it } from 'vitest';
import { beginningOf, endingOf, shortened, strayMarks } from './whole-words';

const sentence = 'เพื่อประกอบการจัดทำรายงานประจำปี ขอให้ส่งข้อมูล';

it('leaves a short text as it is', () => {
  expect(beginningOf('ที่', 3)).toBe('ที่');
  expect(endingOf('ที่', 3)).toBe('ที่');
});

it('cuts between words, at whatever character', () => {
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(sentence)];
  const ends = words.map(({ index, segment }) => index + segment.length);
  for (let most = 7; most < sentence.length; most++) {
    const begun = beginningOf(sentence, most);
    const ended = endingOf(sentence, most);
    expect(sentence.startsWith(begun) && sentence.endsWith(ended)).toBe(true);
    expect(begun.length).toBeLessThanOrEqual(most);
    expect(ended.length).toBeLessThanOrEqual(most);
    expect(ends).toContain(begun.length);
    expect([0, ...ends]).toContain(sentence.length - ended.length);
  }
});

it('does not part a letter from its marks where a word is longer', () => {
  expect(beginningOf('เพื่อ', 3)).toBe('เ');
  expect(endingOf('ที่', 2)).toBe('');
  expect(endingOf('นิ่ม', 3)).toBe('ม');
});

it('says that a text goes on where it is cut', () => {
  expect(shortened('กองยุทธศาสตร์', 13)).toBe('กองยุทธศาสตร์');
  expect(shortened('กองยุทธศาสตร์และแผนงาน', 15)).toBe('กองยุทธศาสตร์…');
  expect(shortened('กอง ยุทธศาสตร์', 6)).toBe('กอง…');
});

it('knows marks that lost their letter', () => {
  expect('ื่อประกอบ'.replace(strayMarks, '')).toBe('อประกอบ');
  expect('ำรายงาน'.replace(strayMarks, '')).toBe('รายงาน');
  expect('รายงาน'.replace(strayMarks, '')).toBe('รายงาน');
});
