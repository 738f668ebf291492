import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { sheetFormats } from '../settings/master-calls';
import { day, id, label, moment, version, whole } from '../wire';
import { lineSorts } from './line-sorts';
import { bookFunctions, columnFields, entryStates, ownKinds, registerKinds } from './register';

export const buddhistYears = whole(2400, 3000);

const registerItem = z.object({
  registerId: z.number(),
  unitId: z.number(),
  unitName: z.string(),
  kind: z.enum(registerKinds),
  isSecret: z.boolean(),
  /** Which of several of its kind; empty for the plain one. */
  series: z.string(),
  title: label,
  /** Whether the person works at the register's registry. */
  isOwn: z.boolean(),
});
export type RegisterItem = z.output<typeof registerItem>;

/** The registers that the person may view: those of the own registries first. */
export const myRegisters = endpoint({
  name: 'myRegisters',
  summary: 'The registers that the person may look at',
  method: 'GET',
  path: '/api/sarabun/registers',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ items: z.array(registerItem) }),
});

const column = z.object({
  columnId: z.number(),
  /** Filled in by the product; null for the agency's own column. */
  field: z.nullable(z.enum(columnFields)),
  valueKind: z.nullable(z.enum(ownKinds)),
  title: label,
  width: z.number(),
});
export type RegisterColumn = z.output<typeof column>;

export const numberBlock = z.object({
  blockId: z.number(),
  year: z.number(),
  first: z.number(),
  last: z.number(),
  /** Its unused numbers. */
  free: z.array(z.number()),
  reason: z.string(),
  expiresOn: day,
  reservedOn: day,
  reservedBy: z.string(),
});
export type NumberBlock = z.output<typeof numberBlock>;

/** One register: its columns, years, and what the person may do there. */
export const getRegister = endpoint({
  name: 'getRegister',
  summary: 'One register: its columns, its years, and what the person may do there',
  method: 'GET',
  path: '/api/sarabun/register',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ registerId: id }),
  response: z.object({
    item: z.extend(registerItem, {
      columns: z.array(column),
      functions: z.array(z.enum(bookFunctions)),
      /** Whether own columns may be filled in. */
      mayFill: z.boolean(),
      /** Whether the remark of a line may be written, unless it tells why the number is void. */
      mayRemark: z.boolean(),
      /** The registry as it is written in the column จาก, in Thai in either language. */
      issuer: z.string(),
      years: z.array(z.number()),
      /** The next number of this year, as it would be printed. */
      next: z.string(),
      blocks: z.array(numberBlock),
    }),
  }),
});

export const lineNarrowing = {
  year: buddhistYears,
  /** Searches numbers, subject and correspondents. */
  search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  /** Days in Bangkok on which lines were written, both included. */
  from: z.optional(day),
  to: z.optional(day),
};

const narrowing = {
  ...lineNarrowing,
  registerId: id,
  state: z._default(z.enum([...entryStates, 'backDated', 'all']), 'all'),
};

const line = z.object({
  entryId: z.number(),
  version: z.number(),
  number: z.number(),
  state: z.enum(entryStates),
  printed: z.string(),
  documentId: z.nullable(z.number()),
  legId: z.nullable(z.number()),
  /** Whether the person may open the letter. */
  mayOpen: z.boolean(),
  secrecy: z.number(),
  enteredAt: moment,
  enteredBy: z.string(),
  /** The stated day of a line that was entered later. */
  datedFor: z.nullable(day),
  letterNumber: z.string(),
  datedOn: z.nullable(day),
  sender: z.string(),
  addressee: z.string(),
  subject: z.string(),
  /** What was done with the letter, as written by the registry or derived from the route. */
  action: z.string(),
  /** Whether the registry wrote it. */
  isActionOwn: z.boolean(),
  remark: z.string(),
  /** The last day of a reservation. */
  expiresOn: z.nullable(day),
  own: z.record(z.string(), z.string()),
  /** Of a letter on paper: whether the person may correct what the line says of it. */
  mayCorrectPaper: z.optional(z.boolean()),
});
export type RegisterLine = z.output<typeof line>;

export const listRegister = endpoint({
  name: 'listRegister',
  summary: 'One page of the lines of a register',
  method: 'POST',
  path: '/api/sarabun/registers/list',
  kind: 'read',
  access: 'signedIn',
  request: z.object({
    ...narrowing,
    page: z._default(whole(1, 1_000_000), 1),
    pageSize: z._default(whole(1, 100), 20),
    /** By number and time in any register; by values of the letters, only among up to ten thousand lines. */
    sort: z._default(z.enum(lineSorts), 'number'),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
  }),
  /** With filters, counting stops at ten thousand; with a search by number or time, at a thousand. */
  response: z.object({ data: z.array(line), total: z.number(), more: z.boolean(), page: z.number(), pageSize: z.number() }),
});

const change = z.object({
  at: moment,
  by: z.string(),
  before: z.record(z.string(), z.nullable(z.string())),
  after: z.record(z.string(), z.nullable(z.string())),
  /** Why the letter, or what the line says of one on paper, was corrected; empty for what is only written in the register. */
  reason: z.optional(z.string()),
});

export const getEntryHistory = endpoint({
  name: 'getEntryHistory',
  summary: 'What was corrected on a line of a register, newest first',
  method: 'GET',
  path: '/api/sarabun/register-entry-history',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ entryId: id }),
  response: z.object({ items: z.array(change) }),
});

const words = (most: number) => z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(most));

export const correctEntry = endpoint({
  name: 'correctEntry',
  summary: 'Correct action and remark of a line, and fill in the agency’s own columns',
  method: 'POST',
  path: '/api/sarabun/correct-register-entry',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    entryId: id,
    version,
    /** Empty derives it from the route. */
    action: words(500),
    remark: words(500),
    own: z.record(z.string(), words(300)),
  }),
  response: nothing,
});

/**
 * Corrects what was written of a letter on paper when it was numbered (เรื่อง ลงวันที่ จาก ถึง). The number stays, the former values are kept with the
 * reason, and whoever sees the line sees them.
 */
export const correctPaperLine = endpoint({
  name: 'correctPaperLine',
  summary: 'Correct subject, date, from and to of a letter on paper after it was numbered, with a reason; what stood before is kept',
  method: 'POST',
  path: '/api/sarabun/correct-paper-line',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    entryId: id,
    version,
    subject: words(500),
    datedOn: day,
    /** Empty is the registry itself. */
    sender: words(300),
    addressee: words(300),
    reason: words(500),
  }),
  response: z.object({ version }),
});

/** Spreadsheets and printed forms are sent as bytes. */
export const registerSheetPath = '/api/sarabun/register-sheet';
export const registerPrintPath = '/api/sarabun/register-print';
export const sheetRequest = z.object({ ...narrowing, format: z._default(z.enum(sheetFormats), 'xlsx') });
export const printRequest = z.object(narrowing);
export type RegisterNarrowing = z.output<typeof printRequest>;
