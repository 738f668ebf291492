import { toArabicDigits } from '../values/thai-digits';

export const minPinLength = 6;
export const maxPinLength = 12;
/** As it is typed, with spaces. */
export const longestPinTyped = 40;

export type PinFault = 'length' | 'tooSimple';

/** The normalised PIN: Thai digits become Arabic, spaces are removed. */
export function pinOf(typed: string): string {
  return toArabicDigits(typed.replace(/\s/g, ''));
}

/**
 * The problem with a new PIN: it must have 6 to 12 digits that are neither all the same, nor consecutive, nor a repeated pair or triple.
 * Null if it is acceptable.
 */
export function pinFault(typed: string): PinFault | null {
  const pin = pinOf(typed);
  if (!/^\d+$/.test(pin) || pin.length < minPinLength || pin.length > maxPinLength) return 'length';
  const steps = [...pin].slice(1).map((digit, place) => (Number(digit) - Number(pin[place]) + 10) % 10);
  const inRow = steps.every((step) => step === 1) || steps.every((step) => step === 9);
  return inRow || /^(\d{1,3})\1+$/.test(pin) ? 'tooSimple' : null;
}
