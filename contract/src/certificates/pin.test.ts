import { expect, it } from 'vitest';
import { type PinFault, pinFault, pinOf } from './pin';

it.each<[string, PinFault | null]>([
  ['', 'length'],
  ['48213', 'length'],
  ['482137', null],
  ['๔๘๒๑๓๗', null],
  ['482 137', null],
  ['4821370095127', 'length'],
  ['48213a', 'length'],
  ['111111', 'tooSimple'],
  ['123456', 'tooSimple'],
  ['987654', 'tooSimple'],
  ['890123', 'tooSimple'],
  ['121212', 'tooSimple'],
  ['257257', 'tooSimple'],
  ['112233', null],
])('the PIN %s is %s', (pin, fault) => {
  expect(pinFault(pin)).toBe(fault);
});

it('is the same PIN in Thai digits and with spaces', () => {
  expect(pinOf('๔๘๒ ๑๓๗')).toBe('482137');
});
