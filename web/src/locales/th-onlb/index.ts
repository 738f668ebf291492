import type { Variant } from '../catalogue';
import type { catalogue as thai } from '../th';

const receiveNumber = 'เลขทะเบียนรับ';
const number = 'เลขที่หนังสือ';
const dated = 'วันที่หนังสือ';
const subject = 'ชื่อเรื่อง';
const from = 'ผู้ส่ง';
const to = 'ผู้รับ';
const speed = 'ความเร่งด่วน';
const secrecy = 'ระดับชั้นความลับ';
const owner = 'ผู้รับผิดชอบเรื่อง';
const bookGroup = 'หมวดหนังสือ';
const signType = 'รูปแบบการลงนาม';
const certificate = 'ใบรับรองอิเล็กทรอนิกส์';
const askForCode = 'ขอรหัส OTP';
const code = 'รหัส OTP';

/**
 * The wording of the agency with its own Thai; everything else is the common Thai. The specification lists the concepts with another
 * wording: the numbers and dates of a letter, its subject, parties, classes and owner, book groups, kinds of signing, certificates and the
 * request for a one-time code.
 */
export const catalogue: Variant<typeof thai> = {
  portal: { toDesk: 'ไปที่แฟ้มงาน' },
  queues: { columns: { speedName: speed, number, subject } },
  collections: { subject, group: bookGroup },
  documents: {
    register: { receive: receiveNumber },
    number,
    datedOn: `${dated} {{day}}`,
    from,
    to,
    owner,
    desk: { number, datedOn: dated, sender: from, addressee: to, subject, speed, secrecy, summaryNumber: receiveNumber },
  },
  route: { stamp: { number: receiveNumber } },
  letters: { speed, secrecy, owner, englishPart: { subject, addressee: to } },
  registers: { subject, sender: from, addressee: to, dated },
  search: { speed },
  signTypes: { label: signType },
  rights: { clearances: { level: secrecy }, explain: { sections: { secrecy } } },
  certificates: { certificates: certificate, own: { title: `${certificate}ของท่าน`, ask: `ขอ${certificate}`, askAgain: `ขอ${certificate}ใหม่` } },
  account: { email: { send: askForCode, code } },
  recovery: { reset: { code, again: `${askForCode}ใหม่` } },
};
