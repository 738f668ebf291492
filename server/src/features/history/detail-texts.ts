import { agencyValueNames, agencyValues } from '@sarabun/contract/agency-values/agency-values';
import { brandingRow } from '@sarabun/contract/agency-values/branding';
import { jobKindLabels } from '@sarabun/contract/jobs/failed-jobs';
import { lineChannelRow } from '@sarabun/contract/line/line-channel';
import type { Label } from '@sarabun/contract/values/label';
import { certificateDetails } from './certificate-action-texts';
import { numberRightLabels } from './register-action-texts';

/** What a recorded value is, and so how it is described. A `row` is an id without a better name, a `line` one of a register, a `place` is counted from 0; `words` are a closed set; an `act` is the name of a use case. */
export type Said =
  | 'person'
  | 'unit'
  | 'post'
  | 'group'
  | 'roleType'
  | 'order'
  | 'leg'
  | 'line'
  | 'register'
  | 'book'
  | 'format'
  | 'page'
  | 'act'
  | 'menu'
  | 'day'
  | 'moment'
  | 'flag'
  | 'plain'
  | 'row'
  | 'place'
  | Readonly<Record<string, Label>>;

export interface DetailText {
  label: Label;
  said: Said;
}

export const text = (th: string, en: string, said: Said = 'plain'): DetailText => ({ label: { th, en }, said });
const person = (th: string, en: string) => text(th, en, 'person');

const functions: Readonly<Record<string, Label>> = {
  holder: { th: 'ผู้ดำรงตำแหน่ง', en: 'holder' },
  secretary: { th: 'หน้าห้อง', en: 'secretary' },
  registrar: { th: 'เจ้าหน้าที่สารบรรณ', en: 'registrar' },
  registryHead: { th: 'หัวหน้าสารบรรณ', en: 'head of registry' },
  secretRegistrar: { th: 'นายทะเบียนข้อมูลข่าวสารลับ', en: 'secret registrar' },
  administrator: { th: 'ผู้ดูแลระบบ', en: 'administrator' },
  auditor: { th: 'ผู้ตรวจสอบ', en: 'auditor' },
  leaver: { th: 'ผู้ส่งมอบ', en: 'who leaves' },
  successor: { th: 'ผู้รับมอบ', en: 'who follows' },
};

const officeChanges: Readonly<Record<string, Label>> = {
  moveUnit: { th: 'ย้ายหน่วยงาน', en: 'move of a unit' },
  renumberUnit: { th: 'เปลี่ยนเลขประจำ', en: 'new number of a unit' },
  closeUnit: { th: 'ปิดหน่วยงาน', en: 'closing of a unit' },
  transferPerson: { th: 'ย้ายบุคลากร', en: 'move of a person' },
  movePost: { th: 'ย้ายตำแหน่ง', en: 'move of a post' },
  closePost: { th: 'ปิดตำแหน่ง', en: 'closing of a post' },
};

const levels: Readonly<Record<string, Label>> = { 2: { th: 'ลับ', en: 'confidential' }, 3: { th: 'ลับมาก', en: 'secret' } };

const ways: Readonly<Record<string, Label>> = {
  password: { th: 'รหัสผ่าน', en: 'password' },
  secondFactor: { th: 'ยืนยันสองขั้น', en: 'two-step verification' },
  provider: { th: 'ผู้ให้บริการยืนยันตัวตน', en: 'identity provider' },
  directory: { th: 'ไดเรกทอรีของหน่วยงาน', en: 'directory' },
};

const proofs: Readonly<Record<string, Label>> = {
  pin: { th: 'PIN ลงนาม', en: 'PIN for signing' },
  password: { th: 'รหัสผ่าน', en: 'password' },
  secondFactor: { th: 'รหัสยืนยันขั้นที่สอง', en: 'second-step code' },
  certificate: { th: 'ใบรับรอง', en: 'certificate' },
};

const consents: Readonly<Record<string, Label>> = {
  privacy: { th: 'นโยบายความเป็นส่วนตัว', en: 'privacy policy' },
  signature: { th: 'การยืนยันลายมือชื่อ', en: 'signature statement' },
};

/** Names and kinds of the keys of a detail. Other keys are shown by their own name. */
export const detailTexts: Readonly<Record<string, DetailText>> = {
  page: text('หน้า', 'Page', 'page'),
  rows: text('จำนวนรายการ', 'Rows'),
  serviceKey: text('กุญแจของระบบอื่น', 'Key of another system', 'row'),
  modules: text('ระบบงาน', 'Modules'),
  notices: text('จำนวนผู้รับ', 'Persons notified'),
  rowIds: text('รายการ', 'Rows', 'row'),
  personId: person('บุคคล', 'Person'),
  personIds: person('บุคคล', 'Persons'),
  person: person('บุคคล', 'Person'),
  of: person('บุคคล', 'Person'),
  to: person('แก่', 'To'),
  added: person('ผู้ที่เพิ่ม', 'Added'),
  askedBy: person('ขอโดย', 'Asked by'),
  leaverId: person('ผู้ส่งมอบ', 'Who leaves'),
  successorId: person('ผู้รับมอบ', 'Who follows'),
  by: person('โดย', 'By'),
  unitId: text('หน่วยงาน', 'Unit', 'unit'),
  registryUnitId: text('สารบรรณที่ใช้', 'Registry', 'unit'),
  presentsFirst: text('เสนอก่อน', 'Presented first', 'flag'),
  presentToPostId: text('เสนอต่อ', 'Presented to', 'post'),
  assignToUnitId: text('มอบหมายให้หน่วยงาน', 'Assigned to', 'unit'),
  unit: text('หน่วยงาน', 'Unit', 'unit'),
  postId: text('ตำแหน่ง', 'Post', 'post'),
  post: text('ตำแหน่ง', 'Post', 'post'),
  group: text('กลุ่ม', 'Group', 'group'),
  groupId: text('กลุ่ม', 'Group', 'group'),
  roleTypeId: text('บทบาท', 'Role', 'roleType'),
  query: text('เรียกดูได้', 'May look at', 'menu'),
  manage: text('จัดการได้', 'May change', 'menu'),
  function: text('หน้าที่', 'Function', functions),
  role: text('บทบาท', 'Role', functions),
  as: text('ในฐานะ', 'As', functions),
  kind: text('ชนิด', 'Kind', officeChanges),
  level: text('ชั้นความลับ', 'Secrecy class', levels),
  readLevel: text('ชั้นความลับที่อ่านได้จากไฟล์', 'Class read from the file', levels),
  way: text('วิธี', 'Way', ways),
  consent: text('ข้อความ', 'Text', consents),
  version: text('ฉบับที่', 'Version'),
  on: text('มีผลวันที่', 'In force from', 'day'),
  startsOn: text('ตั้งแต่วันที่', 'From', 'day'),
  endsOn: text('ถึงวันที่', 'Until', 'day'),
  lastDay: text('วันสุดท้าย', 'Last day', 'day'),
  from: text('ตั้งแต่', 'From', 'day'),
  approve: text('อนุมัติ', 'Approved', 'flag'),
  approved: text('อนุมัติ', 'Approved', 'flag'),
  byDirectory: text('ตรวจรหัสผ่านที่ไดเรกทอรี', 'Checked by the directory', 'flag'),
  absence: text('แทนผู้ไม่อยู่', 'For an absent one', 'flag'),
  published: text('เผยแพร่', 'Published', 'flag'),
  pinned: text('ปักหมุด', 'Kept at hand', 'flag'),
  closed: text('ปิด', 'Closed', 'flag'),
  putBack: text('คืนข้อความเดิม', 'Standard text restored', 'flag'),
  changed: text('แก้ไขก่อนอนุมัติ', 'Changed first', 'flag'),
  recoveryCode: text('ใช้รหัสสำรอง', 'By a recovery code', 'flag'),
  holidays: text('พักตลอดวันหยุด', 'Quiet on holidays', 'flag'),
  urgentFrom: text('ส่งทันทีตั้งแต่ชั้นความเร็ว', 'Sent at once from this speed'),
  mayChoose: text('ให้เลือกเองได้', 'May be chosen', 'flag'),
  number: text('เลข', 'Number'),
  numbers: text('จำนวนเลข', 'Numbers'),
  year: text('ปี พ.ศ.', 'Year'),
  first: text('เลขแรก', 'First number'),
  last: text('เลขสุดท้าย', 'Last number'),
  hours: text('ชั่วโมง', 'Hours'),
  reason: text('เหตุผล', 'Reason'),
  code: text('รหัส', 'Code'),
  phrase: text('ถ้อยคำ', 'Phrase', {
    vacancy: { th: 'รักษาราชการแทน', en: 'acting' },
    delegated: { th: 'ปฏิบัติราชการแทน', en: 'by delegation' },
    duty: { th: 'ปฏิบัติหน้าที่แทน', en: 'performing duties' },
    university: { th: 'รักษาการแทน', en: 'acting, university' },
    position: { th: 'รักษาการในตำแหน่ง', en: 'acting in position' },
    judicial: { th: 'ทำการแทน', en: 'sitting for' },
    plain: { th: 'แทน', en: 'for' },
  }),
  format: text('รูปแบบไฟล์', 'Format'),
  action: text('การดำเนินการ', 'Act', 'act'),
  size: text('ขนาด (ไบต์)', 'Size in bytes'),
  revision: text('ร่างที่บันทึกครั้งที่', 'Save of the draft'),
  answersReturn: text('ตอบผู้ส่งคืน', 'Answers who sent it back', 'flag'),
  letters: text('จำนวนหนังสือ', 'Letters'),
  created: text('เพิ่ม', 'Added'),
  updated: text('แก้ไข', 'Changed'),
  units: text('จำนวนหน่วยงาน', 'Units'),
  mails: text('จำนวนอีเมล', 'Mails'),
  reminders: text('จำนวนการเตือน', 'Reminders'),
  registers: text('จำนวนทะเบียน', 'Registers'),
  refused: text('ไม่รับ', 'Refused'),
  seatsEnded: text('หน้าที่ที่สิ้นสุด', 'Functions ended'),
  leaves: text('จะออกจากหน่วยงาน', 'Leaves the office', 'flag'),
  wait: text('ต้องรอถึง', 'Must wait until'),
  failed: text('ไม่สำเร็จเพราะ', 'Failed for'),
  value: text('ค่า', 'Value', Object.fromEntries(agencyValueNames.map((name) => [name, agencyValues[name].label]))),
  sessionId: text('การใช้งาน', 'Session', 'row'),
  ended: text('การใช้งานที่สิ้นสุด', 'Sessions ended', 'row'),
  jobId: text('งานเบื้องหลัง', 'Background job', 'row'),
  jobKind: text('ชนิดของงาน', 'Kind of job', jobKindLabels),
  jobs: text('จำนวนงาน', 'Jobs'),
  legId: text('ที่', 'At', 'leg'),
  remarkIds: text('ข้อคิดเห็น', 'Remarks', 'row'),
  verdict: text('ผลการพิจารณา', 'Verdict', {
    accepted: { th: 'รับข้อเสนอแก้', en: 'Accepted' },
    rejected: { th: 'ไม่รับ', en: 'Rejected' },
    resolved: { th: 'ดำเนินการแล้ว', en: 'Resolved' },
    withdrawn: { th: 'ถอน', en: 'Withdrawn' },
  }),
  legIds: text('ส่งถึง', 'Sent to', 'leg'),
  sameLegId: text('รับไว้แล้วที่', 'Received before at', 'leg'),
  entryId: text('เลขทะเบียน', 'Number in the register', 'line'),
  entryIds: text('เลขทะเบียน', 'Numbers in the register', 'line'),
  registerId: text('ทะเบียน', 'Register', 'register'),
  changeId: text('รายการเปลี่ยนแปลง', 'Change', 'row'),
  itemId: text('ข่าวหรือหนังสือกลาง', 'Item', 'row'),
  handoverId: text('การส่งมอบ', 'Hand-over of work', 'row'),
  assignmentId: text('การมอบหมาย', 'Assignment', 'row'),
  actingOrderId: text('คำสั่งที่', 'Order', 'order'),
  absenceId: text('วันไม่อยู่', 'Absence', 'row'),
  clearanceId: text('การเข้าถึงชั้นความลับ', 'Clearance', 'row'),
  breakGlassId: text('การเข้าถึงฉุกเฉิน', 'Emergency access', 'row'),
  templateId: text('แม่แบบเส้นทาง', 'Route template', 'row'),
  letterTemplateId: text('แม่แบบหนังสือ', 'Letter template', 'row'),
  requestId: text('คำขอ', 'Request', 'row'),
  authorityId: text('ผู้ออกใบรับรอง', 'Authority', 'row'),
  pictureId: text('ภาพ', 'Picture', 'row'),
  pageId: text('หน้าคู่มือ', 'Manual page', 'row'),
  bookId: text('เล่มทะเบียน', 'Book', 'book'),
  fileId: text('ไฟล์', 'File', 'row'),
  copyNumber: text('เลขที่สำเนา', 'Number of the copy'),
  copyId: text('สำเนา', 'Copy', 'row'),
  copies: text('จำนวนสำเนา', 'Copies'),
  files: text('จำนวนไฟล์', 'Files'),
  uploadId: text('ไฟล์ที่ส่ง', 'Upload', 'row'),
  ruleId: text('กฎ', 'Rule', 'row'),
  rightId: text('สิทธิ', 'Right', 'row'),
  formatId: text('รูปแบบเลข', 'Number format', 'format'),
  template: text('รูปแบบเลข', 'Number format'),
  formerTemplate: text('รูปแบบเดิม', 'Former format'),
  codeId: text('รหัสยืนยัน', 'Code', 'row'),
  receiveId: text('การแจ้งเตือน', 'Notification', 'row'),
  savedSearchId: text('การค้นที่บันทึกไว้', 'Kept search', 'row'),
  receiverListId: text('รายชื่อผู้รับ', 'List of receivers', 'row'),
  proof: text('ยืนยันตัวด้วย', 'Proved by', proofs),
  provedAt: text('ยืนยันตัวเมื่อ', 'Proved at', 'moment'),
  stood: text('ใช้การยืนยันตัวตนครั้งก่อนซ้ำ', 'Earlier proof of identity used again', 'flag'),
  wrong: text('จำนวนครั้งที่ใส่ผิด', 'Wrong tries'),
  locked: text('ระงับ', 'Locked', 'flag'),
  cancelled: text('ยกเลิกที่ส่งถึง', 'Withdrawn from', 'leg'),
  position: text('ลำดับผู้รับ', 'Place of the receiver', 'place'),
  sealedAgain: text('ไฟล์ที่ผนึกใหม่', 'Files sealed again'),
  withdrawnSignatures: text('ลำดับของลายมือชื่อที่สิ้นผล', 'Places of signatures without effect'),
  collection: text('หมวด', 'Collection'),
  module: text('ระบบงาน', 'Module'),
  figures: text('จำนวนตัวเลข', 'Figures'),
  goesOn: text('การใช้งานที่คงอยู่', 'Session that goes on', 'row'),
  deviceId: text('อุปกรณ์', 'Device', 'row'),
  browser: text('เบราว์เซอร์', 'Browser'),
  system: text('ระบบปฏิบัติการ', 'Operating system'),
  kept: text('จำนวนที่เก็บไว้', 'Kept'),
  gone: text('จำนวนที่นำออก', 'Taken away'),
  brought: text('จำนวนที่เพิ่ม', 'Brought'),
  heads: text('ทะเบียน ปี บรรทัด และค่าแฮช', 'Register, year, line and hash'),
  offered: text('จำนวนที่เสนอ', 'Offered'),
  lapsed: text('จำนวนที่หมดอายุ', 'Lapsed'),
  revoked: text('จำนวนที่เพิกถอน', 'Revoked'),
  sealed: text('จำนวนที่เข้ารหัส', 'Encrypted'),
  status: text('ผลตอบ', 'Answer'),
  virus: text('ไวรัส', 'Virus'),
  what: text('สิทธิ', 'Rights', numberRightLabels),
  id: text('รายการ', 'Row', 'row'),
  removed: text('รายการที่ลบ', 'Removed', 'row'),
  beforeDays: text('เตือนก่อนครบกำหนด (วัน)', 'Days before it is due'),
  onDay: text('เตือนในวันครบกำหนด', 'On the day it is due'),
  overdueEvery: text('เตือนซ้ำเมื่อเกินกำหนดทุก (วัน)', 'Days between reminders when overdue'),
  fromHour: text('เตือนตั้งแต่เวลา (น.)', 'From which hour'),
  times: text('เวลาแจ้งเตือน', 'Times of reminders'),
  usual: text('ช่องทางปกติ', 'Usual channels'),
  menuRights: text('สิทธิเมนู', 'Menu rights'),
  members: text('สมาชิก', 'Members'),
  ...certificateDetails,
};

export const flagTexts: Readonly<Record<'true' | 'false', Label>> = { true: { th: 'ใช่', en: 'yes' }, false: { th: 'ไม่', en: 'no' } };
/** What an act did with the way of a letter, and by which order. */
export const stepTexts: Readonly<Record<'to' | 'reason' | 'acted' | 'order', Label>> = {
  acted: { th: 'ปฏิบัติแทน', en: 'Acting' },
  order: { th: 'คำสั่งที่', en: 'order' },
  to: { th: 'ส่งถึง', en: 'Sent to' },
  reason: { th: 'เหตุผล', en: 'Reason' },
};

/** Shown when more was recorded than fits. */
export const andMore = (count: number): Label => ({ th: `และอีก ${count}`, en: `and ${count} more` });
/** Descriptions of rows that were added, switched or removed. */
export const rowTexts: Readonly<Record<string, Label>> = {
  create: { th: 'เพิ่ม', en: 'Added' },
  update: { th: 'แก้ไข', en: 'Changed' },
  switchOn: { th: 'เปิดใช้', en: 'Switched on' },
  switchOff: { th: 'ปิดใช้', en: 'Switched off' },
  remove: { th: 'ลบ', en: 'Deleted' },
};

/** Parts of `admin-configs` that are no values, by their row. */
export const configPartTexts: Readonly<Record<number, Label>> = {
  [brandingRow]: { th: 'ชื่อ ตรา และสีของหน่วยงาน', en: 'Name, emblem and colours of the agency' },
  [lineChannelRow]: { th: 'ช่อง LINE ของหน่วยงาน', en: 'LINE channel of the agency' },
};
