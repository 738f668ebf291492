import { actUnderWay as actUnderWayCode, maxActKeyLength, tooManyAtOnce as tooManyAtOnceCode } from '@sarabun/contract/endpoint';
import type { Label } from '@sarabun/contract/values/label';
import { Refusal } from './errors';

/** Refusals of any call. Those of a feature are in its own `refusals.ts`. */
export const notSignedIn = () => new Refusal('notSignedIn', 'notSignedIn', { th: 'กรุณาเข้าสู่ระบบ', en: 'Please sign in.' });

/** The same answer for what does not exist and what the person may not know about. */
export const notFound = () => new Refusal('notFound', 'notFound', { th: 'ไม่พบข้อมูลที่ขอ', en: 'There is nothing here by that id.' });

export const forbidden = () => new Refusal('forbidden', 'forbidden', { th: 'ท่านไม่มีสิทธิดำเนินการนี้', en: 'You have no right to do this.' });

export const consentRequired = () =>
  new Refusal('forbidden', 'consentRequired', {
    th: 'กรุณายอมรับนโยบายคุ้มครองข้อมูลส่วนบุคคลและยืนยันลายมือชื่ออิเล็กทรอนิกส์ก่อน',
    en: 'Please agree to the privacy policy and confirm your electronic signature first.',
  });

export const secondFactorDemanded = () =>
  new Refusal('forbidden', 'secondFactorDemanded', {
    th: 'หน่วยงานกำหนดให้บัญชีนี้ยืนยันตัวตนสองขั้น กรุณาตั้งค่าก่อนดำเนินการ',
    en: 'The agency demands two-step verification of this account. Please set it up first.',
  });

export const malformed = () => new Refusal('malformed', 'malformed', { th: 'คำขอไม่ถูกรูปแบบ', en: 'The request is malformed.' });

export const unsupportedBody = () => new Refusal('wrongType', 'unsupportedBody', { th: 'ไม่รองรับชนิดของข้อมูลที่ส่งมา', en: 'A body of this type is not taken.' });

export const bodyTooLarge = () => new Refusal('tooLarge', 'bodyTooLarge', { th: 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป', en: 'The request is too large.' });

export const busy = () =>
  new Refusal('busy', 'busy', { th: 'ระบบกำลังมีผู้ใช้งานมาก กรุณาลองใหม่อีกครั้ง', en: 'The system is busy. Please try again.' }, { retryAfter: 2 });

/** A dear call that would have to wait too long. All other calls go on. */
export const tooManyAtOnce = () =>
  new Refusal(
    'busy',
    tooManyAtOnceCode,
    {
      th: 'ขณะนี้มีการค้นหา เรียกดูรายงาน ส่งออก หรือพิมพ์ทะเบียนพร้อมกันมากเกินไป งานอื่นยังทำได้ตามปกติ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
      en: 'Too many searches, reports, exports or prints of registers run right now. All other work goes on; please try again shortly.',
    },
    { retryAfter: 5 },
  );

/** A file that the database names is not on the disk. It is never made again, because it would be another one. */
export const fileGone = () =>
  new Refusal('busy', 'fileGone', {
    th: 'ไฟล์นี้หายไปจากที่เก็บของระบบ กรุณาแจ้งผู้ดูแลระบบให้กู้คืนจากข้อมูลสำรอง',
    en: 'This file is gone from the storage of the system. Please ask the administrator to restore it from a backup.',
  });

export const infectedFile = (name: string, virus: string) =>
  new Refusal('wrongType', 'infectedFile', { th: `ไม่รับไฟล์ “${name}” เพราะตรวจพบไวรัส ${virus}`, en: `“${name}” was not taken: it holds the virus ${virus}.` });

export const scannerAway = () =>
  new Refusal(
    'busy',
    'scannerAway',
    {
      th: 'ขณะนี้ตรวจไวรัสในไฟล์ไม่ได้ จึงยังไม่รับไฟล์ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
      en: 'Files cannot be checked for viruses right now, so uploads are not possible. Please try again shortly.',
    },
    { retryAfter: 10 },
  );

/** The database is unreachable. The transaction was not kept, so repeating the call is safe. */
export const databaseAway = () =>
  new Refusal(
    'busy',
    'databaseAway',
    {
      th: 'ระบบเชื่อมต่อฐานข้อมูลไม่ได้ชั่วคราว ยังไม่ได้ดำเนินการ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
      en: 'The system cannot reach its records for the moment. Nothing was done; please try again shortly.',
    },
    { retryAfter: 2 },
  );

/** The server is stopping; the next one answers. */
export const stopping = () =>
  new Refusal(
    'busy',
    'stopping',
    { th: 'ระบบกำลังเริ่มทำงานใหม่ กรุณาลองใหม่อีกครั้งในอีกสักครู่', en: 'The system is being restarted. Please try again shortly.' },
    { retryAfter: 5 },
  );

/** The connection broke at the commit, and the database does not come back to report the outcome. */
export const outcomeUnknown = () =>
  new Refusal('unknown', 'outcomeUnknown', {
    th: 'การเชื่อมต่อฐานข้อมูลขาดขณะบันทึก กรุณาตรวจสอบว่าบันทึกแล้วหรือไม่ก่อนทำซ้ำ',
    en: 'The connection to the records broke while this was being saved. Please check whether it was saved before you do it again.',
  });

export const keyMalformed = () =>
  new Refusal('malformed', 'keyMalformed', {
    th: `รหัสกันการทำซ้ำ (Idempotency-Key) ต้องเป็นอักขระที่พิมพ์ได้ไม่เกิน ${maxActKeyLength} ตัว`,
    en: `An Idempotency-Key is 1 to ${maxActKeyLength} printable characters without spaces.`,
  });

export const keyUsedOtherwise = () =>
  new Refusal('invalid', 'keyUsedOtherwise', {
    th: 'รหัสกันการทำซ้ำ (Idempotency-Key) นี้ใช้กับคำขออื่นไปแล้ว',
    en: 'This Idempotency-Key was used for another request.',
  });

export const actUnderWay = () =>
  new Refusal(
    'conflict',
    actUnderWayCode,
    { th: 'คำขอเดียวกันนี้กำลังดำเนินการอยู่ กรุณารอสักครู่', en: 'The same request is still being carried out. Please wait.' },
    { retryAfter: 2 },
  );

export const fileTooHeavy = () =>
  new Refusal('invalid', 'fileTooHeavy', {
    th: 'อ่านไฟล์นี้ไม่เสร็จภายในเวลาและหน่วยความจำที่กำหนด กรุณาบันทึกไฟล์ใหม่หรือแบ่งให้เล็กลง',
    en: 'This file takes too much time or memory to read. Please save it again, or split it.',
  });

export const filesAway = () =>
  new Refusal(
    'busy',
    'filesAway',
    {
      th: 'ระบบเชื่อมต่อที่เก็บไฟล์ไม่ได้ชั่วคราว ยังไม่ได้ดำเนินการ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
      en: 'The system cannot reach its files for the moment. Nothing was done; please try again shortly.',
    },
    { retryAfter: 5 },
  );

export const noSpace = () =>
  new Refusal('noSpace', 'noSpace', {
    th: 'พื้นที่จัดเก็บของเครื่องแม่ข่ายเต็ม ยังไม่ได้บันทึก กรุณาแจ้งผู้ดูแลระบบ',
    en: 'The server has no space left. Nothing was saved; please tell the administrator.',
  });

export const fieldsInvalid = (fields: Record<string, { th: string; en: string }>) =>
  new Refusal('invalid', 'invalid', { th: 'ข้อมูลบางช่องไม่ถูกต้อง', en: 'Some values are not right.' }, { fields });

/** The input does not fit the call. The first problems are in the message, for clients that show no fields. */
export const inputRefused = (fields: Record<string, Label>, kind: 'invalid' | 'malformed') => {
  const told = Object.values(fields).slice(0, 3);
  return new Refusal(
    kind,
    kind,
    {
      th: `ข้อมูลบางช่องไม่ถูกต้อง: ${told.map(({ th }) => th).join(' · ')}`,
      en: `Some values are not right. ${told.map(({ en }) => en).join(' ')}`,
    },
    { fields },
  );
};

/** What a person is told about a bug; the reference finds it in the log. */
export const somethingWentWrong = (reference: string) => ({
  th: `เกิดข้อผิดพลาดในระบบ ข้อมูลของท่านยังอยู่ครบ รหัสอ้างอิง ${reference}`,
  en: `Something went wrong on our side. Nothing was lost. Reference ${reference}`,
});
