import { toThaiDigits } from '@sarabun/contract/values/thai-digits';

/** Writes digits as a Thai letter prints them. Words with Latin letters – addresses of mail and web, product names – keep theirs. */
export function printedDigits(text: string): string {
  return text.replace(/\S+/gu, (word) => (/[A-Za-z]/u.test(word) ? word : toThaiDigits(word)));
}
