import type { RegisterColumn, RegisterLine } from '@sarabun/contract/registers/register-pages';
import { bangkokDay, bangkokTime, formatDay } from '@sarabun/contract/values/buddhist-date';
import { letterNumberInThai, toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { correctionMark, correctionText } from './correction-texts';
import type { LineCorrection } from './letter-correction-store';

/** A line as it is set: with the corrections of its letter. */
export type BookLine = RegisterLine & { corrections?: readonly LineCorrection[] | undefined };

/** The printed value of a register column, in Thai digits. */
export function paperText(line: BookLine, column: RegisterColumn, columns: readonly RegisterColumn[]): string {
  const number = column.field === 'letterNumber' ? letterNumberInThai(line.letterNumber) : null;
  return number === null ? toThaiDigits(cellText(line, column, columns)) : number + correctionMark(line.corrections ?? [], column.field, columns);
}

/** The value of a register column in Thai, with the fate of the number and what was corrected since. */
export function cellText(line: BookLine, column: RegisterColumn, columns: readonly RegisterColumn[]): string {
  return valueText(line, column) + correctionMark(line.corrections ?? [], column.field, columns);
}

function valueText(line: BookLine, { field, valueKind, columnId }: RegisterColumn): string {
  const own = line.own[columnId] ?? '';
  switch (field) {
    case null:
      return valueKind === 'date' && own !== '' ? formatDay(own, 'th') : own;
    case 'number':
      return `${line.number}${line.state === 'void' ? '\nยกเลิก' : line.state === 'reserved' ? '\nจอง' : ''}`;
    case 'datedOn':
      if (line.datedOn) return formatDay(line.datedOn, 'th');
      // A letter without a date, not a line that awaits one.
      return line.documentId !== null && line.state === 'issued' ? '-' : '';
    case 'enteredAt':
      return `${formatDay(bangkokDay(line.enteredAt), 'th')} ${bangkokTime(line.enteredAt)} น.`;
    case 'remark':
      return [line.remark, backDatedText(line), correctionText(line.corrections ?? [])].filter(Boolean).join('; ');
    case 'subject':
      return line.state === 'reserved' ? `(จองไว้สำหรับ ${line.subject})` : line.subject;
    default:
      return line[field];
  }
}

function backDatedText({ datedFor, enteredAt }: RegisterLine): string {
  return datedFor ? `ลงทะเบียนย้อนหลังสำหรับวันที่ ${formatDay(datedFor, 'th')} (บันทึก ${formatDay(bangkokDay(enteredAt), 'th')})` : '';
}

/** The day under whose heading a line is listed. */
export function dayOf(line: RegisterLine): string {
  return line.datedFor ?? bangkokDay(line.enteredAt);
}

/** How long the print of these lines may take, in milliseconds: many times what it takes on a machine that does nothing else. */
export const timeToPrint = (days: readonly { rows: readonly unknown[] }[]) => 30_000 + 250 * days.reduce((sum, { rows }) => sum + rows.length, 0);

/** The heading of a day as printed on forms 13 and 14. */
export function dayHeading(day: string): string {
  const [date = '', month = '', year = ''] = formatDay(day, 'th', 'long').split(' ');
  return toThaiDigits(`วันที่ ${date} เดือน ${month} พ.ศ. ${year}`);
}
