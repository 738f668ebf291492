import { formatDay, parseDay } from '../values/buddhist-date';
import { toArabicDigits } from '../values/thai-digits';

/** From when an order applies that applies at once. */
export const fromNowOn = 'บัดนี้เป็นต้นไป';

const onwards = 'เป็นต้นไป';

/** The words of an order that applies from a day `YYYY-MM-DD`: วันที่ 1 ธันวาคม พ.ศ. 2569 เป็นต้นไป. */
export const inForceFrom = (day: string): string => `วันที่ ${formatDay(day, 'th', 'long').replace(/(\S+)$/u, 'พ.ศ. $1')} ${onwards}`;

/** The day from which an order applies, however it was typed; null if the words name none. */
export function dayInForce(words: string): string | null {
  const day = toArabicDigits(afterFrom(words))
    .replace(/^วันที่\s*/u, '')
    .replace(/\s*เป็นต้นไป$/u, '')
    .replace(/\s*(?:พ\.\s?ศ\.|ค\.\s?ศ\.)\s*/u, ' ');
  return parseDay(day);
}

/** What stands after ตั้งแต่ on paper: a day in the words of form 4, or what the writer said. */
export function inForceWords(words: string): string {
  const day = dayInForce(words);
  if (day) return inForceFrom(day);
  const said = afterFrom(words);
  return /^[0-9๐-๙]/u.test(said) ? `วันที่ ${said}` : said;
}

/** The form has ทั้งนี้ ตั้งแต่ already. */
const afterFrom = (words: string): string => words.trim().replace(/^(?:ทั้งนี้\s*)?ตั้งแต่\s*/u, '');
