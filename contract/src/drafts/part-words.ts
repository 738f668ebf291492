import type { DocumentKind } from '../documents/document-kind';

/** With which words the parts of a letter begin that a writer puts in with one press: why it is written, what for, and how it ends. */
export const partWords = {
  th: { reason: 'ตามหนังสือที่อ้างถึง', purpose: 'ในการนี้', close: 'จึงเรียนมาเพื่อโปรดพิจารณา' },
  en: { reason: 'With reference to the letter above,', purpose: 'In this connection,', close: 'Please give this your consideration.' },
} as const;

const begun: readonly string[] = [partWords.th, partWords.en].flatMap(({ reason, purpose }) => [reason, purpose]);

/** Whether a paragraph only begins a part. */
export const isOnlyBegun = (paragraph: string): boolean => begun.includes(paragraph.trim());

/** Letters, stamped letters, memos and notes have these parts by custom (ข้อ 11); orders, notices and records have a text of their own form. */
export const hasParts = (kind: DocumentKind): boolean => [1, 2, 3, 14, 16].includes(kind);
