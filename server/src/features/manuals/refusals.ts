import { Refusal } from '../../platform/errors';

/** Someone else saved the page since it was read. The browser shows both versions. */
export const pageChanged = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขหน้านี้ไปแล้วหลังจากที่ท่านเปิด สิ่งที่ท่านพิมพ์ยังอยู่ โปรดตรวจทั้งสองฉบับก่อนบันทึก',
    en: 'Somebody else has changed this page since you opened it. What you typed is still here; please compare both versions before saving.',
  });

export const noPictureSent = () => new Refusal('invalid', 'noPictureSent', { th: 'ไม่พบรูปภาพที่ส่งมา', en: 'No picture was sent.' });

export const badPicture = () =>
  new Refusal('wrongType', 'badPicture', {
    th: 'เปิดรูปภาพนี้ไม่ได้ ใช้ได้เฉพาะ PNG, JPEG หรือ WebP',
    en: 'This picture cannot be opened. Take a PNG, JPEG or WebP file.',
  });

export const pictureTooLarge = (megabytes: number) =>
  new Refusal('tooLarge', 'pictureTooLarge', { th: `รูปภาพใหญ่เกิน ${megabytes} MB`, en: `The picture is larger than ${megabytes} MB.` });
