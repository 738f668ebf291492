import { expect, it } from 'vitest';
import { wholeNumber } from './options';

it('takes whole numbers within their limits alone', () => {
  expect(wholeNumber('20', 1, 20)).toBe(20);
  for (const wrong of ['0', '21', '1.5', 'x', '']) expect(() => wholeNumber(wrong, 1, 20)).toThrow(`"${wrong}" is not a whole number from 1 to 20.`);
});
