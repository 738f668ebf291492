import { verbs } from '@sarabun/contract/documents/verbs';
import { formatDay } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import type { DueState } from '@sarabun/contract/values/working-days';

export const dueTexts: Record<DueState['kind'], (days: number) => Label> = {
  late: (days) => ({ th: `เกินกำหนด ${days} วัน`, en: days === 1 ? 'overdue by 1 day' : `overdue by ${days} days` }),
  today: () => ({ th: 'ครบกำหนดวันนี้', en: 'due today' }),
  left: (days) => ({ th: `เหลือ ${days} วันทำการ`, en: days === 1 ? '1 working day left' : `${days} working days left` }),
};

/** How many letters a handover moved. */
export const lettersMoved = (count: number): Label => ({ th: `หนังสือ ${count} เรื่อง`, en: `Letters: ${count}` });

/** The days on which somebody acts for a post. */
export function actingDays({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }, language: 'th' | 'en'): string {
  const [from, until] = [formatDay(startsOn, language), endsOn === null ? null : formatDay(endsOn, language)];
  if (until === null) return language === 'th' ? `ตั้งแต่วันที่ ${from} เป็นต้นไป` : `From ${from} on`;
  if (startsOn === endsOn) return language === 'th' ? `วันที่ ${from}` : `On ${from}`;
  return language === 'th' ? `ตั้งแต่วันที่ ${from} ถึงวันที่ ${until}` : `From ${from} until ${until}`;
}

/** Days that changed, with what they were. */
export const actingDaysWere = (are: string, were: string): Label => ({ th: `${are} (เดิม ${were})`, en: `${are} (was: ${were})` });

/** Lines of the log, by use case. */
export const logHeaders: Readonly<Record<string, Label & { icon: string }>> = {
  ...Object.fromEntries(Object.values(verbs).flatMap(({ act, done, log }) => (act && done && log ? [[act, { ...done, icon: log }]] : []))),
  login: { icon: 'login', th: 'เข้าสู่ระบบ', en: 'Signed in' },
  registerIncoming: { icon: 'stamp', th: 'ลงรับหนังสือใหม่', en: 'Registered a letter' },
  correctLetter: { icon: 'edit', th: 'แก้ไขรายการที่ลงรับ', en: 'Corrected a received letter' },
  registerSame: { icon: 'stamp', th: 'ลงรับเลขเดิม', en: 'Received under the earlier number' },
};

/** The toast of the first reading, with the wording of the specification. */
export const readMessage = { th: 'บันทึกข้อมูล เรียกดู', en: 'Reading recorded' };

/** What stands in place of the text of a notice about a letter that its reader may not know about any more. */
export const lostLetter: Label = {
  th: 'ท่านไม่มีสิทธิเห็นหนังสือฉบับนี้แล้ว จึงแสดงเพียงว่าเคยมีการแจ้งเตือน',
  en: 'You may no longer see this letter, so only the fact that there was a notification is shown.',
};
