import { expect, it } from 'vitest';
import { chosenType } from './command-rules';

const type = (code: string) => ({ code, th: code, en: code, active: true, needsParty: false, needsText: false, needsReason: false, closes: false });
const types = [type('acknowledged'), type('approved')];

it('chooses the first order that the office offers for every letter, and on a touch screen none', () => {
  expect(chosenType(types, '', false)?.code).toBe('acknowledged');
  expect(chosenType(types, '', true)).toBeUndefined();
});

it('keeps what was chosen in the letter or pulled back', () => {
  expect(chosenType(types, 'approved', false)?.code).toBe('approved');
  expect(chosenType(types, 'approved', true)?.code).toBe('approved');
});
