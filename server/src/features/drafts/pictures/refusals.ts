import { Refusal, wrongField } from '../../../platform/errors';

export const noLetterPicture = () => wrongField('file', 'noLetterPicture', { th: 'ไม่พบรูปภาพที่ส่งมา', en: 'No picture was sent.' });

export const badLetterPicture = () =>
  new Refusal('wrongType', 'badLetterPicture', {
    th: 'เปิดรูปภาพนี้ไม่ได้ กรุณาใช้ไฟล์ PNG, JPEG หรือ WebP ขนาดไม่เกิน ๕๐ ล้านจุดภาพ',
    en: 'This picture cannot be opened. Please take a PNG, JPEG or WebP file of at most 50 million pixels.',
  });

export const letterPictureTooLarge = (megabytes: number, name: string) =>
  new Refusal('tooLarge', 'letterPictureTooLarge', { th: `รูปภาพ ${name} มีขนาดเกิน ${megabytes} MB`, en: `The picture ${name} is larger than ${megabytes} MB.` });

export const tooManyLetterPictures = (most: number) =>
  new Refusal('conflict', 'tooManyLetterPictures', {
    th: `ส่งรูปภาพครบ ${most} รูปภายในหนึ่งวันแล้วโดยยังไม่ได้บันทึกในหนังสือ กรุณาลองใหม่พรุ่งนี้`,
    en: `You have sent ${most} pictures within a day. Please try again tomorrow.`,
  });

export const letterPictureGone = () =>
  wrongField('content.body', 'letterPictureGone', {
    th: 'ไม่พบรูปภาพบางรูปในข้อความแล้ว กรุณาลบออกแล้วแทรกใหม่',
    en: 'A picture in the text is not there any more. Please remove it and insert it again.',
  });
