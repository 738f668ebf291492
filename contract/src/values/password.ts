import { minPasswordLength } from '../constants';

/** What a new password lacks (specification §5). Text and order are the screen's matter. */
export type PasswordFault = 'tooShort' | 'tooLong' | 'noUppercase' | 'noLowercase' | 'noDigit' | 'otherCharacter';

/** At most this many characters of a password are taken. */
export const maxPasswordLength = 128;

/**
 * The problems of a new password: it needs at least 8 English letters and digits, with an upper-case letter, a lower-case letter and a
 * digit.
 */
export function passwordFaults(password: string): PasswordFault[] {
  const faults: [PasswordFault, boolean][] = [
    ['tooShort', password.length < minPasswordLength],
    ['tooLong', password.length > maxPasswordLength],
    ['noUppercase', !/[A-Z]/.test(password)],
    ['noLowercase', !/[a-z]/.test(password)],
    ['noDigit', !/[0-9]/.test(password)],
    ['otherCharacter', /[^A-Za-z0-9]/.test(password)],
  ];
  return faults.filter(([, present]) => present).map(([fault]) => fault);
}
