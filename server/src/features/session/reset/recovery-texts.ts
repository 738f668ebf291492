import { codeSeconds } from '@sarabun/contract/constants';
import { formatMoment } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import type { Origin } from '../../../platform/action';
import { publicLink } from '../../../platform/public-link';

const minutes = codeSeconds / 60;

/** The answer to a request for a code, the same whether or not anyone has the address. No word for the code: one agency calls it OTP. */
export const codeOnItsWay: Label = {
  th: `หากอีเมลนี้เป็นของบัญชีในระบบ ระบบส่งรหัส 6 หลักไปให้แล้ว รหัสใช้ได้ ${minutes} นาที`,
  en: `If an account has this address, a code of 6 digits is on its way to it. The code is good for ${minutes} minutes.`,
};

export const passwordReset: Label = {
  th: 'ตั้งรหัสผ่านใหม่เรียบร้อย กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่',
  en: 'Your new password is set. Please sign in with it.',
};

export const passwordChanged: Label = {
  th: 'เปลี่ยนรหัสผ่านเรียบร้อย',
  en: 'Your password is changed.',
};

export interface MailText {
  subject: string;
  text: string;
}

/** Thai first, then English, in one mail, because the reader's language is not known. */
export function mailInBoth(subject: Label, agency: Label, paragraphs: Record<'th' | 'en', string[]>): MailText {
  const text = [...paragraphs.th, agency.th, '– – –', ...paragraphs.en, agency.en].join('\n\n');
  return { subject: `${subject.th} · ${subject.en}`, text: `${text}\n` };
}

/** The code for setting a new password. */
export function resetCodeMail({ agency, publicUrl }: { agency: Label; publicUrl: string | null }, { email, code }: { email: string; code: string }): MailText {
  const link = publicLink(publicUrl, `/reset-password?key=${encodeURIComponent(email)}`);
  return mailInBoth({ th: 'รหัสยืนยัน (OTP) สำหรับตั้งรหัสผ่านใหม่', en: 'Your code to set a new password' }, agency, {
    th: [
      'มีผู้ขอตั้งรหัสผ่านใหม่ของบัญชีที่ใช้อีเมลนี้',
      `รหัสยืนยัน (OTP): ${code}`,
      `รหัสใช้ได้ ${minutes} นาที ใช้ได้ครั้งเดียว และใช้แทนรหัสที่ส่งไปก่อนหน้า`,
      ...(link ? [`ตั้งรหัสผ่านใหม่ที่ ${link}`] : []),
      'หากท่านไม่ได้ขอ ไม่ต้องทำสิ่งใด รหัสผ่านเดิมยังใช้ได้ และอย่าบอกรหัสนี้แก่ผู้ใด',
    ],
    en: [
      'Somebody asked to set a new password for the account with this address.',
      `Code: ${code}`,
      `The code is good for ${minutes} minutes, once, and takes the place of any code sent before.`,
      ...(link ? [`Set the new password at ${link}`] : []),
      'If it was not you, do nothing: your password is as it was. Never tell this code to anyone.',
    ],
  });
}

/** The password cannot be set here because the directory keeps it. */
export function directoryPasswordMail(agency: Label): MailText {
  return mailInBoth({ th: 'รหัสผ่านของท่านอยู่ที่ระบบบัญชีของหน่วยงาน', en: "Your password is kept by the agency's directory" }, agency, {
    th: ['มีผู้ขอตั้งรหัสผ่านใหม่ของบัญชีที่ใช้อีเมลนี้', 'บัญชีนี้ใช้รหัสผ่านของระบบบัญชีผู้ใช้ของหน่วยงาน ระบบสารบรรณเปลี่ยนให้ไม่ได้ กรุณาติดต่อผู้ดูแลระบบ'],
    en: [
      'Somebody asked to set a new password for the account with this address.',
      "This account signs in with the password of the agency's directory, which cannot be changed here. Please ask your administrator.",
    ],
  });
}

/** The password was changed; the owner is told in case someone else did it. */
export function passwordChangedMail(agency: Label, { now, origin }: { now: Date; origin: Origin }): MailText {
  const from = origin.address ?? '–';
  return mailInBoth({ th: 'รหัสผ่านของท่านถูกเปลี่ยนแล้ว', en: 'Your password was changed' }, agency, {
    th: [`รหัสผ่านของบัญชีท่านถูกเปลี่ยนเมื่อ ${formatMoment(now, 'th', 'long')} จากที่อยู่ ${from} และออกจากระบบในเครื่องอื่นทั้งหมดแล้ว`, 'หากไม่ใช่ท่าน กรุณาแจ้งผู้ดูแลระบบทันที'],
    en: [
      `The password of your account was changed on ${formatMoment(now, 'en', 'long')} from ${from}; all other sessions were ended.`,
      'If it was not you, tell your administrator at once.',
    ],
  });
}
