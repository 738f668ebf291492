import { expect, it } from 'vitest';
import { composeSaraAm } from './sara-am';

it.each([
  ['ท\u0e4dา', 'ทำ'],
  ['น\u0e4d้าใจ', 'น้ำใจ'],
  ['น้\u0e4dาใจ', 'น้ำใจ'],
  ['ทำมา', 'ทำมา'],
  ['อ\u0e4d', 'อ\u0e4d'],
])('%s', (given, expected) => expect(composeSaraAm(given)).toBe(expected));
