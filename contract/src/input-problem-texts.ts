import type { Label } from './values/label';

const figure = (value: number): string => value.toLocaleString('en');

/** The subject of a sentence: a field, one entry of it, or the whole request. */
export const places = {
  field: ({ th, en }: Label): Label => ({ th: `“${th}”`, en: `“${en}”` }),
  entry: ({ th, en }: Label, place: number): Label => ({ th: `“${th}” ลำดับที่ ${place}`, en: `“${en}” ${place}` }),
  ofEntry: ({ th, en }: Label, list: Label, place: number): Label => ({
    th: `“${th}” ของ “${list.th}” ลำดับที่ ${place}`,
    en: `“${en}” of “${list.en}” ${place}`,
  }),
  whole: { th: 'ข้อมูลที่ส่งมา', en: 'What was sent' } satisfies Label,
};

/** What is wrong with it. */
export const faultTexts = {
  missing: ({ th, en }: Label): Label => ({ th: `กรุณาระบุ ${th}`, en: `Please fill in ${en}.` }),
  notDigits: ({ th, en }: Label): Label => ({ th: `${th} ต้องเป็นตัวเลข`, en: `${en} must be in digits.` }),
  notWhole: ({ th, en }: Label): Label => ({ th: `${th} ต้องเป็นจำนวนเต็ม`, en: `${en} must be without a fraction.` }),
  notText: ({ th, en }: Label): Label => ({ th: `${th} ต้องเป็นข้อความ`, en: `${en} must be text.` }),
  notYesOrNo: ({ th, en }: Label): Label => ({ th: `${th} ต้องเป็นใช่หรือไม่ใช่`, en: `${en} must be yes or no.` }),
  notAList: ({ th, en }: Label): Label => ({ th: `${th} ต้องเป็นรายการ`, en: `${en} must be a list.` }),
  notAChoice: ({ th, en }: Label): Label => ({ th: `${th} ไม่อยู่ในตัวเลือกที่มี`, en: `${en} is not one of the choices.` }),
  notADay: ({ th, en }: Label): Label => ({ th: `${th} ต้องเป็นวันที่ที่มีอยู่จริง`, en: `${en} must be a day of the calendar.` }),
  farDay: ({ th, en }: Label): Label => ({ th: `${th} ต้องอยู่ระหว่าง พ.ศ. 2400 ถึง 3000`, en: `${en} must lie in the years 1857 to 2457.` }),
  manyLines: ({ th, en }: Label): Label => ({ th: `${th} ต้องอยู่ในบรรทัดเดียว`, en: `${en} must be on one line.` }),
  wrongForm: ({ th, en }: Label): Label => ({ th: `${th} ไม่ถูกรูปแบบ`, en: `${en} is not in the right form.` }),
  uncleanText: ({ th, en }: Label): Label => ({ th: `${th} มีอักขระที่ใช้ไม่ได้`, en: `${en} has characters that cannot be used.` }),
  unknownField: ({ th, en }: Label): Label => ({ th: `${th} มีช่องที่ไม่รู้จัก`, en: `${en} has a field that is not known.` }),
  tooLong: ({ th, en }: Label, most: number): Label => ({ th: `${th} ยาวเกิน ${figure(most)} ตัวอักษร`, en: `${en} is longer than ${figure(most)} characters.` }),
  tooShort: ({ th, en }: Label, least: number): Label => ({
    th: `${th} ต้องมี ${figure(least)} ตัวอักษรขึ้นไป`,
    en: `${en} must have ${figure(least)} characters or more.`,
  }),
  tooMany: ({ th, en }: Label, most: number): Label => ({ th: `${th} มีได้ไม่เกิน ${figure(most)} รายการ`, en: `${en} may have ${figure(most)} entries at most.` }),
  tooFew: ({ th, en }: Label, least: number): Label => ({
    th: `${th} ต้องมี ${figure(least)} รายการขึ้นไป`,
    en: `${en} must have ${figure(least)} or more entries.`,
  }),
  aboveMost: ({ th, en }: Label, most: number): Label => ({ th: `${th} ต้องไม่เกิน ${figure(most)}`, en: `${en} must be ${figure(most)} or less.` }),
  belowLeast: ({ th, en }: Label, least: number): Label => ({ th: `${th} ต้องเป็น ${figure(least)} ขึ้นไป`, en: `${en} must be ${figure(least)} or more.` }),
  tooLarge: ({ th, en }: Label): Label => ({ th: `${th} มีค่ามากเกินไป`, en: `${en} is too large.` }),
};
