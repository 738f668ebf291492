import type { Label } from '@sarabun/contract/values/label';
import type { PasswordFault } from '@sarabun/contract/values/password';
import { Refusal } from '../../../platform/errors';

export const malformedEmail = () => new Refusal('mistake', 'malformedEmail', { th: 'กรุณากรอก E-mail ให้ถูกต้อง', en: 'Please enter a correct e-mail address.' });

const faultTexts: Record<PasswordFault, Label> = {
  tooShort: { th: 'กรุณากรอกรหัสผ่านใหม่อย่างน้อย 8 ตัวอักษร', en: 'Please enter a new password of at least 8 characters.' },
  tooLong: { th: 'รหัสผ่านใหม่ยาวเกิน 128 ตัวอักษร', en: 'The new password is longer than 128 characters.' },
  noUppercase: { th: 'รหัสผ่านใหม่ต้องมีตัวพิมพ์ใหญ่ (A–Z) อย่างน้อยหนึ่งตัว', en: 'The new password needs a capital letter (A–Z).' },
  noLowercase: { th: 'รหัสผ่านใหม่ต้องมีตัวพิมพ์เล็ก (a–z) อย่างน้อยหนึ่งตัว', en: 'The new password needs a small letter (a–z).' },
  noDigit: { th: 'รหัสผ่านใหม่ต้องมีตัวเลข (0–9) อย่างน้อยหนึ่งตัว', en: 'The new password needs a digit (0–9).' },
  otherCharacter: { th: 'รหัสผ่านใหม่ใช้ได้เฉพาะตัวอักษรภาษาอังกฤษและตัวเลข', en: 'The new password may hold English letters and digits only.' },
};

/** The new password breaks the rule of specification §5; names the first problem. */
export const weakPassword = (fault: PasswordFault) => new Refusal('mistake', 'weakPassword', faultTexts[fault], { fields: { newPassword: faultTexts[fault] } });

/** The input is not a code at all. */
export const malformedCode = () => new Refusal('mistake', 'malformedCode', { th: 'กรุณากรอกรหัส 6 หลัก', en: 'Please enter the code of 6 digits.' });

/** One answer for a code that is wrong, used, tried too often, expired or never mailed, so it reveals nothing. */
export const wrongCode = () =>
  new Refusal('mistake', 'wrongCode', {
    th: 'รหัสไม่ถูกต้องหรือหมดอายุแล้ว กรุณาตรวจสอบหรือขอรหัสใหม่',
    en: 'The code is wrong or no longer good. Please check it, or ask for a new one.',
  });

export const samePassword = () => {
  const text = { th: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม', en: 'The new password must differ from the one in force.' };
  return new Refusal('mistake', 'samePassword', text, { fields: { newPassword: text } });
};

/** The agency's directory keeps the password. */
export const directoryPassword = () =>
  new Refusal('conflict', 'directoryPassword', {
    th: 'บัญชีนี้ใช้รหัสผ่านของระบบบัญชีผู้ใช้ของหน่วยงาน กรุณาเปลี่ยนที่ระบบนั้น',
    en: "This account signs in with the password of the agency's directory. Please change it there.",
  });
