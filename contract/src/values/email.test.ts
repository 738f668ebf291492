import { expect, test } from 'vitest';
import { emailCharacter, isEmail } from './email';

test.each([
  ['somchai@omb.go.th', true],
  ['Somchai.J_2@mail-1.omb.go.th', true],
  ['a@b.co', true],
  ['', false],
  ['somchai', false],
  ['somchai@omb', false],
  ['@omb.go.th', false],
  ['somchai@@omb.go.th', false],
  ['somchai@omb..th', false],
  ['.somchai@omb.go.th', false],
  ['somchai.@omb.go.th', false],
  ['somchai@-omb.go.th', false],
  ['som chai@omb.go.th', false],
  ['som+chai@omb.go.th', false],
  ['สมชาย@omb.go.th', false],
  ['somchai@omb.go.th\nBcc: all@omb.go.th', false],
  [`${'a'.repeat(65)}@omb.go.th`, false],
  [`a@${'b'.repeat(250)}.th`, false],
])('%j is an address: %s', (text, right) => {
  expect(isEmail(text)).toBe(right);
});

test('the field takes letters, digits and four signs, one at a time', () => {
  const typed = [...'aZ09@._-'];
  expect(typed.every((key) => emailCharacter.test(key))).toBe(true);
  for (const key of [' ', '+', '/', 'ก', '๑', 'é', "'", '"', 'ab', '']) expect(emailCharacter.test(key)).toBe(false);
});
