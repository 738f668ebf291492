import type { Label } from '../values/label';

/** The document type codes of specification §3. The wire keeps the numbers; screens show better names. */
export const documentKinds = {
  1: { name: 'external', label: { th: 'หนังสือภายนอก', en: 'External letter' } },
  2: { name: 'internal', label: { th: 'หนังสือภายใน', en: 'Internal memo' } },
  3: { name: 'circular', label: { th: 'หนังสือเวียน', en: 'Circular' } },
  4: { name: 'order', label: { th: 'คำสั่ง', en: 'Order' } },
  5: { name: 'regulation', label: { th: 'ระเบียบ', en: 'Regulation' } },
  6: { name: 'bylaw', label: { th: 'ข้อบังคับ', en: 'By-law' } },
  7: { name: 'announcement', label: { th: 'ประกาศ', en: 'Announcement' } },
  8: { name: 'statement', label: { th: 'แถลงการณ์', en: 'Statement' } },
  9: { name: 'news', label: { th: 'ข่าว', en: 'News' } },
  10: { name: 'certificate', label: { th: 'หนังสือรับรอง', en: 'Certificate' } },
  11: { name: 'minutes', label: { th: 'รายงานการประชุม', en: 'Minutes' } },
  14: { name: 'note', label: { th: 'บันทึก', en: 'Note' } },
  15: { name: 'other', label: { th: 'หนังสืออื่น', en: 'Other document' } },
  16: { name: 'stamped', label: { th: 'หนังสือประทับตรา', en: 'Stamped letter' } },
} as const satisfies Record<number, { name: string; label: Label }>;
export type DocumentKind = keyof typeof documentKinds;
export const documentKindCodes = Object.keys(documentKinds).map(Number) as DocumentKind[];

/** Speed classes, ข้อ 28. */
export const speedClasses = {
  1: { name: 'normal', label: { th: 'ปกติ', en: 'Normal' } },
  2: { name: 'urgent', label: { th: 'ด่วน', en: 'Urgent' } },
  3: { name: 'veryUrgent', label: { th: 'ด่วนมาก', en: 'Very urgent' } },
  4: { name: 'mostUrgent', label: { th: 'ด่วนที่สุด', en: 'Most urgent' } },
} as const satisfies Record<number, { name: string; label: Label }>;
export type SpeedClass = keyof typeof speedClasses;

/** Secrecy classes. The fourth, ลับที่สุด, never enters an electronic system (ข้อ 29). */
export const secrecyClasses = {
  1: { name: 'open', label: { th: 'ปกติ', en: 'Open' } },
  2: { name: 'confidential', label: { th: 'ลับ', en: 'Confidential' } },
  3: { name: 'secret', label: { th: 'ลับมาก', en: 'Secret' } },
} as const satisfies Record<number, { name: string; label: Label }>;
export type SecrecyClass = keyof typeof secrecyClasses;
export const topSecret = 4;
