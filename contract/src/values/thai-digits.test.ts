import { expect, test } from 'vitest';
import { letterNumberInThai, toArabicDigits, toArabicDigitsInHtml, toThaiDigits, toThaiDigitsInHtml } from './thai-digits';

test.each([
  ['กษ 0205/1472', 'กษ ๐๒๐๕/๑๔๗๒'],
  ['9876543210', '๙๘๗๖๕๔๓๒๑๐'],
  ['ไม่มีเลข', 'ไม่มีเลข'],
])('%s is printed %s, and back', (arabic, thai) => {
  expect(toThaiDigits(arabic)).toBe(thai);
  expect(toArabicDigits(thai)).toBe(arabic);
});

test('digits of tags and character references stay', () => {
  const html = '<h2 data-n="7">ข้อ 12 &#3585; &amp; 3</h2>';
  expect(toThaiDigitsInHtml(html)).toBe('<h2 data-n="7">ข้อ ๑๒ &#3585; &amp; ๓</h2>');
  expect(toArabicDigitsInHtml(toThaiDigitsInHtml(html))).toBe(html);
});

test('a lone less-than sign or ampersand loses nothing', () => {
  expect(toThaiDigitsInHtml('1 & 2')).toBe('๑ & ๒');
});

test('the number of a letter keeps its digits where it is written in Latin letters', () => {
  expect(['นร 0505/ว 12', 'No. 0405/2569', 'MOC 12/2026'].map(letterNumberInThai)).toEqual(['นร ๐๕๐๕/ว ๑๒', 'No. 0405/2569', 'MOC 12/2026']);
});
