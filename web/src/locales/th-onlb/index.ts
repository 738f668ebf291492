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
  queues: { columns: { speedName: speed, number, subject }, receivedUnder: `${receiveNumber} {{number}}` },
  collections: { subject, group: bookGroup },
  documents: {
    register: { receive: receiveNumber },
    number,
    datedOn: `${dated} {{day}}`,
    from,
    to,
    owner,
    refuse: {
      effect: `ไม่ออก${receiveNumber} ผู้ส่งได้รับแจ้งพร้อมเหตุผล`,
      effectOutside: `ไม่ออก${receiveNumber} ระบบไม่แจ้งผู้ส่งภายนอก โปรดแจ้งผู้ส่งเอง`,
    },
    desk: {
      number,
      datedOn: dated,
      sender: from,
      addressee: to,
      subject,
      speed,
      secrecy,
      summaryNumber: receiveNumber,
      receivedBefore: `เรื่องนี้ลงรับไว้แล้ว ${receiveNumber} {{number}}`,
      keys: { speed },
    },
  },
  letterHints: {
    mistyped: `ลงรับผิดพลาด? {{who}} แก้ไข ${number} ${dated} ${from} ${to} ${subject} อ้างถึง สิ่งที่ส่งมาด้วย และ${speed} ได้จากหนังสือนี้ ข้อความเดิมยังแสดงอยู่`,
  },
  route: { sameNumber: `${receiveNumber} {{number}} ({{day}})` },
  bulkReceive: { done: `ลงรับแล้ว {{n}} เรื่อง ${receiveNumber} {{range}}` },
  letters: { speed, secrecy, owner, englishPart: { subject, addressee: to } },
  registers: {
    subject,
    sender: from,
    addressee: to,
    dated,
    inLetter: `${number} ${dated} ${from} ${to} ${subject} และ${speed}ของหนังสือจากภายนอก แก้ได้ในหนังสือ โดยผู้ลงรับหรือหัวหน้า`,
    cancelReceiptText: `การลงรับจะถูกยกเลิก หนังสือกลับไปรอลงรับ ${receiveNumber}นี้ยังแสดงในทะเบียนและไม่ใช้ซ้ำ`,
  },
  search: {
    box: `ค้น${number} ${subject} ${from} ${receiveNumber} หรือข้อความในไฟล์`,
    help: `พิมพ์เลขที่แบบใดก็ได้ เช่น นร ๐๑๐๖/ว ๑๒ · ${receiveNumber} ๑๒๓ · "คำที่ต้องติดกัน"`,
    speed,
    allSpeeds: `ทุก${speed}`,
    receipt: `${receiveNumber} {{number}}/{{year}} {{unit}}`,
  },
  history: { findLetter: `${number}หรือ${receiveNumber}` },
  keys: { does: { speed: `เลือก${speed}` } },
  signTypes: { label: signType },
  rights: { clearances: { level: secrecy }, explain: { sections: { secrecy } } },
  certificates: { certificates: certificate, own: { title: `${certificate}ของท่าน`, ask: `ขอ${certificate}`, askAgain: `ขอ${certificate}ใหม่` } },
  account: {
    profile: { clearance: { name: `${secrecy}ที่อ่านได้` } },
    email: { lead: `ระบบจะส่ง${code}ไปที่อีเมลใหม่ เพื่อให้แน่ใจว่าเป็นของท่าน`, send: askForCode, code, codeMissing: `กรุณากรอก${code} 6 หลัก` },
  },
  recovery: {
    forgot: { lead: `กรอกอีเมลของบัญชี ระบบจะส่ง${code}สำหรับตั้งรหัสผ่านใหม่ไปให้`, enterCode: `กรอก${code}` },
    reset: { lead: `${code}ส่งไปที่ {{email}}`, code, codeMissing: `กรุณากรอก${code} 6 หลัก`, again: `${askForCode}ใหม่` },
  },
};
