import type { Label } from '@sarabun/contract/values/label';
import type { DueState } from '@sarabun/contract/values/working-days';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text that is no markup. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/** What a notice says, without its markup, in one line. */
export const plainText = (html: string) =>
  html
    .replace(/<br>/g, ' · ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (said) => Object.entries(escapes).find(([, meant]) => meant === said)?.[0] ?? said);

/** How a due day stands, as a notice says it. */
export const dueSayings: Record<DueState['kind'], (days: number) => Label> = {
  late: (days) => ({ th: `เกินกำหนด ${days} วัน`, en: days === 1 ? 'overdue by 1 day' : `overdue by ${days} days` }),
  today: () => ({ th: 'ครบกำหนดวันนี้', en: 'due today' }),
  left: (days) => ({ th: `เหลือ ${days} วันทำการ`, en: days === 1 ? '1 working day left' : `${days} working days left` }),
};

/** How many letters went over with a hand-over. */
export const lettersMoved = (count: number): Label => ({ th: `หนังสือ ${count} เรื่อง`, en: `Letters: ${count}` });

/** What a line of the log says, by use case. */
export const logHeaders: Record<string, { icon: string; th: string; en: string }> = {
  login: { icon: 'login', th: 'เข้าสู่ระบบ', en: 'Signed in' },
  receiveDocument: { icon: 'stamp', th: 'ลงรับหนังสือ', en: 'Received a letter' },
  registerIncoming: { icon: 'stamp', th: 'ลงรับหนังสือใหม่', en: 'Registered a letter' },
  assignDocument: { icon: 'assign', th: 'มอบหมายงาน', en: 'Assigned a letter' },
  refuseDocument: { icon: 'return', th: 'ปฏิเสธการรับ', en: 'Refused a letter' },
  sendBackDocument: { icon: 'return', th: 'ส่งคืนหนังสือ', en: 'Sent a letter back' },
  presentDocument: { icon: 'send', th: 'เสนอหนังสือ', en: 'Presented a letter' },
  commandDocument: { icon: 'gavel', th: 'สั่งการ', en: 'Gave a command' },
  forwardDocument: { icon: 'send', th: 'ส่งต่อหนังสือ', en: 'Forwarded a letter' },
  reportResult: { icon: 'report', th: 'รายงานผล', en: 'Reported a result' },
  recordResult: { icon: 'report', th: 'บันทึกผลการพิจารณา', en: 'Recorded a decision' },
  closeDocument: { icon: 'close', th: 'ปิดเรื่อง', en: 'Closed a letter' },
  reopenDocument: { icon: 'open', th: 'เปิดเรื่องใหม่', en: 'Opened a letter anew' },
  recallDocument: { icon: 'return', th: 'ดึงคืนหนังสือ', en: 'Pulled a letter back' },
  cancelReceipt: { icon: 'cancel', th: 'ยกเลิกลงรับ', en: 'Cancelled a receipt' },
  assignPresent: { icon: 'assign', th: 'มอบหมาย/เสนอ', en: 'Presented with an assignment' },
  approveProposal: { icon: 'gavel', th: 'อนุมัติตามเสนอ', en: 'Approved a proposal' },
  changeAssignees: { icon: 'assign', th: 'เปลี่ยนผู้รับมอบหมาย', en: 'Changed who bears work' },
  acceptReport: { icon: 'report', th: 'รับรายงาน', en: 'Accepted a report' },
  circulateDocument: { icon: 'send', th: 'เวียนหนังสือ', en: 'Circulated a letter' },
  stopCirculation: { icon: 'cancel', th: 'หยุดเวียน', en: 'Stopped a circulation' },
  acknowledgeDocument: { icon: 'report', th: 'รับทราบ', en: 'Took note of a letter' },
  cancelDocument: { icon: 'cancel', th: 'ยกเลิกหนังสือ', en: 'Cancelled a letter' },
  receiveSame: { icon: 'stamp', th: 'ลงรับเลขเดิม', en: 'Received under the earlier number' },
  registerSame: { icon: 'stamp', th: 'ลงรับเลขเดิม', en: 'Received under the earlier number' },
  submitDraft: { icon: 'send', th: 'เสนอร่างหนังสือ', en: 'Sent a draft up' },
  passReview: { icon: 'report', th: 'ตรวจร่างผ่าน', en: 'Passed a draft' },
  returnDraft: { icon: 'return', th: 'ส่งร่างกลับแก้ไข', en: 'Sent a draft back' },
  withdrawDraft: { icon: 'return', th: 'ดึงร่างคืน', en: 'Took a draft back' },
  signDocument: { icon: 'gavel', th: 'ลงนามหนังสือ', en: 'Signed a letter' },
  askAgain: { icon: 'assign', th: 'ขอรายงานเพิ่มเติม', en: 'Asked for more' },
};

/** The toast of the first reading, as the specification words it. */
export const readMessage = { th: 'บันทึกข้อมูล เรียกดู', en: 'Reading recorded' };
