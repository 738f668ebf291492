import { formatDay } from '@sarabun/contract/values/buddhist-date';

/** Titles of notices, by what a leg was sent for. Notices are kept in Thai, the language of the office. */
export const noticeTitles: Record<string, string> = {
  delivery: 'มีหนังสือถึงหน่วยงาน',
  presentation: 'มีหนังสือเสนอถึงท่าน',
  assignment: 'ท่านได้รับมอบหมายงาน',
  command: 'มีข้อสั่งการถึงท่าน',
  review: 'มีร่างหนังสือรอตรวจสอบ',
  signature: 'มีหนังสือรอลงนาม',
  information: 'มีหนังสือแจ้งเพื่อทราบ',
};

export const sentBackTitle = 'มีหนังสือส่งคืนถึงท่าน';
export const reportedTitle = 'ได้รับรายงานผลครบแล้ว';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/** The body of a notice: the number and subject, and the due day of an assignment. Nothing in it is markup but what stands here. */
export function noticeHtml({ subject, number, dueOn }: { subject: string; number: string; dueOn: string | null }): string {
  const due = dueOn ? `<br>ครบกำหนด ${formatDay(dueOn, 'th', 'short')}` : '';
  return `${number ? `<b>${escaped(number)}</b> ` : ''}${escaped(subject)}${due}`;
}

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
  askAgain: { icon: 'assign', th: 'ขอรายงานเพิ่มเติม', en: 'Asked for more' },
};

/** The toast of the first reading, as the specification words it. */
export const readMessage = { th: 'บันทึกข้อมูล เรียกดู', en: 'Reading recorded' };
