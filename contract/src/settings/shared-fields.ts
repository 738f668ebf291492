import type { MasterField } from './master-table';

export const nameTh = { kind: 'text', label: { th: 'ชื่อ', en: 'Thai name' }, maxLength: 150, required: true } satisfies MasterField;
export const nameEn = { kind: 'text', label: { th: 'ชื่ออังกฤษ', en: 'English name' }, maxLength: 150 } satisfies MasterField;
export const uniqueNameTh = { ...nameTh, unique: true } satisfies MasterField;
export const numericCode = {
  kind: 'number',
  label: { th: 'รหัส', en: 'Code' },
  hint: { th: 'รหัสตามมาตรฐานแลกเปลี่ยน แก้ไขไม่ได้', en: 'A code of the exchange standard; it cannot be changed.' },
  least: 0,
  most: 9999,
  required: true,
  unique: true,
  fixed: true,
} satisfies MasterField;
export const letterUse = { th: 'หนังสือ', en: 'letters' };
