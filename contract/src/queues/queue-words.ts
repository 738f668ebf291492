import type { Agency } from '../agencies/agency';
import { titleWidths } from '../constants';
import type { Label } from '../values/label';
import type { QueueCode } from './queue-codes';
import { type QueueColumn, wireColumn } from './todo-lists';

const titles: Record<QueueCode, Label> = {
  review: { th: 'หนังสือรอตรวจสอบ', en: 'Awaiting review' },
  sign: { th: 'หนังสือรอลงนาม', en: 'Awaiting signature' },
  jobReceived: { th: 'หนังสือรอดำเนินการ', en: 'To be dealt with' },
  jobReceived2: { th: 'งานที่ได้รับมอบหมาย (บุคคล)', en: 'Assigned to me' },
  unreceived: { th: 'หนังสือรอลงรับ', en: 'Awaiting receipt' },
  waitAssign: { th: 'หนังสือรอมอบหมาย/สั่งการ', en: 'Awaiting assignment or order' },
  jobAssign: { th: 'งานที่มอบหมายไป (หน่วยงาน)', en: 'Assigned to units' },
  jobAssign2: { th: 'งานที่มอบหมายไป (บุคคล)', en: 'Assigned to persons' },
  unsigned: { th: 'อยู่ระหว่างเสนอลงนาม', en: 'On the way to signature' },
  jobCommand: { th: 'หนังสือที่มีข้อสั่งการ', en: 'With an order' },
  jobFollow: { th: 'แฟ้มติดตามงาน', en: 'Followed' },
  jobCompleted: { th: 'งานที่เสร็จสิ้น', en: 'Completed' },
};

/** Titles of tiles that also show rows of queues without a tile of their own. */
const widerTitles: Partial<Record<QueueCode, Label>> = { jobAssign: { th: 'งานที่มอบหมายไป', en: 'Assigned by me' } };

export function queueTitle({ dashboard }: Pick<Agency, 'dashboard'>, code: QueueCode): Label {
  const wider = dashboard.queues.includes('jobAssign2') ? undefined : widerTitles[code];
  return dashboard.queueTitles[code] ?? wider ?? titles[code];
}

/** The columns of a queue's table (specification §2); commands replace the organisation where the agency shows them. Widths in pixels. */
export function queueHeader({ dashboard }: Pick<Agency, 'dashboard'>, code: QueueCode, language: 'th' | 'en'): { key: string; title: string; width: number }[] {
  const showsCommand = dashboard.showsCommandText && code === 'jobCommand';
  const columns: { key: QueueColumn; title: Label; width: number }[] = [
    { key: 'typeName', title: { th: 'ประเภท', en: 'Type' }, width: 126 },
    { key: 'speedName', title: { th: 'ชั้นความเร็ว', en: 'Speed' }, width: 122 },
    { key: 'number', title: { th: 'เลขที่หนังสือ', en: 'Number' }, width: 158 },
    { key: 'subject', title: { th: 'เรื่อง', en: 'Subject' }, width: titleWidths[0] },
    showsCommand
      ? { key: 'commandText', title: { th: 'ข้อสั่งการ', en: 'Order' }, width: 240 }
      : { key: 'organisation', title: { th: 'หน่วยงาน', en: 'Organisation' }, width: 240 },
  ];
  return columns.map(({ key, title, width }) => ({ key: wireColumn(key), title: title[language], width }));
}
