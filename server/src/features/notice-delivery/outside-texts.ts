import type { Label } from '@sarabun/contract/values/label';
import { shortened } from '@sarabun/contract/values/whole-words';
import { plainLines, plainText } from './plain-text';

/** A notice as it may be told outside the system. */
export interface ToldNotice {
  title: Label;
  html: Label;
  /** Its page in the system. */
  path: string;
  /** The same as a link; null without a public address. */
  link: string | null;
  /** `secret` and `unread` ones say only that there is something. */
  tells: 'all' | 'secret' | 'unread';
}

const neutral: Record<'secret' | 'unread', { title: Label; text: Label }> = {
  secret: {
    title: { th: 'มีหนังสือที่มีชั้นความลับถึงท่าน', en: 'There is a confidential letter for you' },
    text: { th: 'กรุณาเข้าสู่ระบบเพื่อเปิดดู', en: 'Please sign in to read it.' },
  },
  unread: {
    title: { th: 'มีการแจ้งเตือนถึงท่าน', en: 'There is a notification for you' },
    text: { th: 'กรุณาเข้าสู่ระบบเพื่อเปิดดู', en: 'Please sign in to read it.' },
  },
};

export interface PushText {
  title: string;
  body: string;
}

const maxBody = 300;

/** A notice as a push message, in the language of the device. */
export function pushText({ tells, title, html }: ToldNotice, language: 'th' | 'en'): PushText {
  if (tells !== 'all') return { title: neutral[tells].title[language], body: neutral[tells].text[language] };
  return { title: title[language], body: shortened(plainLines(html[language]).join('\n'), maxBody) };
}

const count = (n: number): Label => ({ th: `มีการแจ้งเตือนใหม่ ${n} รายการ`, en: `${n} new notifications` });
const maxListed = 10;

/** Many notices as one push message: their number, and what the first ones are about. */
export function pushBundle(notices: readonly ToldNotice[], language: 'th' | 'en'): PushText {
  const lines = notices.slice(0, 3).map((notice) => pushText(notice, language).title);
  return { title: count(notices.length)[language], body: shortened([...new Set(lines)].join('\n'), maxBody) };
}

/** A notice as a LINE message. LINE is told of nothing but open letters. */
export const lineText = ({ title, html, link }: ToldNotice): string => [title.th, ...plainLines(html.th), ...(link ? [link] : [])].join('\n');

/** Many notices as one LINE message. */
export function lineBundle(notices: readonly ToldNotice[], portal: string | null): string {
  const listed = notices.slice(0, maxListed).map(({ title, html }, place) => `${place + 1}. ${title.th}: ${plainText(html.th)}`);
  const rest = notices.length - listed.length;
  const more = rest > 0 ? [`และอีก ${rest} รายการ`] : [];
  return [`${count(notices.length).th} · ${count(notices.length).en}`, ...listed, ...more, ...(portal ? [portal] : [])].join('\n');
}
