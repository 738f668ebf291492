import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { fileAnswer, sheetFormats } from '../settings/master-calls';
import type { Label } from '../values/label';
import { day, id, moment, whole } from '../wire';

const narrowing = {
  /** In the actor's name. */
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  /** Days in Bangkok, both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** An action, and all others of the same name. */
  action: z.optional(z.string().check(z.maxLength(100))),
  /** A letter's number, as printed or as a registry assigned it (`123` or `123/2568`), or part of one. */
  letter: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  /** One letter: its whole trail. */
  documentId: z.optional(id),
};
const page = {
  page: z._default(whole(1, 10_000), 1),
  pageSize: z._default(whole(1, 100), 20),
};

const activity = z.object({
  id: z.number(),
  at: moment,
  personName: z.string(),
  /** The use case and its name. */
  action: z.string(),
  actionName: z.string(),
  documentId: z.nullable(z.number()),
  /** The letter; null if the reader may not know it. `kind`: the name of its kind where that stands before the number, else empty. */
  letter: z.nullable(z.object({ kind: z.string(), number: z.string(), subject: z.string() })),
  address: z.string(),
  /** What the use case recorded, in the reader's language: never the content of a letter. */
  facts: z.array(z.object({ label: z.string(), /** The old value, if it was changed. */ before: z.nullable(z.string()), value: z.string() })),
});
export type Activity = z.output<typeof activity>;

const logLine = z.extend(activity, {
  personId: z.nullable(z.number()),
  sessionId: z.nullable(z.number()),
  /** Whether the row is already in the chain. */
  sealed: z.boolean(),
});
export type LogLine = z.output<typeof logLine>;

/** The answer of row lists; counting stops at ten thousand. */
const list = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ data: z.array(row), total: z.number(), more: z.boolean(), page: z.number(), pageSize: z.number() });

const activityPage: Access = { menu: 'history-activity', right: 'query' };
const logPage: Access = { menu: 'activity-system-log', right: 'query' };

/** What people did: signing in, receiving, assigning … Never the content of a letter. */
export const listActivity = endpoint({
  name: 'listActivity',
  summary: 'What people did, newest first',
  method: 'POST',
  path: '/api/core/history/activity',
  kind: 'read',
  access: activityPage,
  request: z.object({ ...narrowing, ...page }),
  response: list(activity),
});

/** Every row of the audit log, including those of the product itself. */
export const listSystemLog = endpoint({
  name: 'listSystemLog',
  summary: 'Every row of the audit, newest first',
  method: 'POST',
  path: '/api/core/history/system-log',
  kind: 'read',
  access: logPage,
  request: z.object({ ...narrowing, ...page }),
  response: list(logLine),
});

const acts = z.object({
  items: z.array(
    z.object({
      /** The value to filter by; it stands for all of `actions`. */
      action: z.string(),
      name: z.string(),
      /** All actions of this name. */
      actions: z.array(z.string()),
    }),
  ),
});

export const activityActions = endpoint({
  name: 'activityActions',
  summary: 'The kinds of acts that people did, to filter by',
  method: 'GET',
  path: '/api/core/history/activity-actions',
  kind: 'read',
  access: activityPage,
  request: nothing,
  response: acts,
});

export const systemLogActions = endpoint({
  name: 'systemLogActions',
  summary: 'The kinds of acts in the audit, to filter by',
  method: 'GET',
  path: '/api/core/history/system-log-actions',
  kind: 'read',
  access: logPage,
  request: nothing,
  response: acts,
});

/** The columns of the spreadsheets, in order. */
export const activityColumns = ['at', 'person', 'action', 'document', 'letterNumber', 'letterSubject', 'address', 'detail'] as const;
export const logColumns = ['id', 'at', 'person', 'action', 'document', 'letterNumber', 'letterSubject', 'address', 'session', 'detail'] as const;
export type HistoryColumn = (typeof logColumns)[number];

/** Their headings, where they are chosen and in the file. */
export const historyColumnTexts: Readonly<Record<HistoryColumn, Label>> = {
  id: { th: 'ลำดับ', en: 'Number' },
  at: { th: 'เวลา', en: 'Time' },
  person: { th: 'ผู้ดำเนินการ', en: 'Person' },
  action: { th: 'การดำเนินการ', en: 'Act' },
  document: { th: 'รหัสหนังสือ', en: 'Record of the letter' },
  letterNumber: { th: 'เลขที่หนังสือ', en: 'Letter number' },
  letterSubject: { th: 'เรื่อง', en: 'Subject' },
  address: { th: 'เครือข่าย', en: 'Address' },
  session: { th: 'รหัสการใช้งาน', en: 'Session' },
  detail: { th: 'รายละเอียด', en: 'Detail' },
};

/** The wanted columns; all without it. */
const only = <Column extends string>(columns: readonly [Column, ...Column[]]) =>
  z.optional(z.array(z.enum(columns)).check(z.minLength(1), z.maxLength(columns.length)));

export const exportActivity = endpoint({
  name: 'exportActivity',
  summary: 'What people did as a spreadsheet, the newest ten thousand',
  method: 'POST',
  path: '/api/core/history/export-activity',
  kind: 'read',
  access: activityPage,
  request: z.object({ ...narrowing, format: z.enum(sheetFormats), columns: only(activityColumns) }),
  response: fileAnswer,
});

export const exportSystemLog = endpoint({
  name: 'exportSystemLog',
  summary: 'The audit as a spreadsheet, the newest ten thousand rows',
  method: 'POST',
  path: '/api/core/history/export-system-log',
  kind: 'read',
  access: logPage,
  request: z.object({ ...narrowing, format: z.enum(sheetFormats), columns: only(logColumns) }),
  response: fileAnswer,
});
