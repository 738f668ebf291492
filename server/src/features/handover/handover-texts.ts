import type { Label } from '@sarabun/contract/values/label';
import { mailInBoth } from '../session';

/** The note on each letter that was handed over. */
export const lineOnLetter = (leaver: string, successor: string, reason: string) => `ส่งมอบงาน: ${leaver} ส่งมอบเรื่องนี้ให้${successor}รับไปดำเนินการต่อ (${reason})`;

/** Asks both to sign. Without a link the mail names the page. */
export function handoverMail(agency: Label, { leaver, successor, link }: { leaver: string; successor: string; link: string | null }) {
  return mailInBoth({ th: 'การส่งมอบงานรอท่านลงนาม', en: 'A hand-over waits for your signature' }, agency, {
    th: [
      `${leaver} ส่งมอบงานให้${successor}`,
      `เมื่อลงนามครบทั้งสองฝ่าย งานทั้งหมดจะย้ายไปพร้อมกัน ตรวจรายการและลงนาม${link ? `ที่ ${link}` : 'ได้ที่หน้า “การส่งมอบงาน” หลังเข้าสู่ระบบ'}`,
    ],
    en: [
      `${leaver} hands the work over to ${successor}.`,
      `Once both have signed, all of it moves at once. Look at it and sign ${link ? `at ${link}` : 'on the page “Hand-overs” after signing in.'}`,
    ],
  });
}
