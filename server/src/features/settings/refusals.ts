import type { Label } from '@sarabun/contract/values/label';
import { Refusal } from '../../platform/errors';
import { fieldsInvalid } from '../../platform/refusals';

/** Someone else saved the row since it was read. The browser shows both versions. */
export const changedMeanwhile = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขรายการนี้ไปแล้วหลังจากที่ท่านเปิด โปรดตรวจทั้งสองฉบับก่อนบันทึก',
    en: 'Somebody else has changed this since you opened it. Please compare both versions before saving.',
  });

/** A row that is in use can only be switched off. */
export const stillUsed = (uses: readonly (Label & { count: number; more: boolean })[]) => {
  const list = (language: 'th' | 'en') => uses.map((use) => `${use[language]} ${use.count.toLocaleString('en')}${use.more ? '+' : ''}`).join(', ');
  return new Refusal('conflict', 'stillUsed', {
    th: `ลบไม่ได้ เพราะยังใช้อยู่ใน ${list('th')} ปิดใช้แทนได้`,
    en: `It cannot be deleted, for it is used: ${list('en')}. Switch it off instead.`,
  });
};

export const alreadyThere = (fields: readonly string[]) =>
  fieldsInvalid(Object.fromEntries(fields.map((field) => [field, { th: 'มีค่านี้อยู่แล้วในรายการอื่น', en: 'Another row has this value already.' }])));

export const noSuchReference = (fields: readonly string[]) =>
  fieldsInvalid(
    Object.fromEntries(fields.map((field) => [field, { th: 'ไม่พบรายการที่เลือก หรือปิดใช้แล้ว', en: 'What was chosen is not there, or is switched off.' }])),
  );

export const notASheet = () =>
  fieldsInvalid({
    content: { th: 'อ่านไฟล์ไม่ได้ โปรดใช้ไฟล์ .xlsx หรือ .csv ที่ส่งออกจากหน้านี้', en: 'The file cannot be read. Use a .xlsx or .csv as this page exports.' },
  });

export const tooManyLines = (most: number) =>
  fieldsInvalid({ content: { th: `ไฟล์มีเกิน ${most.toLocaleString('en')} แถว`, en: `The file has more than ${most.toLocaleString('en')} lines.` } });

export const sheetReachesTooFar = (cell?: string) =>
  fieldsInvalid({
    content: {
      th: `ตารางมีขนาดใหญ่เกินไป${cell ? ` (มีถึงช่อง ${cell})` : ''} กรุณาลบแถวและคอลัมน์ที่ไม่ใช้แล้วบันทึกใหม่`,
      en: `The sheet is too large${cell ? `: it reaches to cell ${cell}` : ''}. Delete the rows and columns that are not used, and save it again.`,
    },
  });

export const columnsMissing = (names: readonly string[]) =>
  fieldsInvalid({ content: { th: `ไม่พบคอลัมน์ ${names.join(', ')}`, en: `These columns are missing: ${names.join(', ')}` } });

export const importHasFaults = (lines: number) =>
  new Refusal('conflict', 'importHasFaults', {
    th: `มี ${lines} แถวที่ไม่ถูกต้อง ยังไม่ได้นำเข้ารายการใด`,
    en: `${lines} lines are wrong. Nothing was imported.`,
  });

export const planIsOld = () =>
  new Refusal('conflict', 'planIsOld', {
    th: 'ข้อมูลเปลี่ยนไปหลังจากที่ท่านตรวจตัวอย่าง โปรดตรวจอีกครั้ง ยังไม่ได้นำเข้ารายการใด',
    en: 'Rows have changed since you looked at the preview. Please look again; nothing was imported.',
  });

/** Problems of an import line. */
export const lineFaults = {
  notANumber: { th: 'ต้องเป็นตัวเลข', en: 'This is not a number.' },
  notAFlag: { th: 'ใส่ ใช่ หรือ ไม่', en: 'Say yes or no.' },
  notAChoice: { th: 'ไม่มีตัวเลือกนี้', en: 'There is no such choice.' },
  notADay: { th: 'วันที่ไม่ถูกต้อง', en: 'This is not a date.' },
  noReference: { th: 'ไม่พบชื่อนี้ในรายการที่เปิดใช้', en: 'No row in use has this name.' },
  twice: { th: 'ค่านี้ซ้ำกับแถวอื่นในไฟล์', en: 'Another line of the file has the same value.' },
  taken: { th: 'มีค่านี้อยู่แล้วในรายการอื่น', en: 'Another row has this value already.' },
  needed: { th: 'ต้องกรอกค่านี้', en: 'A value is needed.' },
  notRight: { th: 'ค่าไม่ถูกต้อง', en: 'The value is not right.' },
  fixedRows: { th: 'เพิ่มรายการใหม่ไม่ได้ รายการเป็นไปตามมาตรฐาน', en: 'Rows cannot be added; they follow a standard.' },
} as const;

export const tooMuch = (most: string): Label => ({ th: `ยาวหรือมากเกินไป ไม่เกิน ${most}`, en: `Too long or too large; at most ${most}.` });

/** Words for flags in spreadsheets; exports use the first of each. */
export const flagWords = { yes: ['ใช่', 'yes', 'y', 'true', '1', 'เปิด'], no: ['ไม่', 'no', 'ไม่ใช่', 'n', 'false', '0', 'ปิด', ''] };

/** A notice text has an unknown placeholder. `wrong` lists fields and placeholders. */
export const unknownPlace = (wrong: readonly (readonly [field: string, place: string])[], known: string) =>
  fieldsInvalid(
    Object.fromEntries(
      wrong.map(([field, place]) => [field, { th: `ไม่รู้จัก {${place}} ใช้ได้เฉพาะ ${known}`, en: `There is no {${place}}; these are filled in: ${known}` }]),
    ),
  );

/** The content of the file is not of an accepted type. */
export const fileNotTaken = (name: string) =>
  new Refusal('wrongType', 'fileNotTaken', {
    th: `“${name}” ไม่ใช่ไฟล์ PDF รูปภาพ (PNG, JPEG, WebP) หรือเอกสาร Word, Excel ที่ไม่มีมาโคร`,
    en: `“${name}” is no PDF, picture (PNG, JPEG, WebP), nor a Word or Excel file without macros.`,
  });

export const settingsFileTooLarge = (megabytes: number) =>
  new Refusal('tooLarge', 'fileTooLarge', { th: `ไฟล์ใหญ่เกิน ${megabytes} MB`, en: `The file is larger than ${megabytes} MB.` });

export const noFileSent = () => fieldsInvalid({ file: { th: 'ไม่มีไฟล์ส่งมา', en: 'No file was sent.' } });
