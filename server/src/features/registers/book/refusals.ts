import type { RegisterColumn } from '@sarabun/contract/registers/register-pages';
import { formatDay } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import { Refusal, wrongField } from '../../../platform/errors';

export const lineChanged = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขรายการทะเบียนนี้ไปแล้ว โปรดตรวจข้อมูลล่าสุดก่อนบันทึก',
    en: 'Somebody else has changed this line. Please look at it before saving.',
  });

/** Of a letter known to the system, its own values stand in the line; a reserved or void number has no letter. */
export const notOnPaper = () =>
  new Refusal('conflict', 'notOnPaper', {
    th: 'แก้ไขที่นี่ได้เฉพาะหนังสือกระดาษที่ออกเลขแล้วและยังไม่ยกเลิก',
    en: 'Only a letter on paper with a number in force is corrected here.',
  });

export const nothingCorrected = () =>
  new Refusal('invalid', 'nothingCorrected', { th: 'ยังไม่มีข้อความใดต่างจากที่ออกเลขไว้', en: 'Nothing differs from what was numbered.' });

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value);
const notADay: Label = { th: 'ต้องเป็นวันที่', en: 'This must be a date.' };
const notANumber: Label = { th: 'ต้องเป็นตัวเลข', en: 'This must be a number.' };

/** Problems with values of own columns, by `own.<id>`; empty values are valid. */
export function ownValueFaults(values: readonly { column: RegisterColumn; value: string }[]): Record<string, Label> {
  const wrong = values.flatMap(({ column, value }): [string, Label][] => {
    if (value === '') return [];
    if (column.valueKind === 'date' && !isDay(value)) return [[`own.${column.columnId}`, notADay]];
    return column.valueKind === 'number' && !/^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? [[`own.${column.columnId}`, notANumber]] : [];
  });
  return Object.fromEntries(wrong);
}

export const reasonMissing = () => wrongField('reason', 'reasonMissing', { th: 'กรุณาระบุเหตุผล', en: 'Please give the reason.' });

export const expiryPast = () => wrongField('expiresOn', 'expiryPast', { th: 'วันหมดอายุต้องไม่ก่อนวันนี้', en: 'The day on which it expires has passed.' });

/** A reserved number belongs to its year: unused ones become void at its end. */
export const expiryNextYear = () =>
  wrongField('expiresOn', 'expiryNextYear', {
    th: 'เลขจองใช้ได้ภายในปีปฏิทินนี้เท่านั้น (เลขเริ่มใหม่ 1 มกราคม)',
    en: 'Reserved numbers end with the calendar year, when numbers begin at 1 again.',
  });

export const notReserved = (number: number) =>
  wrongField('reservedNumber', 'notReserved', { th: `เลข ${number} ไม่ได้จองไว้ หรือถูกใช้ไปแล้ว`, en: `Number ${number} is not reserved, or was used already.` });

export const reservationExpired = (number: number, on: string) =>
  wrongField('reservedNumber', 'reservationExpired', {
    th: `เลขจอง ${number} หมดอายุเมื่อ ${formatDay(on, 'th')}`,
    en: `The reservation of ${number} expired on ${formatDay(on, 'en')}.`,
  });

/** A reserved number may be used by people who may reserve at that registry or who assign its numbers. */
export const reservedForOthers = (number: number, by: string) =>
  wrongField('reservedNumber', 'reservedForOthers', {
    th: `เลข ${number} จองไว้โดย${by} ท่านไม่มีสิทธิใช้เลขจองของทะเบียนนี้`,
    en: `Number ${number} was reserved by ${by}; you have no right to the reserved numbers of this register.`,
  });

export const oneLineOnly = () =>
  wrongField('reservedNumber', 'oneLineOnly', { th: 'เลขจองใช้กับหนังสือครั้งละหนึ่งเรื่อง', en: 'A reserved number is used for one letter at a time.' });

export const datedInFuture = () =>
  wrongField('datedFor', 'datedInFuture', { th: 'วันที่ย้อนหลังต้องเป็นวันก่อนวันนี้', en: 'A back-dated line states a day before today.' });

/** A line with a reserved number cannot be dated before the reservation, because the numbers before it were assigned then. */
export const datedBeforeReservation = (day: string) =>
  wrongField('datedFor', 'datedBeforeReservation', {
    th: `เลขจองนี้จองเมื่อ ${formatDay(day, 'th')} ลงวันที่ก่อนหน้านั้นไม่ได้`,
    en: `This number was reserved on ${formatDay(day, 'en')} and states no day before.`,
  });

export const otherYear = () =>
  wrongField('datedFor', 'otherYear', {
    th: 'วันที่ย้อนหลังต้องอยู่ในปีเดียวกับเลข หรือปีก่อนหนึ่งปี',
    en: 'The day must be in the year of the number, or at most one year back.',
  });

export const alreadyVoid = () => new Refusal('conflict', 'alreadyVoid', { th: 'เลขนี้ถูกยกเลิกไปแล้ว', en: 'This number is void already.' });

/** A receive number is cancelled together with the receipt, so that the letter waits to be received again. */
export const cancelAtLetter = () =>
  new Refusal('conflict', 'cancelAtLetter', {
    th: 'เลขรับยกเลิกได้โดยยกเลิกการลงรับที่ตัวหนังสือ เพื่อให้หนังสือกลับไปรอลงรับ',
    en: 'A receive number is cancelled with the receipt, at the letter itself.',
  });

export const subjectMissing: Label = { th: 'ไม่ได้ระบุเรื่อง', en: 'There is no subject.' };
export const addresseeMissing: Label = { th: 'ไม่ได้ระบุผู้รับ', en: 'There is no receiver.' };
export const datedOnInFuture: Label = { th: 'ลงวันที่ในอนาคตไม่ได้', en: 'The date is in the future.' };
export const noSuchUnit = (field = 'unitId') => wrongField(field, 'noSuchUnit', { th: 'ไม่พบหน่วยงานที่มีทะเบียนนี้', en: 'There is no such unit with registers.' });
export const noSuchHolder = () => wrongField('holder', 'noSuchHolder', { th: 'ไม่พบบุคคลหรือตำแหน่งนี้', en: 'There is no such person or post.' });
/** A right on the numbers of registers that the holder may not view. */
export const outsideRegistry = () =>
  wrongField('holder', 'outsideRegistry', {
    th: 'ผู้รับสิทธิไม่ได้ทำหน้าที่ที่ทะเบียนของหน่วยงานนี้ จึงใช้สิทธินี้ไม่ได้ โปรดให้สิทธิ “ใช้เลขของทะเบียนนี้” หรือ “ดูทะเบียน” ด้วย หรือแต่งตั้งเป็นเจ้าหน้าที่สารบรรณก่อน',
    en: 'The holder does not work at this registry and could not use the right. Let them take its numbers or see its registers as well, or appoint them registrar first.',
  });

export const hasRightAlready = () => wrongField('what', 'hasRightAlready', { th: 'มีสิทธินี้อยู่แล้ว', en: 'This right is held already.' });

export const tooManyLines = (most: number) =>
  new Refusal('invalid', 'tooManyLines', {
    th: `มีรายการเกิน ${most.toLocaleString('th')} รายการ กรุณากำหนดช่วงวันที่ให้แคบลง`,
    en: `There are more than ${most.toLocaleString('en')} lines. Please narrow the days.`,
  });

export const noLines = () => new Refusal('invalid', 'noLines', { th: 'ไม่มีรายการที่จะพิมพ์', en: 'There are no lines to print.' });

export const tooManyPrints = (most: number) =>
  new Refusal('conflict', 'tooManyPrints', {
    th: `มีงานพิมพ์ของท่านรออยู่ ${most} งานแล้ว กรุณารอให้เสร็จ หรือลบงานที่ไม่ต้องการ`,
    en: `${most} of your prints are still being set. Please wait for them, or remove one.`,
  });

/** Sorting by values of letters needs a limited number of lines. */
export const tooManyToSort = () =>
  wrongField('sort', 'tooManyToSort', {
    th: 'เรียงตามคอลัมน์นี้ได้ครั้งละไม่เกิน 10,000 รายการ กรุณากำหนดช่วงวันที่หรือคำค้นให้แคบลง',
    en: 'Lines can be sorted by this column ten thousand at a time. Please narrow the days or the search.',
  });

export const bookChanged = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขเล่มทะเบียนนี้ไปแล้ว โปรดตรวจข้อมูลล่าสุดก่อนบันทึก',
    en: 'Somebody else has changed this register’s layout. Please look at it before saving.',
  });

export const noSuchColumn = () =>
  wrongField('columns', 'noSuchColumn', {
    th: 'ต้องมีคอลัมน์ตามแบบครบทุกคอลัมน์ (ซ่อนได้) และแสดงอย่างน้อยหนึ่งคอลัมน์',
    en: 'All columns of the form must be there (they may be hidden), and one at least be shown.',
  });

export const noSuchRegister = () => wrongField('registers', 'noSuchRegister', { th: 'ไม่พบทะเบียนที่ระบุ', en: 'There is no such register.' });

export const secretNotShared = () =>
  wrongField('registers', 'secretNotShared', {
    th: 'ทะเบียนข้อมูลข่าวสารลับแสดงให้หน่วยงานอื่นไม่ได้',
    en: 'A secret register is not shown to other units.',
  });

export const seriesThere = () =>
  wrongField('formCode', 'seriesThere', { th: 'มีทะเบียนของแบบนี้แล้ว หรือไม่มีแบบนี้', en: 'There is a register of this form already, or no such form.' });

export const endsBeforeItBegins = () => wrongField('validTo', 'endsBeforeItBegins', { th: 'วันสิ้นสุดต้องไม่ก่อนวันเริ่มใช้', en: 'It ends before it begins.' });

export const formatOverlaps = () =>
  wrongField('validFrom', 'formatOverlaps', {
    th: 'มีรูปแบบอื่นของทะเบียนชนิดนี้ใช้อยู่ในช่วงวันเดียวกัน',
    en: 'Another text for this kind of register holds on some of these days.',
  });
