import { verbs } from '@sarabun/contract/documents/verbs';
import type { Label } from '@sarabun/contract/values/label';
import type { DueState } from '@sarabun/contract/values/working-days';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text that is no markup. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/** What a notice says, without its markup, in one line. */
export const plainText = (html: string) =>
  html
    .replace(/<br>/g, ' · ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (said) => Object.entries(escapes).find(([, meant]) => meant === said)?.[0] ?? said);

/** How a due day stands, as a notice says it. */
export const dueSayings: Record<DueState['kind'], (days: number) => Label> = {
  late: (days) => ({ th: `เกินกำหนด ${days} วัน`, en: days === 1 ? 'overdue by 1 day' : `overdue by ${days} days` }),
  today: () => ({ th: 'ครบกำหนดวันนี้', en: 'due today' }),
  left: (days) => ({ th: `เหลือ ${days} วันทำการ`, en: days === 1 ? '1 working day left' : `${days} working days left` }),
};

/** How many letters went over with a hand-over. */
export const lettersMoved = (count: number): Label => ({ th: `หนังสือ ${count} เรื่อง`, en: `Letters: ${count}` });

/** What a line of the log says, by use case. */
export const logHeaders: Readonly<Record<string, Label & { icon: string }>> = {
  ...Object.fromEntries(Object.values(verbs).flatMap(({ act, done, log }) => (act && done && log ? [[act, { ...done, icon: log }]] : []))),
  login: { icon: 'login', th: 'เข้าสู่ระบบ', en: 'Signed in' },
  registerIncoming: { icon: 'stamp', th: 'ลงรับหนังสือใหม่', en: 'Registered a letter' },
  registerSame: { icon: 'stamp', th: 'ลงรับเลขเดิม', en: 'Received under the earlier number' },
};

/** The toast of the first reading, as the specification words it. */
export const readMessage = { th: 'บันทึกข้อมูล เรียกดู', en: 'Reading recorded' };
