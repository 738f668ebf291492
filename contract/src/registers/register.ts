import type { Label } from '../values/label';

/** The kinds of registers; each has an open book and a secret one at every registry (ข้อ 38, 43, 32; secrecy regulation B.E. 2544). */
export const registerKinds = ['receive', 'send', 'circular', 'order', 'certificate', 'licence'] as const;
export type RegisterKind = (typeof registerKinds)[number];

/** What became of a number. */
export const entryStates = ['issued', 'reserved', 'void'] as const;
export type EntryState = (typeof entryStates)[number];

/** What a column of a register shows: the eight of forms 13 and 14, and when the line was written. */
export const columnFields = ['number', 'letterNumber', 'datedOn', 'sender', 'addressee', 'subject', 'action', 'remark', 'enteredAt'] as const;
export type ColumnField = (typeof columnFields)[number];

/** Kinds of values that a registrar types into an own column of the agency. */
export const ownKinds = ['text', 'date', 'number'] as const;
export type OwnKind = (typeof ownKinds)[number];

/** What the page of a register offers where the agency lets it. */
export const bookFunctions = ['export', 'print', 'issue', 'bulk', 'reserve', 'backDate', 'cancel', 'correct'] as const;
export type BookFunction = (typeof bookFunctions)[number];

/** Rights on the numbers of a unit, given to a person or to a post. */
export const numberRights = ['reserve', 'backDate', 'cancel', 'central', 'overview'] as const;
export type NumberRight = (typeof numberRights)[number];

/** The place of the running number in the text that says how numbers are printed, and that of the Buddhist year. */
export const numberPlace = '{เลข}';
export const yearPlace = '{ปี}';

/** At most so many numbers are reserved, issued or received at once. */
export const mostAtOnce = 100;
/** At most so many lines leave in one spreadsheet, and in one printed form. */
export const mostExported = 20_000;
export const mostPrinted = 1_000;

/** Whether the number of a letter is that of the year and no letter code stands before it. */
export const runsByYear = (kind: RegisterKind): boolean => kind === 'order' || kind === 'certificate' || kind === 'licence';

/** Stands before the number of a secret letter that has no letter code. */
export const secretMark = 'ลับ';

/** How numbers are printed where the unit says nothing else: its letter code before them, or the year behind them (ข้อ 16, 24, 32). */
export function usualTemplate(kind: RegisterKind, letterCode: string): string {
  if (kind === 'receive') return numberPlace;
  if (runsByYear(kind)) return `${numberPlace}/${yearPlace}`;
  return `${letterCode}/${kind === 'circular' ? 'ว ' : ''}${numberPlace}`;
}

/** What is wrong with the text that says how numbers are printed, or null. */
export function templateFault(template: string): Label | null {
  const places = template.split(numberPlace).length - 1;
  if (places !== 1) return { th: `ต้องมี ${numberPlace} หนึ่งแห่ง`, en: `${numberPlace} must stand in it exactly once.` };
  if (template.split(yearPlace).length > 2) return { th: `มี ${yearPlace} ได้แห่งเดียว`, en: `${yearPlace} may stand in it once.` };
  const rest = template.replace(numberPlace, '').replace(yearPlace, '');
  return /[{}]/.test(rest) ? { th: `ใช้ได้เฉพาะ ${numberPlace} และ ${yearPlace}`, en: `Only ${numberPlace} and ${yearPlace} may be used.` } : null;
}
