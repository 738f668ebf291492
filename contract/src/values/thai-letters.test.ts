import { expect, test } from 'vitest';
import { toThaiLetters } from './thai-letters';

test.each([
  [1, 'ก'],
  [3, 'ค'],
  [4, 'ง'],
  [41, 'ฮ'],
  [42, 'กก'],
  [82, 'กฮ'],
  [83, 'ขก'],
])('item %i is %s', (count, letter) => expect(toThaiLetters(count)).toBe(letter));
