import { expect, test } from 'vitest';
import { passwordFaults } from './password';

test.each([
  ['Portal1234', []],
  ['Aa345678', []],
  ['Aa34567', ['tooShort']],
  ['portal1234', ['noUppercase']],
  ['PORTAL1234', ['noLowercase']],
  ['PortalPortal', ['noDigit']],
  ['Portal 1234', ['otherCharacter']],
  ['รหัสPortal1', ['otherCharacter']],
  ['', ['tooShort', 'noUppercase', 'noLowercase', 'noDigit']],
  [`Aa1${'x'.repeat(126)}`, ['tooLong']],
])('%s lacks %o', (password, faults) => {
  expect(passwordFaults(password)).toEqual(faults);
});
