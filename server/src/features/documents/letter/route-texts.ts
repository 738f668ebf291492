import type { Label } from '@sarabun/contract/values/label';

/** Why a letter is withdrawn from those who had not read it when its circulation ended; the Thai words are stored. */
export const circulationStopped: Label = { th: 'หยุดเวียน', en: 'The circulation was stopped' };

/** How a letter came again. */
const arrivals = { bySystem: 'เข้าระบบ', asFile: 'เป็นไฟล์', onPaper: 'เป็นเอกสาร' };

/** Notes written by the product. Notes are stored in Thai, the language of the office. */
export const noteTexts = {
  asProposed: 'อนุมัติตามเสนอ',
  otherwise: 'อนุมัติ โดยมอบหมายตามที่แก้ไข',
  /** A letter came again; `number` is its existing number. */
  cameAgain: (way: keyof typeof arrivals, number: string) => `หนังสือฉบับนี้มาถึงอีกครั้ง (${arrivals[way]}) ลงรับเลขเดิม ${number}`,
};
