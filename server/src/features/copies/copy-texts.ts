import type { CopyKind } from '@sarabun/contract/copies/letter-copies';
import { noteKinds } from '@sarabun/contract/documents/leg-purposes';
import { bangkokDay, bangkokTime, formatDay } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';

/** The word above the first line of a copy (ข้อ 31), and its name in the book. */
export const copyWords: Readonly<Record<CopyKind, string>> = { fileCopy: 'สำเนาคู่ฉบับ', certified: 'สำเนา', excerpt: 'สำเนา' };

const moment = (at: Date) => `${formatDay(bangkokDay(at), 'th', 'short')} ${bangkokTime(at)} น.`;

/** The certification (ข้อ 31): the words, name, post and day. */
export const certification = ({ name, post }: { name: string; post: string }, at: Date): string[] =>
  ['สำเนาถูกต้อง', `(${name})`, post, toThaiDigits(`รับรองทางอิเล็กทรอนิกส์ ${moment(at)}`)].filter(Boolean);

/** Who wrote and checked a letter, on the copy for the file (ข้อ 30). */
export const makersLines = ({ writer, checkers }: { writer: string; checkers: readonly string[] }): string[] => [
  `ผู้ร่าง ${writer}`,
  ...checkers.map((name) => `ผู้ตรวจ ${name}`),
];

/** The file name of a copy: that of its original, with its number in the book of copies, so that the two are not taken for each other. */
export const copyFileName = (original: string, number: number): string => `${original.replace(/\.pdf$/i, '')}_copy-${number}.pdf`;

export const excerptName = 'คัดรายงานการประชุม.pdf';
export const zipTexts = { history: 'ประวัติการสั่งการ.txt', manifest: 'manifest.json', letter: 'หนังสือ', copies: 'สำเนา', envelope: 'ซองหนังสือ' };

interface Note {
  kind: keyof typeof noteKinds;
  choice: string | null;
  text: string;
  writtenAt: Date;
  writtenBy: { name: string; postName: string };
  writtenFor: string | null;
}

/** What was written on a letter, in order, as plain text. */
export function historyText({ number, subject, notes }: { number: string; subject: string; notes: readonly Note[] }): string {
  const lines = notes.map(({ kind, text, writtenAt, writtenBy, writtenFor }) => {
    const who = [writtenBy.name, writtenFor ?? writtenBy.postName].filter(Boolean).join(' · ');
    return [`${moment(writtenAt)}  ${noteKinds[kind].th}  ${who}`, ...text.split('\n').map((line) => `    ${line}`)].join('\r\n');
  });
  return `\ufeff${[`ที่ ${number || '-'}`, `เรื่อง ${subject}`, '', ...lines].join('\r\n')}\r\n`;
}
