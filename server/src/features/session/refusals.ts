import { Refusal } from '../../platform/errors';

export const blankUsername = () => new Refusal('mistake', 'blankUsername', { th: 'กรุณากรอกชื่อผู้ใช้งาน', en: 'Please enter your username.' });
export const blankPassword = () => new Refusal('mistake', 'blankPassword', { th: 'กรุณากรอกรหัสผ่าน', en: 'Please enter your password.' });

export const wrongPair = () =>
  new Refusal('mistake', 'wrongPair', {
    th: 'กรุณาตรวจสอบ ชื่อผู้ใช้งาน และ รหัสผ่าน ใหม่อีกครั้ง',
    en: 'Please check your username and password, then try again.',
  });

/** The pair is right, but a session is open on another device. */
export const openElsewhere = (oauthId: string) =>
  new Refusal('mistake', 'openElsewhere', { th: 'บัญชีนี้กำลังใช้งานอยู่ที่เครื่องอื่น', en: 'This account is in use on another device.' }, { oauthId });

export const waitBeforeTrying = (seconds: number) =>
  new Refusal(
    'tooMany',
    'waitBeforeTrying',
    { th: `ลองเข้าสู่ระบบผิดหลายครั้ง กรุณารอ ${seconds} วินาที แล้วลองใหม่`, en: `Too many wrong tries. Please wait ${seconds} seconds, then try again.` },
    { retryAfter: seconds },
  );
