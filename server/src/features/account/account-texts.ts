import { codeSeconds } from '@sarabun/contract/constants';
import { formatMoment } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import { type MailText, mailInBoth } from '../session';

const minutes = codeSeconds / 60;

export const emailCodeSent: Label = {
  th: `ส่งรหัส 6 หลักไปที่อีเมลใหม่แล้ว รหัสใช้ได้ ${minutes} นาที`,
  en: `A code of 6 digits is on its way to the new address. It is good for ${minutes} minutes.`,
};

export const emailChanged: Label = { th: 'เปลี่ยนอีเมลเรียบร้อย', en: 'Your e-mail address is changed.' };

export function emailCodeMail(agency: Label, code: string): MailText {
  return mailInBoth({ th: 'รหัสยืนยัน (OTP) สำหรับเปลี่ยนอีเมล', en: 'Your code to change the e-mail address' }, agency, {
    th: [
      'มีผู้ขอใช้อีเมลนี้กับบัญชีของตนในระบบสารบรรณ',
      `รหัสยืนยัน (OTP): ${code}`,
      `รหัสใช้ได้ ${minutes} นาที และใช้ได้ครั้งเดียว`,
      'หากท่านไม่ได้ขอ ไม่ต้องทำสิ่งใด และอย่าบอกรหัสนี้แก่ผู้ใด',
    ],
    en: [
      'Somebody wants to use this address with an account of the correspondence system.',
      `Code: ${code}`,
      `The code is good for ${minutes} minutes, once.`,
      'If it was not you, do nothing. Never tell this code to anyone.',
    ],
  });
}

/** Sent to the old address, in case someone else made the change. */
export function emailChangedMail(agency: Label, { now, address }: { now: Date; address: string | null }): MailText {
  const from = address ?? '–';
  return mailInBoth({ th: 'อีเมลของบัญชีท่านถูกเปลี่ยนแล้ว', en: 'The e-mail address of your account was changed' }, agency, {
    th: [`อีเมลของบัญชีท่านถูกเปลี่ยนเมื่อ ${formatMoment(now, 'th', 'long')} จากที่อยู่ ${from} ต่อไปนี้ระบบจะไม่ส่งจดหมายมาที่อีเมลนี้`, 'หากไม่ใช่ท่าน กรุณาแจ้งผู้ดูแลระบบทันที'],
    en: [
      `The e-mail address of your account was changed on ${formatMoment(now, 'en', 'long')} from ${from}. No further mail will come to this one.`,
      'If it was not you, tell your administrator at once.',
    ],
  });
}
