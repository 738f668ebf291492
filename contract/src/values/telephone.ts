import * as z from 'zod/mini';
import { toArabicDigits } from './thai-digits';

/** Numbers as people write them, several with commas, each with an extension (`ต่อ`, `ext.`): three digits at least. */
const written = /^[0-9+(][0-9+() .,#/-]*(?:(?:ต่อ|ถึง|ext\.?|to)[0-9 .,#/-]+)*$/iu;

/** Whether a text is one or several telephone numbers, in either digits. */
export function isTelephone(text: string): boolean {
  const arabic = toArabicDigits(text.trim());
  return written.test(arabic) && arabic.replace(/\D/g, '').length > 2;
}

const most = 60;

/** A telephone number on every form; Thai digits are stored as Arabic ones. */
export const telephone = z.string().check(z.trim(), z.overwrite(toArabicDigits), z.maxLength(most), z.refine(isTelephone));

/** The same where it may be left out. */
export const telephoneOrNone = z.string().check(
  z.trim(),
  z.overwrite(toArabicDigits),
  z.maxLength(most),
  z.refine((text) => text === '' || isTelephone(text)),
);
