import { expect, it } from 'vitest';
import { noticeMail } from './notice-mail-texts';
import { pushText } from './outside-texts';

const title = { th: 'มีหนังสือถึงท่าน', en: 'There is a letter for you' };
const subject = 'ขอเชิญประชุมคณะกรรมการบริหารและพัฒนาเทคโนโลยีสารสนเทศและการสื่อสารแห่งชาติเพื่อพิจารณาแนวทางการดำเนินงานที่เกี่ยวข้องกับการปรับปรุงกระบวนงาน'.repeat(3);
const boundaries = new Set([...new Intl.Segmenter('th', { granularity: 'word' }).segment(subject)].map(({ index }) => index));

/** How many characters of the subject are told; of what is cut the rest is a sign. */
const toldOf = (text: string) => text.slice(text.indexOf('ขอเชิญ'), text.indexOf('…')).length;

it('the subject of a mail, and a push message, end with a whole word and say that there is more', () => {
  for (let before = 0; before < 12; before++) {
    const told = `${'ก'.repeat(before)} ${subject}`;
    const mail = noticeMail({ th: 'กรม', en: 'Department' }, { title, th: [told], en: [told], link: null });
    const { body } = pushText({ tells: 'all', title, html: { th: told, en: told }, path: '/', link: null }, 'th');
    for (const text of [mail.subject, body]) {
      expect(text).toMatch(/…$/);
      expect(boundaries, text).toContain(toldOf(text));
    }
  }
});
