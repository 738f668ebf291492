const thaiZero = 0x0e50;

/** Writes Arabic digits as Thai ones: what is printed on a letter, a register or a stamp. */
export function toThaiDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(thaiZero + Number(digit)));
}

/** Writes Thai digits as Arabic ones: what is typed, searched or counted. */
export function toArabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero));
}

/** Like {@link toThaiDigits}, in the text of HTML only: tags and character references keep their digits (specification §9). */
export function toThaiDigitsInHtml(html: string): string {
  return inTextOf(html, toThaiDigits);
}

/** Like {@link toArabicDigits}, in the text of HTML only. */
export function toArabicDigitsInHtml(html: string): string {
  return inTextOf(html, toArabicDigits);
}

function inTextOf(html: string, change: (text: string) => string): string {
  return html.replace(/<[^>]*>|&#?\w+;|[^<&]+/g, (part) => (part.startsWith('<') || part.startsWith('&') ? part : change(part)));
}

/** A telephone number as letters in English print it: Arabic digits, and ext. before an extension. */
export const telephoneInEnglish = (number: string): string => toArabicDigits(number).replace(/\s*ต่อ\s*/u, ' ext. ');
