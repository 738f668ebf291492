import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { listRequest, listResponse, sortedBy } from '../list';
import { id, moment, version } from '../wire';
import { type MasterTable, type MasterValues, valuesSchema } from './master-table';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const values = z.record(z.string(), value) as unknown as z.ZodMiniType<MasterValues>;

export const masterRow = z.object({
  id: z.number(),
  /** Increments with every change; saving over an older one is refused. */
  version: z.number(),
  active: z.boolean(),
  changedAt: moment,
  /** Who changed it last; empty for rows that came with the product. */
  changedBy: z.string(),
  values,
  /** The names of references and files among the values. */
  names: z.record(z.string(), z.string()),
});
export type MasterRow = z.output<typeof masterRow>;

const rowAnswer = z.object({ item: masterRow });

/** Where a row is used and how often, counted up to ten thousand. */
export const masterUse = z.object({ th: z.string(), en: z.string(), count: z.number(), more: z.boolean() });

export const masterChange = z.object({
  at: moment,
  by: z.string(),
  what: z.enum(['create', 'update', 'switchOn', 'switchOff', 'remove']),
  before: z.nullable(values),
  after: z.nullable(values),
});
export type MasterChange = z.output<typeof masterChange>;

export const sheetFormats = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** A file as text in a JSON body. */
export const fileAnswer = z.object({ name: z.string(), mediaType: z.string(), content: z.base64() });

const maxSheetBytes = 8 * 1024 * 1024;
const sheet = { format: z.enum(sheetFormats), content: z.base64().check(z.maxLength(Math.ceil((maxSheetBytes * 4) / 3))) };

export const importLine = z.object({
  /** The line in the file; the heading is line 1. */
  line: z.number(),
  what: z.enum(['create', 'update', 'same', 'wrong']),
  /** The key as in the file. */
  key: z.string(),
  values,
  /** The values that an update would overwrite, by field. */
  before: values,
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type ImportLine = z.output<typeof importLine>;

/** The lines shown of a long file: all faulty ones first, then the others up to this many. */
export const maxImportLines = 500;

const state = z._default(z.enum(['on', 'off', 'all']), 'on');

const made = new Map<string, MasterCalls>();

/** The calls of one settings page, under `/api/core/settings/<path>/`. */
export function masterCalls(table: MasterTable): MasterCalls {
  const calls = made.get(table.path) ?? makeCalls(table);
  made.set(table.path, calls);
  return calls;
}

function shared(table: MasterTable) {
  return {
    path: `/api/core/settings/${table.path}` as const,
    query: { menu: table.path, right: 'query' } satisfies Access,
    manage: { menu: table.path, right: 'manage' } satisfies Access,
    name: (what: string) => `settings.${table.path}.${what}`,
    title: table.title.en,
    labels: Object.fromEntries(Object.entries(table.fields).map(([field, { label }]) => [field, label])),
  };
}

const flagText = z.codec(z.boolean(), z.string(), { decode: String, encode: (text) => text === 'true' });
const words = z.string().check(z.maxLength(200));

/** Required values by field. A field that the page does not have filters nothing. */
function narrowedBy({ fields }: MasterTable) {
  const values = Object.entries(fields).map(([name, { kind }]) => [name, z.optional(kind === 'flag' ? flagText : words)]);
  return z._default(z.object(Object.fromEntries(values)) as unknown as z.ZodMiniType<Record<string, string>>, {});
}

const rowId = z.object({ id });
const rowVersion = z.object({ id, version });

function readCalls(table: MasterTable) {
  const { path, query, name, title, labels } = shared(table);
  return {
    list: endpoint({
      name: name('list'),
      summary: `${title}: one page of rows`,
      method: 'POST',
      path: `${path}/list`,
      kind: 'read',
      access: query,
      labels,
      request: z.extend(listRequest, { ...sortedBy(Object.keys(table.fields)), filter: narrowedBy(table), state }),
      response: z.extend(listResponse(masterRow), { on: z.number(), off: z.number() }),
    }),
    get: endpoint({
      name: name('get'),
      summary: `${title}: one row, and where it is used`,
      method: 'GET',
      path: `${path}/get`,
      kind: 'read',
      access: query,
      request: rowId,
      response: z.object({ item: masterRow, uses: z.array(masterUse) }),
    }),
    history: endpoint({
      name: name('history'),
      summary: `${title}: who changed a row when, newest first`,
      method: 'GET',
      path: `${path}/history`,
      kind: 'read',
      access: query,
      request: rowId,
      response: z.object({ items: z.array(masterChange) }),
    }),
    options: endpoint({
      name: name('options'),
      summary: `${title}: rows that a reference may name`,
      method: 'GET',
      path: `${path}/options`,
      kind: 'read',
      access: query,
      request: z.object({ field: z.string().check(z.maxLength(60)), search: listRequest.shape.search }),
      response: z.object({
        items: z.array(z.object({ id: z.number(), name: z.string() })),
        /** There are more than returned; a search finds them. */
        more: z.boolean(),
      }),
    }),
  };
}

function changeCalls(table: MasterTable) {
  const { path, manage, name, title, labels } = shared(table);
  return {
    create: endpoint({
      name: name('create'),
      summary: `${title}: add a row`,
      method: 'POST',
      path: `${path}/create`,
      kind: 'act',
      access: manage,
      labels,
      request: z.object({ values: valuesSchema(table) }),
      response: rowAnswer,
    }),
    update: endpoint({
      name: name('update'),
      summary: `${title}: change a row of a version`,
      method: 'POST',
      path: `${path}/update`,
      kind: 'act',
      access: manage,
      labels,
      request: z.extend(rowVersion, { values: valuesSchema(table) }),
      response: rowAnswer,
    }),
    switch: endpoint({
      name: name('switch'),
      summary: `${title}: switch a row on or off`,
      method: 'POST',
      path: `${path}/switch`,
      kind: 'act',
      access: manage,
      request: z.extend(rowVersion, { active: z.boolean() }),
      response: rowAnswer,
    }),
    remove: endpoint({
      name: name('remove'),
      summary: `${title}: take away a row that nothing uses`,
      method: 'POST',
      path: `${path}/remove`,
      kind: 'act',
      access: manage,
      request: rowVersion,
      response: nothing,
    }),
  };
}

function sheetCalls(table: MasterTable) {
  const { path, query, manage, name, title, labels } = shared(table);
  return {
    export: endpoint({
      name: name('export'),
      summary: `${title}: the rows as a spreadsheet`,
      method: 'POST',
      path: `${path}/export`,
      kind: 'read',
      access: query,
      labels,
      request: z.object({ format: z.enum(sheetFormats), search: listRequest.shape.search, filter: narrowedBy(table), state }),
      response: fileAnswer,
    }),
    previewImport: endpoint({
      name: name('previewImport'),
      summary: `${title}: what a spreadsheet would change, line by line`,
      method: 'POST',
      path: `${path}/preview-import`,
      kind: 'read',
      access: manage,
      maxBodyBytes: maxSheetBytes * 2,
      request: z.object(sheet),
      response: z.object({
        lines: z.array(importLine),
        counts: z.object({ create: z.number(), update: z.number(), same: z.number(), wrong: z.number() }),
        /** The id of this plan, required for the import. */
        plan: z.string(),
      }),
    }),
    import: endpoint({
      name: name('import'),
      summary: `${title}: carry out an import that was looked at, whole or not at all`,
      method: 'POST',
      path: `${path}/import`,
      kind: 'act',
      access: manage,
      maxBodyBytes: maxSheetBytes * 2,
      request: z.object({ ...sheet, plan: z.string().check(z.maxLength(100)) }),
      response: z.object({ created: z.number(), updated: z.number() }),
    }),
  };
}

const makeCalls = (table: MasterTable) => ({ ...readCalls(table), ...changeCalls(table), ...sheetCalls(table) });
export type MasterCalls = ReturnType<typeof makeCalls>;

/** The calls that a page offers: standard rows are neither added nor deleted, and some rows are never deleted. */
export function callsServed(table: MasterTable): (keyof MasterCalls)[] {
  const names = Object.keys(masterCalls(table)) as (keyof MasterCalls)[];
  const lacking: Record<MasterTable['rows'], readonly string[]> = { open: [], kept: ['remove'], fixed: ['create', 'remove'] };
  return names.filter((name) => !lacking[table.rows].includes(name));
}

/** Upload of a file for a field, as the part `file` of a multipart form. Requires the right to manage the page. */
export const masterUploadPath = (path: string, field: string) => `/api/core/settings/${path}/upload/${field}`;
/** The answer: the value of the field. */
export const masterFileTaken = z.object({ status: z.literal('success'), fileId: z.number(), name: z.string() });
/** The address of a row's file. Requires the right to query the page. */
export const masterFilePath = (path: string, field: string, rowId: number | string) => `/api/core/settings/${path}/file/${field}/${rowId}`;
