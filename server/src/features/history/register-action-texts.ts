import type { Correctable } from '@sarabun/contract/documents/letter-entry';
import type { NumberRight } from '@sarabun/contract/registers/register';
import type { dispatchWays } from '@sarabun/contract/signing/own-letter';
import type { Label } from '@sarabun/contract/values/label';

/** The rights on numbers, as the page that gives them calls them. */
export const numberRightLabels: Readonly<Record<NumberRight, Label>> = {
  reserve: { th: 'จองเลข', en: 'Reserve numbers' },
  backDate: { th: 'ออกเลขย้อนหลัง', en: 'Back-date' },
  cancel: { th: 'ยกเลิกเลข', en: 'Cancel numbers' },
  central: { th: 'ใช้เลขของทะเบียนนี้', en: 'Take numbers of this registry' },
  overview: { th: 'ดูทะเบียนของหน่วยงานและหน่วยงานในสังกัด', en: 'See the registers of the unit and those below' },
};

/** What is corrected of a received letter, and of a line, by the heads of the columns of a register. */
export const correctedLabels: Readonly<Record<Correctable | 'action' | 'remark', Label>> = {
  number: { th: 'ที่', en: 'Letter no.' },
  datedOn: { th: 'ลงวันที่', en: 'Dated' },
  sender: { th: 'จาก', en: 'From' },
  addressee: { th: 'ถึง', en: 'To' },
  subject: { th: 'เรื่อง', en: 'Subject' },
  references: { th: 'อ้างถึง', en: 'Refers to' },
  enclosures: { th: 'สิ่งที่ส่งมาด้วย', en: 'Enclosures' },
  speed: { th: 'ชั้นความเร็ว', en: 'Speed' },
  action: { th: 'การปฏิบัติ', en: 'Action' },
  remark: { th: 'หมายเหตุ', en: 'Remark' },
};

/** How a letter leaves the office. */
export const dispatchLabels: Readonly<Record<(typeof dispatchWays)[number], Label>> = {
  post: { th: 'ไปรษณีย์', en: 'Post' },
  hand: { th: 'เจ้าหน้าที่นำส่ง', en: 'Messenger' },
  email: { th: 'ไปรษณีย์อิเล็กทรอนิกส์', en: 'E-mail' },
  fax: { th: 'โทรสาร', en: 'Fax' },
  other: { th: 'อื่น ๆ', en: 'Other' },
};
