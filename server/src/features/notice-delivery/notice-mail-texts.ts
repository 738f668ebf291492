import type { Label } from '@sarabun/contract/values/label';
import { shortened } from '@sarabun/contract/values/whole-words';

interface NoticeText {
  title: Label;
  th: readonly string[];
  en: readonly string[];
  link: string | null;
}

interface MailText {
  subject: string;
  text: string;
}

const maxSubjectLength = 150;
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export const unwanted: Label = {
  th: 'ไม่ต้องการรับอีเมลเช่นนี้ ปิดได้ที่หน้าข้อมูลบัญชีของท่าน',
  en: 'You can switch such mails off on your account page.',
};

/** A notice as a mail, Thai first, then English, because the reader's language is not known. */
export function noticeMail(agency: Label, { title, th, en, link }: NoticeText): MailText {
  const opening = link ? [`เปิดเรื่อง · Open: ${link}`] : [];
  const text = [title.th, th.join('\n'), '– – –', title.en, en.join('\n'), ...opening, `${unwanted.th}\n${unwanted.en}`, `${agency.th}\n${agency.en}`];
  return { subject: shortened(oneLine(`${title.th}: ${th[0] ?? ''}`), maxSubjectLength), text: `${text.join('\n\n')}\n` };
}

/** For a secret letter, mails only say that there is one. */
export function secretNoticeMail(agency: Label, link: string | null): MailText {
  return noticeMail(agency, {
    title: { th: 'มีหนังสือที่มีชั้นความลับถึงท่าน', en: 'There is a confidential letter for you' },
    th: ['กรุณาเข้าสู่ระบบเพื่อเปิดดู'],
    en: ['Please sign in to read it.'],
    link,
  });
}

/** To who has yet to agree to the privacy policy nothing is said of what a notice is about. */
export function unreadNoticeMail(agency: Label, link: string | null): MailText {
  return noticeMail(agency, {
    title: { th: 'มีการแจ้งเตือนถึงท่าน', en: 'There is a notification for you' },
    th: ['กรุณาเข้าสู่ระบบและยอมรับนโยบายความเป็นส่วนตัวเพื่อเปิดดู'],
    en: ['Please sign in and accept the privacy policy to read it.'],
    link,
  });
}
