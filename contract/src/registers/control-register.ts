import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { sheetFormats } from '../settings/master-calls';
import type { Label } from '../values/label';
import { id, moment, whole } from '../wire';
import { lineNarrowing } from './register-pages';

/** The columns of the control register of secret letters, in order. */
export const controlColumns = [
  'sequence',
  'numbers',
  'secrecy',
  'letterNumber',
  'datedOn',
  'sender',
  'addressee',
  'subject',
  'passing',
  'openings',
  'copies',
  'remark',
] as const;
export type ControlColumn = (typeof controlColumns)[number];

/** The column headings, and their widths on paper in millimetres on A4 landscape. */
export const controlHeadings: Record<ControlColumn, { title: Label; width: number }> = {
  sequence: { title: { th: 'ลำดับที่', en: 'No.' }, width: 13 },
  numbers: { title: { th: 'เลขทะเบียน', en: 'Registered' }, width: 34 },
  secrecy: { title: { th: 'ชั้นความลับ', en: 'Class' }, width: 15 },
  letterNumber: { title: { th: 'ที่', en: 'Letter no.' }, width: 24 },
  datedOn: { title: { th: 'ลงวันที่', en: 'Dated' }, width: 18 },
  sender: { title: { th: 'จาก', en: 'From' }, width: 26 },
  addressee: { title: { th: 'ถึง', en: 'To' }, width: 24 },
  subject: { title: { th: 'เรื่อง', en: 'Subject' }, width: 38 },
  passing: { title: { th: 'การรับ ส่ง และส่งต่อ', en: 'Received, sent and passed on' }, width: 44 },
  openings: { title: { th: 'ผู้เปิดอ่าน', en: 'Opened by' }, width: 32 },
  copies: { title: { th: 'สำเนา', en: 'Copies' }, width: 30 },
  remark: { title: { th: 'หมายเหตุ', en: 'Remark' }, width: 20 },
};

const registry = z.object({ unitId: z.number(), unitName: z.string(), years: z.array(z.number()) });

/** The registries whose control register the person keeps, with the Buddhist years that have lines. */
export const controlRegistries = endpoint({
  name: 'controlRegistries',
  summary: 'The registries whose control register of secret letters the person keeps',
  method: 'GET',
  path: '/api/sarabun/control-registries',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ items: z.array(registry) }),
});

const narrowing = { ...lineNarrowing, unitId: id };

const line = z.object({
  /** The line with which the letter came into the unit's registers. */
  entryId: z.number(),
  documentId: z.nullable(z.number()),
  legId: z.nullable(z.number()),
  /** Whether the person may open the letter. */
  mayOpen: z.boolean(),
  secrecy: z.number(),
  enteredAt: moment,
  isVoid: z.boolean(),
  /** The value of each column in the Thai of paper; several values on separate lines. */
  texts: z.record(z.enum(controlColumns), z.string()),
});
export type ControlLine = z.output<typeof line>;

export const listControl = endpoint({
  name: 'listControl',
  summary: 'One page of the control register of secret letters: what became of each',
  method: 'POST',
  path: '/api/sarabun/control-register',
  kind: 'read',
  access: 'signedIn',
  request: z.object({
    ...narrowing,
    page: z._default(whole(1, 1_000_000), 1),
    pageSize: z._default(whole(1, 100), 20),
  }),
  response: z.object({ data: z.array(line), total: z.number(), page: z.number(), pageSize: z.number() }),
});

/** Spreadsheet and print are sent as bytes. */
export const controlSheetPath = '/api/sarabun/control-sheet';
export const controlPrintPath = '/api/sarabun/control-print';
export const controlSheetRequest = z.object({ ...narrowing, format: z._default(z.enum(sheetFormats), 'xlsx') });
export const controlPrintRequest = z.object(narrowing);
export type ControlNarrowing = z.output<typeof controlPrintRequest>;
