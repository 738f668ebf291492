import { expect, it } from 'vitest';
import { withWholeLetters } from './whole-letters';

const item = (str: string) => ({ str, dir: 'ltr', width: 1, height: 1, transform: [], fontName: 'f', hasEOL: false });
const shown = (...pieces: string[]) => withWholeLetters(pieces.map(item)).map((one) => ('str' in one ? one.str : ''));

it('gives ำ as one letter, within a piece of text and across two', () => {
  expect(shown('ท\u0e4dาน\u0e4d้า')).toEqual(['ทำน้ำ']);
  expect(shown('ส\u0e4d', 'านัก', 'ทำ')).toEqual(['ส', 'ำนัก', 'ทำ']);
  expect(shown('น\u0e4d้', '', 'า', 'า')).toEqual(['น้', '', 'ำ', 'า']);
  expect(shown('อ\u0e4d', 'กา')).toEqual(['อ\u0e4d', 'กา']);
});
