const thaiZero = 0x0e50;

/** Converts Arabic digits to Thai: for letters, registers and stamps on paper. */
export function toThaiDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(thaiZero + Number(digit)));
}

/** The number of a letter as it is shown: with Thai digits, unless it is written in Latin letters, as those from abroad are. */
export const letterNumberInThai = (number: string): string => (/[A-Za-z]/.test(number) ? number : toThaiDigits(number));

/** Converts Thai digits to Arabic: for typed, searched or counted text. */
export function toArabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero));
}

/** The digits of a typed whole number, as Arabic ones. */
export const typedDigits = (typed: string): string => toArabicDigits(typed).replace(/\D/g, '');

/** Like {@link toThaiDigits}, only in the text of HTML: tags and character references keep their digits (specification §9). */
export function toThaiDigitsInHtml(html: string): string {
  return inTextOf(html, toThaiDigits);
}

/** Like {@link toArabicDigits}, only in the text of HTML. */
export function toArabicDigitsInHtml(html: string): string {
  return inTextOf(html, toArabicDigits);
}

function inTextOf(html: string, change: (text: string) => string): string {
  return html.replace(/<[^>]*>|&#?\w+;|[^<&]+/g, (part) => (part.startsWith('<') || part.startsWith('&') ? part : change(part)));
}

/** A telephone number for English letters: Arabic digits, and ext. before an extension. */
export const telephoneInEnglish = (number: string): string => toArabicDigits(number).replace(/\s*ต่อ\s*/u, ' ext. ');
