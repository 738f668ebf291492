import type { Numbering } from '../drafts/letter-fields';
import type { Label } from '../values/label';

/** The kinds of registers; every registry has an open and a secret one of each (ข้อ 38, 43, 32; secrecy regulation B.E. 2544). */
export const registerKinds = ['receive', 'send', 'circular', 'order', 'certificate', 'licence'] as const;
export type RegisterKind = (typeof registerKinds)[number];

/** The kind of register whose series numbers a letter; what its writer numbers has none. */
export const registerByNumbering: Partial<Record<Numbering, RegisterKind>> = {
  send: 'send',
  circular: 'circular',
  order: 'order',
  certificate: 'certificate',
  form: 'licence',
  notice: 'send',
};

export const entryStates = ['issued', 'reserved', 'void'] as const;
export type EntryState = (typeof entryStates)[number];

/** The columns of a register: the eight of forms 13 and 14, and the time of the line. */
export const columnFields = ['number', 'letterNumber', 'datedOn', 'sender', 'addressee', 'subject', 'action', 'remark', 'enteredAt'] as const;
export type ColumnField = (typeof columnFields)[number];

/** Value kinds of the agency's own columns. */
export const ownKinds = ['text', 'date', 'number'] as const;
export type OwnKind = (typeof ownKinds)[number];

/** Functions of a register's page that the agency may offer. */
export const bookFunctions = ['export', 'print', 'issue', 'bulk', 'reserve', 'backDate', 'cancel', 'correct'] as const;
export type BookFunction = (typeof bookFunctions)[number];

/** Rights on the numbers of a unit, given to a person or to a post. */
export const numberRights = ['reserve', 'backDate', 'cancel', 'central', 'overview'] as const;
export type NumberRight = (typeof numberRights)[number];

/** The placeholders for the running number and the Buddhist year in a number format. */
export const numberPlace = '{เลข}';
export const yearPlace = '{ปี}';

/** Limit for reserving, issuing or receiving numbers at once. */
export const maxAtOnce = 100;
/** Limits of lines in one spreadsheet and in one printed form. */
export const maxExported = 20_000;
export const maxPrinted = 1_000;

/** Whether the number is followed by the year and has no letter code before it. */
export const runsByYear = (kind: RegisterKind): boolean => kind === 'order' || kind === 'certificate' || kind === 'licence';

/** Whether a letter on paper is numbered only with its receiver: form 14 has a column ถึง; orders, certificates and licences go to nobody by name. */
export const needsAddressee = (kind: RegisterKind, columns: readonly { field: ColumnField | null }[]): boolean =>
  !runsByYear(kind) && columns.some(({ field }) => field === 'addressee');

/** The prefix of a secret letter's number without a letter code. */
export const secretMark = 'ลับ';

/** The default number format: the unit's letter code before the number, or the year after it (ข้อ 16, 24, 32). */
export function usualTemplate(kind: RegisterKind, letterCode: string): string {
  if (kind === 'receive') return numberPlace;
  if (runsByYear(kind)) return `${numberPlace}/${yearPlace}`;
  return `${letterCode}/${kind === 'circular' ? 'ว ' : ''}${numberPlace}`;
}

/** The problem with a number format, or null. */
export function templateFault(template: string): Label | null {
  const places = template.split(numberPlace).length - 1;
  if (places !== 1) return { th: `ต้องมี ${numberPlace} หนึ่งแห่ง`, en: `${numberPlace} must stand in it exactly once.` };
  if (template.split(yearPlace).length > 2) return { th: `มี ${yearPlace} ได้แห่งเดียว`, en: `${yearPlace} may stand in it once.` };
  const rest = template.replace(numberPlace, '').replace(yearPlace, '');
  return /[{}]/.test(rest) ? { th: `ใช้ได้เฉพาะ ${numberPlace} และ ${yearPlace}`, en: `Only ${numberPlace} and ${yearPlace} may be used.` } : null;
}
