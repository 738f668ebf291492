import { registerNames } from '../registers';
import { type DetailText, text } from './detail-texts';
import { correctedLabels, dispatchLabels } from './register-action-texts';

/** Keys with another meaning in one action. */
export const detailTextsOf: Readonly<Record<string, Readonly<Record<string, DetailText>>>> = {
  transferPerson: { from: text('จากหน่วยงาน', 'From the unit', 'unit'), to: text('ไปหน่วยงาน', 'To the unit', 'unit') },
  applyOfficeChange: { from: text('จากหน่วยงาน', 'From the unit', 'unit'), to: text('ไปหน่วยงาน', 'To the unit', 'unit') },
  exportRegister: { to: text('ถึง', 'Until', 'day') },
  exportActivity: { to: text('ถึง', 'Until', 'day') },
  exportSystemLog: { to: text('ถึง', 'Until', 'day') },
  exportPendency: { to: text('ถึง', 'Until', 'day') },
  printRegister: { to: text('ถึง', 'Until', 'day') },
  exportControl: { to: text('ถึง', 'Until', 'day') },
  printControl: { to: text('ถึง', 'Until', 'day') },
  saveIntranetItem: { groupId: text('กลุ่มหนังสือ', 'Group of books', 'row') },
  addBookPublisher: { groupId: text('กลุ่มหนังสือ', 'Group of books', 'row') },
  saveOfficeQuietTimes: {
    active: text('ใช้ช่วงพักแจ้งเตือน', 'Quiet times are used', 'flag'),
    from: text('ตั้งแต่เวลา', 'From'),
    until: text('ถึงเวลา', 'Until'),
  },
  correctLetter: { changed: text('รายการที่แก้ไข', 'Corrected', correctedLabels) },
  correctPaperLine: { changed: text('รายการที่แก้ไข', 'Corrected', correctedLabels) },
  issueNumbers: { entryIds: text('เลขที่ออก', 'Numbers given', 'line') },
  saveNumberFormat: {
    kind: text('ทะเบียน', 'Register', registerNames),
    startsOn: text('ใช้ตั้งแต่วันที่', 'In force from', 'day'),
    endsOn: text('ใช้ถึงวันที่', 'In force until', 'day'),
  },
  recordDispatch: { way: text('วิธีส่ง', 'Sent by', dispatchLabels) },
  // These are acts of the sender on the step of a receiver.
  recallDocument: { legId: text('จาก', 'From', 'leg') },
  acceptReport: { legId: text('จาก', 'From', 'leg') },
  askAgain: { legId: text('ผู้รายงาน', 'Who reported', 'leg') },
  remindDocument: { legIds: text('ผู้รับการทวงถาม', 'Reminded', 'leg') },
  remindSigner: { legIds: text('ผู้รับการทวงถาม', 'Reminded', 'leg') },
  cancelDocument: { numbers: text('เลขที่ยกเลิก', 'Numbers burned') },
};
