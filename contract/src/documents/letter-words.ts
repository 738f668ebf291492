import { parseDay, thaiMonths, writtenMonths } from '../values/buddhist-date';
import { toArabicDigits } from '../values/thai-digits';
import type { ReadPlace } from './letter-reading';

/** Words that stand together on a line, in parts of the page's width and height. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line of a page, from left to right. */
export interface Line {
  page: number;
  pieces: readonly Piece[];
}

/** The words in front of the parts of a letter's head. */
export const labels = {
  number: ['ที่', 'เลขที่หนังสือ', 'หนังสือเลขที่'],
  unit: ['ส่วนราชการ'],
  date: ['วันที่'],
  subject: ['เรื่อง'],
  addressee: ['เรียน', 'กราบเรียน', 'นมัสการ', 'กราบทูล', 'ขอประทานกราบทูล', 'ทูล', 'ถึง'],
  references: ['อ้างถึง'],
  enclosures: ['สิ่งที่ส่งมาด้วย', 'สิ่งที่แนบมาด้วย', 'เอกสารแนบ'],
} as const;
/** Marks of speed and secrecy, and their classes. */
export const speeds = { ด่วน: 2, ด่วนมาก: 3, ด่วนที่สุด: 4 } as const;
export const secrecies = { ลับ: 2, ลับมาก: 3, ลับที่สุด: 4 } as const;

export const memoTitle = 'บันทึกข้อความ';
/** A stamped letter names its receiver so, and has no subject. */
export const stampedTo = ['ถึง'] as const;

export const textOf = ({ pieces }: Line): string => pieces.map(({ text }) => text).join(' ');

/** The lines of several pages, one after the other. */
export const linesOfPages = (pages: readonly (readonly (readonly Piece[])[])[]): Line[] =>
  pages.flatMap((lines, index) => lines.map((pieces) => ({ page: index + 1, pieces })));

/** The box around pieces of one page. */
export function placeOf(page: number, pieces: readonly Piece[]): ReadPlace {
  const [x, y] = [Math.min(...pieces.map((one) => one.x)), Math.min(...pieces.map((one) => one.y))];
  const right = Math.max(...pieces.map((one) => one.x + one.width));
  const bottom = Math.max(...pieces.map((one) => one.y + one.height));
  const rounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
  return { page, x: rounded(x), y: rounded(y), width: rounded(right - x), height: rounded(bottom - y) };
}

/** What follows a label at the start of a text; null where the text does not begin with it. A label is followed by a blank, a colon or nothing. */
export function afterLabel(text: string, labels: readonly string[]): string | null {
  for (const label of labels) {
    const found = new RegExp(`^${[...label].join(' ?')}(?=[\\s:.…]|$)[\\s:.…]*`, 'u').exec(text);
    if (found) return text.slice(found[0].length);
  }
  return null;
}

const digit = '[0-9๐-๙]';
const inBrackets = '(?: ?\\([ก-ฮ. ]{1,10}\\))?';
const officialNumber = new RegExp(
  `^([ก-ฮ]{1,4}\\.?${inBrackets}) ?(${digit}{1,6}(?: ?[.-] ?${digit}{1,5})*${inBrackets}) ?/ ?(?:(ว|ล) ?)?(${digit}{1,6})(?![0-9๐-๙/])`,
  'u',
);
const anyNumber = new RegExp(`^[\\p{L}\\p{M}.() -]{0,20}${digit}[\\p{L}\\p{M}0-9๐-๙ ./()-]{0,40}$`, 'u');

/** The number of a letter that stands at the start of a text, in the spacing of the Regulation; sure where it has the form of ข้อ 30. */
export function numberIn(text: string): { value: string; isSure: boolean } | null {
  const official = officialNumber.exec(text);
  if (official) {
    const [, code = '', unit = '', circular, serial = ''] = official;
    return { value: `${code} ${unit.replace(/ /g, '')}/${circular ? `${circular} ` : ''}${serial}`, isSure: true };
  }
  const free = text.trim();
  return anyNumber.test(free) && /[/-] ?[(0-9๐-๙]/u.test(free) ? { value: free.replace(/ ?\/ ?/g, '/').slice(0, 100), isSure: false } : null;
}

const dots = ' ?\\.? ?';
const monthNames = thaiMonths.map(({ long, short }) => [long, short.split('.').filter(Boolean).join(dots) + dots]);
const dateInWords = new RegExp(
  `(?<![0-9๐-๙])(${digit}{1,2}) ?(?:เดือน ?)?(${monthNames.flat().join('|')}) ?(?:พ ?\\.? ?ศ ?\\.? ?)?(${digit}{2}(?:${digit}{2})?)(?![0-9๐-๙])`,
  'u',
);
const eraOffset = 543;

/** A day that is written in a text, as `YYYY-MM-DD`; `isWhole` where the text is nothing else. Null where no such day is on the calendar. */
export function dateIn(text: string): { value: string; isWhole: boolean; isSure: boolean } | null {
  const words = dateInWords.exec(text);
  if (!words) {
    const bare = text.replace(/^วันที่ ?:? ?/u, '');
    const value = /^(?=.*[./ -])(?=.*[0-9๐-๙]{4} *$)[0-9๐-๙./ -]{8,14}$/.test(bare) ? parseDay(bare.trim().replace(/ ?([./-]) ?/g, '$1')) : null;
    return value === null ? null : { value, isWhole: true, isSure: false };
  }
  const [whole, date = '', name = '', written = ''] = words;
  const month = monthNames.findIndex((names) => names.some((one) => new RegExp(`^${one}$`, 'u').test(name.trim()))) + 1;
  const year = Number(toArabicDigits(written));
  const full = year < 100 ? year + 2500 : year < 2400 ? year + eraOffset : year;
  const value = parseDay(`${toArabicDigits(date)}/${month}/${full}`);
  return value === null ? null : { value, isWhole: text.replace(whole, '').replace(/^วันที่/u, '').trim() === '', isSure: year >= 2400 };
}

/** The labels of a letter in English, with what follows them on the line. */
export const englishLabels = {
  number: /^(?:(?:our |your )?ref(?:erence)?\.?(?: ?no\.?)?|no\.|letter no\.?) ?[:.]? ?([^\s.:].*)$/iu,
  subject: /^(?:subject|subj\.?|re) ?: ?(\S.*)$/iu,
  addressee: /^(?:to|attention|attn\.?) ?: ?(\S.*)$/iu,
  salutation: /^dear +(\S.*)$/iu,
} as const;

const englishDate = /(?<![0-9])(?:([0-9]{1,2})(?:st|nd|rd|th)? +([a-z]{3,9})\.?|([a-z]{3,9})\.? +([0-9]{1,2})(?:st|nd|rd|th)?),? +([0-9]{4})$/iu;

/** A day in English words at the end of a short line, as `YYYY-MM-DD`; null where there is none. */
export function englishDateIn(text: string): string | null {
  const found = text.length <= 60 ? englishDate.exec(text.trim()) : null;
  if (!found) return null;
  const [, date, month, monthFirst, dateAfter, year] = found;
  const number = writtenMonths.get((month ?? monthFirst ?? '').toLowerCase());
  return number ? parseDay(`${date ?? dateAfter}/${number}/${year}`) : null;
}

const organisation =
  /^(?:กระทรวง|กรม|สำนัก|กอง|ศาล(?!ากลาง)|จังหวัด|มหาวิทยาลัย|วิทยาลัย|โรงเรียน|โรงพยาบาล|เทศบาล|องค์การ|องค์กร|บริษัท|บมจ|หจก|ห้าง|การ|คณะ|สถาบัน|ธนาคาร|สมาคม|มูลนิธิ|อำเภอ|ที่ทำการ|สภา|ศูนย์|รัฐสภา|สถานี|สถานทูต|สหกรณ์|ชมรม|ฝ่าย|กลุ่ม|ทบวง|สหภาพ|นิคม|หน่วย)/u;
const address = /^(?:เลขที่|ถนน|ถ\.|ซอย|ซ\.|แขวง|ตำบล|ต\.|อำเภอ|อ\.|เขต|จังหวัด|จ\.|กรุงเทพ|กทม|อาคาร|ชั้น|หมู่|ตู้|โทร|ศาลากลาง|ทำเนียบ|ที่ว่าการ|[0-9๐-๙])|[0-9๐-๙]{5}$/u;

export const isOrganisation = (text: string): boolean => organisation.test(text);
/** Whether a line under the name of an agency belongs to its address. */
export const isAddress = (text: string): boolean => address.test(text);

const strayMarks = /^[ัิ-ฺ็-๎ะาำ]|[ัิ-ฺ็-๎]{3,}|[เแโใไ](?![ก-ฮ])|[\ufffd\ue000-\uf8ff]/u;

/** Whether a text reads as Thai is written, with no marks astray and nothing that a broken text layer leaves. */
export const isWellWritten = (text: string): boolean => !strayMarks.test(text) && text.replace(/[^\p{L}]/gu, '').length >= 3;
