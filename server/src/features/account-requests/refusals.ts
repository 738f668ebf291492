import { Refusal } from '../../platform/errors';

export const noRegistration = () =>
  new Refusal('forbidden', 'noRegistration', {
    th: 'หน่วยงานนี้ไม่เปิดให้ขอบัญชีผ่านระบบ กรุณาติดต่อผู้ดูแลระบบ',
    en: 'This agency does not take requests for accounts here. Please ask the administrator.',
  });

export const tooManyRequests = () =>
  new Refusal(
    'tooMany',
    'tooManyRequests',
    { th: 'มีคำขอบัญชีจำนวนมากในขณะนี้ กรุณาลองใหม่ในอีกหนึ่งชั่วโมง', en: 'There are many requests at the moment. Please try again in an hour.' },
    { retryAfter: 3600 },
  );

export const alreadyDecided = () => new Refusal('conflict', 'alreadyDecided', { th: 'คำขอนี้พิจารณาไปแล้ว', en: 'This request was decided already.' });

export const linkWorthless = () =>
  new Refusal('mistake', 'linkWorthless', {
    th: 'ลิงก์นี้หมดอายุหรือถูกใช้ไปแล้ว กรุณาใช้หน้า “ลืมรหัสผ่าน” เพื่อตั้งรหัสผ่าน',
    en: 'This link has run out or was used before. Please set your password by way of “forgot password”.',
  });

export const malformedEmail = { th: 'รูปแบบอีเมลไม่ถูกต้อง', en: 'This is not an e-mail address.' };
export const noSuchUnit = { th: 'ไม่พบหน่วยงานนี้', en: 'There is no such unit.' };
export const noSuchPost = { th: 'ไม่พบตำแหน่งนี้ในหน่วยงานที่เลือก', en: 'There is no such post in this unit.' };
export const usernameTaken = { th: 'มีผู้ใช้ชื่อนี้แล้ว', en: 'Somebody has this user name.' };
export const emailTaken = { th: 'มีผู้ใช้อีเมลนี้แล้ว', en: 'Somebody has this e-mail address.' };
export const noDirectory = { th: 'ยังไม่ได้เชื่อมต่อระบบบัญชีของหน่วยงาน', en: 'No directory is configured.' };
export const weakPassword = { th: 'รหัสผ่านไม่เป็นไปตามเงื่อนไข', en: 'The password does not keep the rule.' };

export const passwordElsewhere = () =>
  new Refusal('conflict', 'passwordElsewhere', {
    th: 'บัญชีนี้ใช้รหัสผ่านของระบบบัญชีผู้ใช้ของหน่วยงาน ตั้งใหม่ที่ระบบนั้น',
    en: 'This account uses the password of the directory. It is set there.',
  });

export const noSecondFactor = () =>
  new Refusal('conflict', 'noSecondFactor', { th: 'บัญชีนี้ไม่ได้เปิดการยืนยันตัวตนสองขั้น', en: 'This account has no two-step verification.' });

export const notOwnFactor = () =>
  new Refusal('conflict', 'notOneself', {
    th: 'ยกเลิกการยืนยันสองขั้นของตนเองที่นี่ไม่ได้ ใช้หน้าข้อมูลบัญชีซึ่งถามรหัสผ่าน หรือให้ผู้ดูแลคนอื่นทำ',
    en: 'Not of yourself. Use your account page, which asks for the password, or let another administrator do it.',
  });
