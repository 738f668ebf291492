import { Refusal, wrongField } from '../../platform/errors';

export const noSignatureSent = () => wrongField('file', 'noSignatureSent', { th: 'ไม่พบภาพลายมือชื่อที่ส่งมา', en: 'No picture of a signature was sent.' });

export const badSignature = () =>
  new Refusal('wrongType', 'badSignature', {
    th: 'เปิดภาพนี้ไม่ได้ กรุณาใช้ไฟล์ PNG, JPEG หรือ WebP',
    en: 'This picture cannot be opened. Please take a PNG, JPEG or WebP file.',
  });

export const blankSignature = () =>
  wrongField('file', 'blankSignature', {
    th: 'ไม่พบลายมือชื่อในภาพ กรุณาเขียนให้ใหญ่และเข้มขึ้น',
    en: 'There is no signature to be seen. Please write larger and darker.',
  });

export const signatureTooLarge = (megabytes: number) =>
  new Refusal('tooLarge', 'signatureTooLarge', { th: `ภาพลายมือชื่อมีขนาดเกิน ${megabytes} MB`, en: `The picture is larger than ${megabytes} MB.` });

export const tooManyPictures = (most: number) =>
  new Refusal('conflict', 'tooManyPictures', {
    th: `มีภาพลายมือชื่อครบ ${most} ภาพแล้ว กรุณาลบภาพที่ไม่ใช้ก่อน`,
    en: `There are ${most} signature pictures already. Please take one away first.`,
  });
