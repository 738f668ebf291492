import { Refusal, wrongField } from '../../platform/errors';

/** The same answer for an unknown secret, an ended one, a revoked key and a person's token. */
export const keyNotValid = () =>
  new Refusal('notSignedIn', 'keyNotValid', {
    th: 'กุญแจนี้ใช้ไม่ได้ ส่งกุญแจที่ยังใช้ได้เป็น bearer ในส่วนหัว Authorization',
    en: 'This key is not valid. Send a valid one as bearer in the Authorization header.',
  });

export const tooManyCalls = (retryAfter: number) =>
  new Refusal(
    'tooMany',
    'tooManyCalls',
    { th: `เรียกใช้เกินจำนวนครั้งต่อนาทีของกุญแจนี้ ลองใหม่ใน ${retryAfter} วินาที`, en: `Too many calls a minute for this key. Try again in ${retryAfter} s.` },
    { retryAfter },
  );

export const keyNotForModule = () => new Refusal('forbidden', 'keyNotForModule', { th: 'กุญแจนี้ไม่ได้ออกให้ระบบงานนี้', en: 'This key is not for that module.' });

export const moduleOff = () =>
  new Refusal('conflict', 'moduleOff', {
    th: 'หน่วยงานปิดการแจ้งเตือนของระบบงานนี้ไว้',
    en: 'The office has switched the notifications of this module off.',
  });

export const linkNotAllowed = () =>
  wrongField('link', 'linkNotAllowed', {
    th: 'ลิงก์ต้องเป็นหน้าของพอร์ทัล (ขึ้นต้นด้วย /) หรืออยู่ในเว็บไซต์ที่กุญแจนี้อนุญาต',
    en: 'The link must be a page of the portal (beginning with /) or lead to a site that the key allows',
  });

export const alreadyExpired = () => wrongField('expiresAt', 'alreadyExpired', { th: 'เวลาสิ้นสุดต้องอยู่หลังเวลานี้', en: 'The end must be later than now' });

/** Someone else saved since it was read. */
export const keyChanged = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขกุญแจนี้ไปแล้วหลังจากที่ท่านเปิด ยังไม่ได้บันทึก',
    en: 'Somebody else has changed this key since you opened it. Nothing was saved.',
  });

export const keyRevoked = () =>
  new Refusal('conflict', 'keyRevoked', {
    th: 'กุญแจนี้ถูกเพิกถอนแล้ว กรุณาสร้างกุญแจใหม่',
    en: 'This key was revoked. Please create a new one.',
  });
