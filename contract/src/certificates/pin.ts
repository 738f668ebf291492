import { toArabicDigits } from '../values/thai-digits';

export const shortestPin = 6;
export const longestPin = 12;

/** What is wrong with a new PIN. */
export type PinFault = 'length' | 'tooSimple';

/** A PIN as it is kept and compared: Thai digits are Arabic ones, spaces are nothing. */
export function pinOf(typed: string): string {
  return toArabicDigits(typed.replace(/\s/g, ''));
}

/** What is wrong with a new PIN: 6 to 12 digits, not one digit over and over, not digits in a row, not a pair or triple repeated. Null where it is good. */
export function pinFault(typed: string): PinFault | null {
  const pin = pinOf(typed);
  if (!/^\d+$/.test(pin) || pin.length < shortestPin || pin.length > longestPin) return 'length';
  const steps = [...pin].slice(1).map((digit, place) => (Number(digit) - Number(pin[place]) + 10) % 10);
  const inRow = steps.every((step) => step === 1) || steps.every((step) => step === 9);
  return inRow || /^(\d{1,3})\1+$/.test(pin) ? 'tooSimple' : null;
}
