import { Refusal } from '../../platform/errors';

export const noPictureSent = () => new Refusal('invalid', 'noPictureSent', { th: 'ไม่พบรูปภาพที่ส่งมา', en: 'No picture was sent.' });

export const badPicture = () =>
  new Refusal('wrongType', 'badPicture', {
    th: 'เปิดรูปภาพนี้ไม่ได้ กรุณาใช้ไฟล์ PNG, JPEG หรือ WebP',
    en: 'This picture cannot be opened. Please take a PNG, JPEG or WebP file.',
  });

export const pictureTooLarge = (megabytes: number) =>
  new Refusal('tooLarge', 'pictureTooLarge', { th: `รูปภาพมีขนาดเกิน ${megabytes} MB`, en: `The picture is larger than ${megabytes} MB.` });

const malformed = { th: 'กรุณากรอก E-mail ให้ถูกต้อง', en: 'Please enter a correct e-mail address.' };
export const malformedNewEmail = () => new Refusal('mistake', 'malformedEmail', malformed, { fields: { email: malformed } });

const same = { th: 'อีเมลนี้เป็นอีเมลปัจจุบันอยู่แล้ว', en: 'This is the address in force.' };
export const sameEmail = () => new Refusal('mistake', 'sameEmail', same, { fields: { email: same } });

const taken = { th: 'อีเมลนี้เป็นของบัญชีอื่นในระบบ', en: 'Another account has this address.' };
/** Shown only to someone who has proved to read the mailbox. */
export const emailTaken = () => new Refusal('conflict', 'emailTaken', taken, { fields: { email: taken } });

export const tooManyCodes = (seconds: number) =>
  new Refusal(
    'tooMany',
    'tooManyCodes',
    { th: 'ขอรหัสครบ 5 ครั้งในหนึ่งชั่วโมงแล้ว กรุณารอแล้วลองใหม่', en: 'Five codes were sent within the hour. Please wait, then try again.' },
    { retryAfter: seconds },
  );
