import { Refusal, wrongField } from '../../platform/errors';

export const functionIsOff = () =>
  new Refusal('forbidden', 'functionOff', { th: 'หน่วยงานปิดใช้ความสามารถนี้อยู่', en: 'The agency has switched this function off.' });

export const notANumber = (least: number, most: number) =>
  wrongField('value', 'outOfBounds', { th: `ต้องเป็นจำนวนเต็ม ${least} ถึง ${most}`, en: `It must be a whole number from ${least} to ${most}.` });

export const tooLong = (most: number) => wrongField('value', 'tooLong', { th: `ยาวได้ไม่เกิน ${most} ตัวอักษร`, en: `At most ${most} letters.` });

export const notARegistry = () =>
  wrongField('value', 'notARegistry', { th: 'ต้องเป็นหน่วยงานที่มีทะเบียนของตนเอง', en: 'It must be a unit with a registry of its own.' });
