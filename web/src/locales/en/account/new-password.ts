import type { Texts } from '../../catalogue';
import type th from '../../th/account/new-password';

export default {
  first: 'New password',
  second: 'New password again',
  tooShort: 'Please enter a new password of at least 8 characters',
  tooLong: 'The new password is longer than 128 characters',
  differ: 'The two new passwords do not match',
  hint: 'The new password needs all of these',
  rules: {
    tooShort: 'At least 8 characters',
    noUppercase: 'A capital letter (A–Z)',
    noLowercase: 'A small letter (a–z)',
    noDigit: 'A digit (0–9)',
    otherCharacter: 'English letters and digits only',
  },
  kept: ' – done',
  strong: 'The new password keeps the rule',
} satisfies Texts<typeof th>;
