import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { id, label } from '../wire';
import { bookItem } from './get-dashboard';

const category = z.object({ id: z.number(), ...label.shape });

/** A book group that the person sees. `code` is one of the eight of the dashboard, or the office's own. */
export const bookGroup = z.object({
  id: z.number(),
  code: z.string(),
  ...label.shape,
  icon: z.string(),
  standsOpen: z.boolean(),
  categories: z.array(category),
});
export type BookGroup = z.output<typeof bookGroup>;

export const bookGroups = endpoint({
  name: 'bookGroups',
  summary: 'The groups of news and collections, in the order of the office',
  method: 'GET',
  path: '/api/sarabun/book-groups',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  request: nothing,
  response: z.object({ items: z.array(bookGroup) }),
});

/** One page of a group: letters shown to everyone and items for the reader, pinned ones first, then the newest. */
export const bookGroupItems = endpoint({
  name: 'bookGroupItems',
  summary: 'One page of a group of news and collections',
  method: 'POST',
  path: '/api/sarabun/book-group-items',
  kind: 'read',
  access: 'signedIn',
  request: z.object({
    code: z.string().check(z.maxLength(40)),
    categoryId: z.optional(z.nullable(id)),
    search: listRequest.shape.search,
    page: listRequest.shape.page,
    pageSize: listRequest.shape.pageSize,
  }),
  response: listResponse(bookItem),
});

export const attached = z.object({ fileId: z.number(), name: z.string(), mediaType: z.string(), size: z.number() });
export type AttachedFile = z.output<typeof attached>;

export const intranetView = z.object({
  itemId: z.number(),
  group: label,
  category: z.nullable(label),
  title: z.string(),
  number: z.string(),
  body: z.string(),
  announcedOn: z.string(),
  pinned: z.boolean(),
  publishedBy: z.string(),
  files: z.array(attached),
});
export type IntranetView = z.output<typeof intranetView>;

export const intranetItem = endpoint({
  name: 'intranetItem',
  summary: 'One item of a collection that was written for its readers',
  method: 'GET',
  path: '/api/sarabun/intranet-item',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ itemId: id }),
  response: z.object({ item: intranetView }),
});

export const intranetFilePath = (fileId: number) => `/api/sarabun/intranet-file/${fileId}`;
/** Upload of a PDF or picture for an item, as the part `file` of a multipart form. */
export const intranetUploadPath = '/api/sarabun/intranet-file';
export const intranetFileTaken = z.object({ status: z.literal('success'), item: attached });
export const maxIntranetFileBytes = 20 * 1024 * 1024;
