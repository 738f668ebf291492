import type { Label } from '@sarabun/contract/values/label';
import { mailInBoth } from '../session';

/** The line that stands on each letter that was handed over. */
export const lineOnLetter = (leaver: string, successor: string, reason: string) => `ส่งมอบงาน: ${leaver} ส่งมอบเรื่องนี้ให้${successor}รับไปดำเนินการต่อ (${reason})`;

/** Both are told that they have to sign. */
export function handoverMail(agency: Label, { leaver, successor, address }: { leaver: string; successor: string; address: string }) {
  return mailInBoth({ th: 'การส่งมอบงานรอท่านลงนาม', en: 'A hand-over waits for your signature' }, agency, {
    th: [`${leaver} ส่งมอบงานให้${successor}`, `เมื่อลงนามครบทั้งสองฝ่าย งานทั้งหมดจะย้ายไปพร้อมกัน ตรวจรายการและลงนามที่ ${address}`],
    en: [`${leaver} hands the work over to ${successor}.`, `Once both have signed, all of it moves at once. Look at it and sign at ${address}`],
  });
}
