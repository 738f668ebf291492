import type { Label } from '@sarabun/contract/values/label';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';

/** The code ends where the product prints the stroke. */
export const endsInStroke: Label = {
  th: 'พิมพ์เฉพาะรหัส ไม่ต้องมี / ต่อท้าย ระบบพิมพ์ให้เอง',
  en: 'Type the code without the / at its end; the product prints it.',
};

export const inUse = (name: string): Label => ({
  th: `${name} ออกเลขด้วยรหัสนี้อยู่แล้ว หนังสือสองฉบับจะมีเลขเดียวกัน`,
  en: `${name} numbers its letters under this code. Two letters would bear the same number.`,
});

export const usedInYear = (name: string, year: number): Label => ({
  th: `${name} ออกเลขด้วยรหัสนี้ไปแล้วในปี ${toThaiDigits(String(year))} หน่วยงานอื่นใช้ได้ตั้งแต่ ๑ ม.ค. ${toThaiDigits(String(year + 1))}`,
  en: `${name} gave numbers under this code in ${year}. Another unit may have it from 1 January ${year + 1}.`,
});
