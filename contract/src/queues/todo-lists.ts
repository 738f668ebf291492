import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { day, flag, id, moment, whole, wireRecord } from '../wire';
import { queueCodes } from './queue-codes';

/** One row of a queue: a leg of a letter's route, with exactly the fields of specification §3. */
const queueRowFields = {
  typeName: ['F_DOC_TYPE_NAME', z.string()],
  speedName: ['F_DOC_SPEED_NAME', z.string()],
  number: ['F_DOC_NO', z.string()],
  subject: ['F_DOC_TITLE', z.string()],
  /** The organisation the letter comes from. */
  organisation: ['F_NAME', z.string()],
  legId: ['F_TRANS_ID', z.number()],
  documentId: ['F_DOC_ID', z.number()],
  /** The unit that sent this leg. */
  unitId: ['F_DEPT_ID', z.nullable(z.number())],
  assignmentId: ['F_JOB_ID', z.nullable(z.number())],
  receiverUnitId: ['F_RECEIVER_DEPT_ID', z.nullable(z.number())],
  receiverText: ['F_RECEIVER_TEXT', z.string()],
  commandText: ['F_COM_DESC', z.nullable(z.string())],
  usesOwnerNumber: ['F_IS_USE_DOC_NO_OWNER_DEPT', flag],
  senderTypeId: ['F_SENDER_TYPE_TO_ID', z.number()],
  senderTypeName: ['F_SENDER_TYPE_TO_NAME', z.string()],
  onBehalf: ['F_IS_BEHALF', flag],
  forwarded: ['F_DOC_SEND', flag],
  hasFile: ['F_IS_FILE', flag],
  receiptCancelled: ['F_CANCEL_RECEIVED', flag],
  commandCarriedOut: ['statusJobCommand', flag],
  sentToPerson: ['statusSendToPerson', flag],
} as const;

export const queueRow = wireRecord(queueRowFields);
export type QueueRow = z.output<typeof queueRow>;
export type QueueColumn = keyof typeof queueRowFields;

const wireColumns = Object.values(queueRowFields).map(([wireName]) => wireName);
const plainOf = new Map<string, string>(Object.entries(queueRowFields).map(([name, [wireName]]) => [wireName, name]));
const wireOf = new Map<string, string>(Object.entries(queueRowFields).map(([name, [wireName]]) => [name, wireName]));

/** A column of the row, with its wire name. */
const column = z.codec(z.enum(wireColumns as [string, ...string[]]), z.custom<QueueColumn>(), {
  decode: (wire) => plainOf.get(wire) as QueueColumn,
  encode: (plain) => wireOf.get(plain) as string,
});

const flagText = z.codec(flag, z.string(), { decode: (plain) => (plain ? '1' : '0'), encode: (text) => text === '1' });
const digits = z.codec(id, z.string(), { decode: String, encode: Number });
const words = z.string().check(z.maxLength(200));
const isNumber = (field: object) => field instanceof z.ZodMiniNumber || (field instanceof z.ZodMiniNullable && field.def.innerType instanceof z.ZodMiniNumber);
const filterOf = (field: object) => z.optional(field === flag ? flagText : isNumber(field) ? digits : words);

/** Required values of rows: an id as digits, a flag as 0 or 1, a text by containment. */
const filters = z.codec(
  z.strictObject(Object.fromEntries(Object.values(queueRowFields).map(([wireName, field]) => [wireName, filterOf(field)]))),
  z.custom<Partial<Record<QueueColumn, string>>>(),
  {
    decode: (wire) => Object.fromEntries(Object.entries(wire).map(([name, value]) => [plainOf.get(name), value])),
    encode: (plain) => Object.fromEntries(Object.entries(plain).map(([name, value]) => [wireOf.get(name), value])),
  },
);

/** What the screen shows in addition to the row; same order as the rows. */
export const rowHint = z.object({
  legId: z.number(),
  /** 1 normal, 2 urgent, 3 very urgent, 4 most urgent. */
  speed: z.number(),
  /** 1 open, 2 confidential, 3 secret. */
  secrecy: z.number(),
  sentAt: moment,
  dueOn: z.nullable(day),
  overdue: z.boolean(),
  opened: z.boolean(),
  assigned: z.boolean(),
  /** My desk that the row is on. */
  deskId: z.number(),
  /** To whom it was given, in the queues of work that others have; otherwise null. */
  givenTo: z.nullable(z.string()),
  /** The receive number with its year, `145/2569`, under which my desk received the letter. */
  receivedUnder: z.optional(z.nullable(z.string())),
  /** It lies on its desk because somebody sent it back or refused it. */
  sentBack: z.optional(z.boolean()),
  /** A letter to be signed whose text has open remarks. */
  openRemarks: z.optional(z.boolean()),
});
export type RowHint = z.output<typeof rowHint>;

const tile = wireRecord({
  code: ['CODE', z.enum(queueCodes)],
  title: ['TITLE', z.string()],
  header: ['TABLE_HEADER', z.array(z.object({ key: z.string(), title: z.string(), width: z.number() }))],
  rows: ['DOCUMENT', z.array(queueRow)],
  count: ['COUNT', z.number()],
  color: ['COLOR', z.string()],
  icon: ['ICON', z.string()],
  /** The most urgent rows, and those past their due day (counted up to 100). */
  mostUrgent: ['MOST_URGENT', z.number()],
  overdue: ['OVERDUE', z.number()],
  /** When the oldest row came; null in an empty queue. */
  oldestAt: ['OLDEST_AT', z.nullable(moment)],
});
export type Tile = z.output<typeof tile>;

/** The tiles of the dashboard, in tile order. */
export const getTodoLists = endpoint({
  name: 'getTodoLists',
  summary: 'The work queues of the person, each with its count and first page',
  method: 'POST',
  path: '/api/sarabun/get-todo-lists',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  classic: true,
  mayKeep: 'guarded',
  request: z.object({
    search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    /** Only the rows of this desk of mine. */
    desk: z.optional(id),
  }),
  response: z.object({ items: z.record(z.string(), tile) }),
});

export const getTodoList = endpoint({
  name: 'getTodoList',
  summary: 'One page of one work queue',
  method: 'POST',
  path: '/api/sarabun/get-todo-list',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  classic: true,
  mayKeep: 'guarded',
  request: z.object({
    typeCode: z.enum(queueCodes),
    generalSearch: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    page: z._default(whole(1, 1_000_000), 1),
    pageSize: z._default(whole(1, 100), 10),
    sort: z.optional(column),
    order: z._default(z.enum(['asc', 'desc']), 'asc'),
    /** Instead of work order: overdue first, then by due day, then rows without one. A column of `sort` takes precedence. */
    first: z.optional(z.enum(['due'])),
    filter: z.optional(filters),
    /** Filters: only urgent, overdue, with a file, sent to a person, or sent back to the desk. */
    only: z.optional(z.enum(['urgent', 'overdue', 'withFile', 'toPerson', 'sentBack'])),
    desk: z.optional(id),
  }),
  response: z.object({ data: z.array(queueRow), total: z.number(), page: z.number(), pageSize: z.number(), hints: z.array(rowHint) }),
});

/** A call of its own, so that no page of a queue waits for it. */
export const countSentBack = endpoint({
  name: 'countSentBack',
  summary: 'How many rows of a queue were sent back to its desks, counted up to 100',
  method: 'POST',
  path: '/api/sarabun/count-sent-back',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ typeCode: z.enum(queueCodes), desk: z.optional(id) }),
  response: z.object({ total: z.number() }),
});

/** The desks at which the person works today. */
export const myDesks = endpoint({
  name: 'myDesks',
  summary: 'The desks at which the person works today',
  method: 'GET',
  path: '/api/sarabun/my-desks',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  mayKeep: 'always',
  request: z.object({}),
  response: z.object({
    items: z.array(
      z.object({
        deskId: z.number(),
        kind: z.enum(['unit', 'post', 'person']),
        name: z.string(),
        unitId: z.number(),
        unitName: z.string(),
        functions: z.array(z.string()),
        /** Where the person only acts for somebody: the last day of it, null where none is set. */
        acting: z.optional(z.nullable(z.object({ until: z.nullable(day) }))),
      }),
    ),
  }),
});

export function wireColumn(name: QueueColumn): string {
  return queueRowFields[name][0];
}
