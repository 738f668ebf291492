import type { ColourFault } from '@sarabun/contract/agency-values/brand-rules';
import type { BrandPictureField } from '@sarabun/contract/agency-values/branding';
import { Refusal, wrongField } from '../../platform/errors';

export const functionIsOff = () =>
  new Refusal('forbidden', 'functionOff', { th: 'หน่วยงานปิดใช้ความสามารถนี้อยู่', en: 'The agency has switched this function off.' });

export const notANumber = (least: number, most: number) =>
  wrongField('value', 'outOfBounds', { th: `ต้องเป็นจำนวนเต็ม ${least} ถึง ${most}`, en: `It must be a whole number from ${least} to ${most}.` });

export const tooLong = (most: number) => wrongField('value', 'tooLong', { th: `ยาวได้ไม่เกิน ${most} ตัวอักษร`, en: `At most ${most} letters.` });

export const notARegistry = () =>
  wrongField('value', 'notARegistry', { th: 'ต้องเป็นหน่วยงานที่มีทะเบียนของตนเอง', en: 'It must be a unit with a registry of its own.' });

/** Names each colour, what was measured, and the nearest one that passes. */
export const colourRefused = (faults: readonly ColourFault[]) =>
  new Refusal(
    'invalid',
    'colourRefused',
    { th: 'สีที่เลือกอ่านยากหรือใกล้สีแดงเกินไป', en: 'A colour is hard to read, or too near to red.' },
    {
      fields: Object.fromEntries(
        faults.map(({ field, text, nearest }) => [
          field,
          { th: `${text.th} สีใกล้ที่สุดที่ใช้ได้คือ ${nearest}`, en: `${text.en}. The nearest that passes is ${nearest}.` },
        ]),
      ),
    },
  );

export const noSuchPicture = (field: BrandPictureField) =>
  wrongField(field, 'noSuchPicture', { th: 'ไม่พบภาพนี้ กรุณาส่งใหม่', en: 'There is no such picture. Please send it again.' });

export const noBrandPicture = () => wrongField('file', 'noBrandPicture', { th: 'ไม่พบภาพที่ส่งมา', en: 'No picture was sent.' });

export const badBrandPicture = () =>
  new Refusal('wrongType', 'badBrandPicture', {
    th: 'เปิดภาพนี้ไม่ได้ ใช้ได้เฉพาะ PNG, JPEG หรือ WebP (ไม่รับ SVG)',
    en: 'This picture cannot be opened. Take a PNG, JPEG or WebP file; SVG is not accepted.',
  });

export const brandPictureTooLarge = (megabytes: number) =>
  new Refusal('tooLarge', 'brandPictureTooLarge', { th: `ภาพใหญ่เกิน ${megabytes} MB`, en: `The picture is larger than ${megabytes} MB.` });
