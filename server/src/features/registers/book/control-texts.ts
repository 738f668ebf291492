import { legPurposes } from '@sarabun/contract/documents/leg-purposes';
import type { ControlColumn } from '@sarabun/contract/registers/control-register';
import { bangkokDay, bangkokTime, formatDay } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { RegisterKind } from '../../../platform/schema';
import type { ControlledLetter, ControlStep } from './control-store';

const books: Record<RegisterKind, string> = {
  receive: 'รับที่',
  send: 'ส่งที่',
  circular: 'เวียนที่',
  order: 'คำสั่งที่',
  certificate: 'รับรองที่',
  licence: 'ใบอนุญาตที่',
};
/** How a letter was sent out of the office. */
export const ways: Record<string, string> = { post: 'ทางไปรษณีย์', hand: 'โดยผู้ถือ', email: 'ทางอีเมล', fax: 'ทางโทรสาร', other: 'ด้วยวิธีอื่น' };
const classes: Record<number, string> = { 2: 'ลับ', 3: 'ลับมาก' };
/** The third register required by the secrecy regulation B.E. 2544, besides those of receiving and sending. */
export const controlTitle = 'ทะเบียนควบคุมข้อมูลข่าวสารลับ';
export const controlTitleEn = 'Control register of secret letters';

const dayOf = (moment: Date) => formatDay(bangkokDay(moment), 'th');
const momentOf = (moment: Date) => `${dayOf(moment)} ${bangkokTime(moment)} น.`;
const often = (times: number) => (times > 1 ? ` รวม ${times} ครั้ง` : '');

function stepText({ purpose, state, to, sentAt, receivedAt, receivedBy }: ControlStep): string {
  const ends: Partial<Record<ControlStep['state'], string>> = { recalled: ' (ดึงคืน)', returned: ' (ส่งคืน)', refused: ' (ปฏิเสธการรับ)', cancelled: ' (ยกเลิก)' };
  // A member of a committee does not refuse the letter, but to sign it.
  const end = state === 'refused' && purpose === 'signature' ? ' (ไม่ลงนาม)' : (ends[state] ?? '');
  const receipt = receivedAt ? ` รับ ${momentOf(receivedAt)}${receivedBy ? ` โดย ${receivedBy}` : ''}` : '';
  return `${legPurposes[purpose].paper.passing} ${to} ${momentOf(sentAt)}${receipt}${end}`;
}

/**
 * The control register's entry for a secret letter, with Thai words and digits: its class, its numbers, its route, who opened it how often,
 * and who downloaded its files. Several values in a column are on separate lines.
 */
export function controlTexts(letter: ControlledLetter): Record<ControlColumn, string> {
  const { numbers, steps, dispatches, readers, copies } = letter;
  const texts: Record<ControlColumn, string> = {
    sequence: String(letter.sequence),
    numbers: numbers.map(({ kind, printed, on, isVoid }) => `${books[kind]} ${printed} ${formatDay(on, 'th')}${isVoid ? ' (ยกเลิก)' : ''}`).join('\n'),
    secrecy: classes[letter.secrecy] ?? 'ปกติ (เดิมลับ)',
    letterNumber: letter.letterNumber,
    datedOn: letter.datedOn ? formatDay(letter.datedOn, 'th') : '',
    sender: letter.sender,
    addressee: letter.addressee,
    subject: letter.subject,
    passing: [
      ...steps.map(stepText),
      ...dispatches.map(({ name, way, on, receiver }) => `ส่งออกถึง ${name} ${ways[way] ?? ''} ${formatDay(on, 'th')}${receiver ? ` ผู้รับ ${receiver}` : ''}`),
    ].join('\n'),
    openings: readers.map(({ name, firstAt, times }) => `${name} ${momentOf(firstAt)}${often(times)}`).join('\n'),
    copies: copies.map(({ name, lastAt, times }) => `${name} รับไฟล์ ${momentOf(lastAt)}${often(times)}`).join('\n'),
    remark: [letter.isVoid ? 'ยกเลิก' : '', letter.remark].filter(Boolean).join(' '),
  };
  return Object.fromEntries(Object.entries(texts).map(([column, text]) => [column, toThaiDigits(text)])) as Record<ControlColumn, string>;
}
