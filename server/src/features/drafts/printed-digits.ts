import { toThaiDigits } from '@sarabun/contract/values/thai-digits';

/** Converts digits as a Thai letter prints them. Words with Latin letters (addresses, product names) keep theirs. */
export function printedDigits(text: string): string {
  return text.replace(/\S+/gu, (word) => (/[A-Za-z]/u.test(word) ? word : toThaiDigits(word)));
}
