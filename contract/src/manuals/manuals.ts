import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { oneLine } from '../values/one-line';
import { id, label, moment, version } from '../wire';

const query: Access = { menu: 'DocumentManual', right: 'query' };
const manage: Access = { menu: 'DocumentManual', right: 'manage' };

/** The kinds of pages: of the manual, of the manual of letters, or a film. */
export const manualKinds = ['manual', 'document', 'film'] as const;
export type ManualKind = (typeof manualKinds)[number];

/** The chapters, in the order of the contents. */
export const manualChapters = ['start', 'work', 'letters', 'registers', 'follow', 'account', 'people', 'settings', 'system'] as const;
export type ManualChapter = (typeof manualChapters)[number];

const line = z.object({
  pageId: z.number(),
  kind: z.enum(manualKinds),
  chapter: z.enum(manualChapters),
  title: label,
  /** Addresses of the pages it explains, as the router declares them. */
  about: z.array(z.string()),
});
export type ManualLine = z.output<typeof line>;

export const manualContents = endpoint({
  name: 'manualContents',
  summary: 'The pages of the manuals that the person may read, narrowed by words in them',
  method: 'GET',
  path: '/api/service/manual/contents',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  request: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
  response: z.object({ items: z.array(line) }),
});

const page = z.extend(line, { body: label, changedAt: moment });
export type ManualPage = z.output<typeof page>;

export const manualPage = endpoint({
  name: 'manualPage',
  summary: 'One page of the manuals',
  method: 'GET',
  path: '/api/service/manual/page',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  request: z.object({ pageId: id }),
  response: z.object({ item: page }),
});

const editedRow = z.extend(line, {
  active: z.boolean(),
  /** Came with the product. */
  standard: z.boolean(),
  edited: z.boolean(),
  changedAt: moment,
  changedBy: z.string(),
});
export type EditedManualRow = z.output<typeof editedRow>;

export const listManualPages = endpoint({
  name: 'listManualPages',
  summary: 'All pages of the manuals, for who edits them',
  method: 'POST',
  path: '/api/core/manuals/pages',
  kind: 'read',
  access: query,
  request: z.extend(listRequest, { kind: z.optional(z.enum(manualKinds)) }),
  response: listResponse(editedRow),
});

const edited = z.extend(editedRow, {
  version: z.number(),
  position: z.number(),
  menu: z.nullable(z.string()),
  body: label,
  history: z.array(z.object({ version: z.number(), at: moment, by: z.string(), title: label, body: label, active: z.boolean() })),
});
export type EditedManualPage = z.output<typeof edited>;

export const getManualPage = endpoint({
  name: 'getManualPage',
  summary: 'One page of the manuals with what it said before, for who edits it',
  method: 'GET',
  path: '/api/core/manuals/page',
  kind: 'read',
  access: query,
  request: z.object({ pageId: id }),
  response: z.object({ item: edited }),
});

/** Longest text of a page in one language. */
export const maxManualTextLength = 20_000;

const title = z.string().check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(200), z.regex(oneLine));
const optionalTitle = z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(200), z.regex(oneLine));
const text = z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(maxManualTextLength));
const thaiText = z.string().check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(maxManualTextLength));

const written = {
  titleTh: title,
  titleEn: optionalTitle,
  bodyTh: thaiText,
  bodyEn: text,
  active: z.boolean(),
};

export const saveManualPage = endpoint({
  name: 'saveManualPage',
  summary: 'Change what a page of the manuals says, or switch it off',
  method: 'POST',
  path: '/api/core/manuals/save',
  kind: 'act',
  access: manage,
  request: z.object({ pageId: id, version, ...written }),
  response: z.object({ version: z.number() }),
});

export const addManualPage = endpoint({
  name: 'addManualPage',
  summary: "Add a page of the agency's own to the manuals",
  method: 'POST',
  path: '/api/core/manuals/add',
  kind: 'act',
  access: manage,
  request: z.object({ kind: z.enum(manualKinds), chapter: z.enum(manualChapters), ...written }),
  response: z.object({ pageId: z.number() }),
});

export const removeManualPage = endpoint({
  name: 'removeManualPage',
  summary: "Take a page of the agency's own away, or put the product's text back in place of an edited one",
  method: 'POST',
  path: '/api/core/manuals/remove',
  kind: 'act',
  access: manage,
  request: z.object({ pageId: id, version }),
  response: nothing,
});

/** Upload of a picture for the manuals: a form with one file, and its answer. */
export const manualPicturePath = '/api/core/manuals/picture';
export const manualPictureTaken = z.object({ status: z.literal('success'), name: z.string() });
/** In bytes. */
export const maxManualPictureBytes = 5 * 1024 * 1024;

export const manualPictureAddress = (name: string) => `/api/service/manual-pictures/${encodeURIComponent(name)}`;
