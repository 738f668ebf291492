import { bangkokDay, bangkokTime, formatDay } from '../values/buddhist-date';
import { toThaiDigits } from '../values/thai-digits';

/** What a receive stamp says: in each row a word and its value. */
export interface StampWords {
  agency: string;
  rows: readonly (readonly [word: string, value: string])[];
}

/** The receive stamp as it is printed (form 12, ข้อ 37): in Thai and with Thai digits, whatever the language of the screen. */
export function stampWords(agency: string, number: number, receivedAt: Date): StampWords {
  return {
    agency,
    rows: [
      ['เลขรับ', toThaiDigits(String(number))],
      ['วันที่', toThaiDigits(formatDay(bangkokDay(receivedAt), 'th', 'short'))],
      ['เวลา', toThaiDigits(`${bangkokTime(receivedAt).replace(':', '.')} น.`)],
    ],
  };
}
