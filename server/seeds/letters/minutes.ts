import { formatDay } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { Block } from '../../src/platform/typeset/printed-body';
import { meetingMatters, meetings } from './own-families';
import { nameOf, postOf } from './people';
import type { Paper } from './plan';
import { random } from './random';
import { workingDayAfter } from './working-time';

const members = ['director', 'deputy', 'kriangkraib', 'wilaiwans', 'head1', 'head2', 'phongsathonm', 'phensit'];
const attendant = (username: string) => ({ name: nameOf(username), position: postOf(username) });

/** The minutes of one session, drafted some days after the meeting. */
export function minutesOf({ meetingKey, number, day, draw, writer }: { meetingKey: string; number: string; day: string; draw: number; writer: string }): Paper {
  const chance = random(draw);
  const meeting = meetings.find((each) => each.key === meetingKey);
  if (!meeting) throw new Error(`there is no meeting ${meetingKey}`);
  const missing = chance.chance(0.5) ? chance.pick(members.slice(2)) : null;
  const matters = chance.shuffle(meetingMatters).slice(0, 4);
  const heading = (text: string): Block => ({ kind: 'heading', text });
  const item = (order: string, text: string): Block => ({ kind: 'item', number: order, level: 1, text });
  const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
  const matter = (agenda: string, place: number) => {
    const { matter: subject, resolution } = matters[place] as (typeof matters)[number];
    return [item(toThaiDigits(`${agenda}.${(place % 2) + 1}`), subject), paragraph(resolution)];
  };
  return {
    form: 'minutes',
    data: {
      secrecy: '',
      meeting: meeting.name,
      number: `ครั้งที่ ${number}`,
      when: toThaiDigits(`${formatDay(workingDayAfter(day, -3), 'th', 'full')} เวลา 09.30 น.`),
      where: `ณ ${meeting.room}`,
      present: members.filter((each) => each !== missing).map(attendant),
      absent: missing ? [{ ...attendant(missing), position: 'ติดราชการ' }] : [],
      attending: ['secretary', writer].map(attendant),
      opened: '๐๙.๓๐ น.',
      body: [
        heading('ระเบียบวาระที่ ๑ เรื่องที่ประธานแจ้งให้ที่ประชุมทราบ'),
        paragraph('ประธานกล่าวเปิดการประชุมและขอบคุณผู้เข้าร่วมประชุมทุกท่าน พร้อมทั้งกำชับให้ทุกหน่วยงานเร่งรัดงานสำคัญให้แล้วเสร็จตามแผน'),
        heading('ระเบียบวาระที่ ๒ เรื่องรับรองรายงานการประชุมครั้งก่อน'),
        paragraph('ที่ประชุมรับรองรายงานการประชุมโดยไม่มีการแก้ไข'),
        heading('ระเบียบวาระที่ ๓ เรื่องเพื่อทราบ'),
        ...matter('3', 0),
        ...matter('3', 1),
        heading('ระเบียบวาระที่ ๔ เรื่องเพื่อพิจารณา'),
        ...matter('4', 2),
        ...matter('4', 3),
        heading('ระเบียบวาระที่ ๕ เรื่องอื่น ๆ'),
        paragraph('ไม่มี'),
      ],
      closed: '๑๒.๐๐ น.',
      recorder: attendant(writer),
      reviewer: attendant('wilaiwans'),
    },
  };
}
