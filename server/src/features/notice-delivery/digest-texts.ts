import { bangkokDay, bangkokTime, formatDay } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import { unwanted } from './notice-mail-texts';

/** A notice in a digest: what happened, to which letter, and its link. */
export interface DigestLine {
  title: Label;
  /** Number and subject of the letter; empty if there is none. */
  about: string;
  at: Date;
  link: string | null;
}

const maxListed = 30;

const more = (n: number): Label => ({ th: `และอีก ${n} เรื่อง`, en: `and ${n} more` });
const confidential: Label = {
  th: 'มีหนังสือที่มีชั้นความลับถึงท่าน กรุณาเข้าสู่ระบบเพื่อเปิดดู',
  en: 'There are confidential letters for you. Please sign in to read them.',
};
const why: Label = {
  th: 'ท่านรับอีเมลแจ้งเตือนเป็นฉบับสรุป เปลี่ยนได้ที่หน้าข้อมูลบัญชีของท่าน',
  en: 'You receive notifications gathered in one mail; you can change that on your account page.',
};

interface Mailing {
  hasSecret: boolean;
  portal: string | null;
  now: Date;
  /** The person gets each notice at once, and this mail stands for many that came together. */
  isFlood?: boolean;
}

/** A person's digest as one mail, in Thai and English together. Of secret letters it only says that there are some. */
export function digestMail(agency: Label, lines: readonly DigestLine[], { hasSecret, portal, now, isFlood = false }: Mailing) {
  // What was gathered over a weekend is told with its day.
  const when = (at: Date) => (bangkokDay(at) === bangkokDay(now) ? bangkokTime(at) : `${formatDay(bangkokDay(at), 'th')} ${bangkokTime(at)}`);
  const reason = isFlood ? unwanted : why;
  const listed = lines.slice(0, maxListed);
  const rest = lines.length - listed.length;
  const items = listed.map(({ title, about, at, link }, place) =>
    [`${place + 1}. ${title.th} · ${title.en} (${when(at)})`, about && `   ${about}`, link && `   ${link}`].filter(Boolean).join('\n'),
  );
  const text = [
    lines.length > 0 && `เรื่องที่รอท่าน ${lines.length} เรื่อง · ${lines.length} waiting for you`,
    ...items,
    rest > 0 && `${more(rest).th} · ${more(rest).en}`,
    hasSecret && `${confidential.th}\n${confidential.en}`,
    portal && `เปิดระบบ · Open: ${portal}`,
    `${reason.th}\n${reason.en}`,
    `${agency.th}\n${agency.en}`,
  ];
  const subject = lines.length > 0 ? `สรุปเรื่องที่รอท่าน ${lines.length} เรื่อง · ${lines.length} waiting for you` : 'มีหนังสือถึงท่าน · There are letters for you';
  return { subject, text: `${text.filter(Boolean).join('\n\n')}\n` };
}
