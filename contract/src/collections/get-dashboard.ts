import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { collectionCodes } from '../portal/collection';
import { flag, id, whole, wireRecord } from '../wire';

/** One item of a book collection (specification §3). */
export const bookItem = wireRecord({
  sequence: ['SEQ', z.number()],
  /** Meeting number such as 11/2569; null if it is not a meeting report. */
  meetingNumber: ['F_NO_MEET', z.nullable(z.string())],
  subject: ['F_DOC_TITLE', z.string()],
  number: ['F_DOC_NO', z.string()],
  /** Date of the announcement, `YYYY-MM-DD`. */
  announcedOn: ['F_DOC_COMMAND_NAME_UNDER', z.nullable(z.string())],
  legId: ['F_TRANS_ID', z.nullable(z.number())],
  /** The letter; null for a written item. */
  documentId: ['F_DOC_ID', z.nullable(z.number())],
  /** The written item; null for a letter. */
  itemId: ['F_ITEM_ID', z.nullable(z.number())],
  isRead: ['F_IS_READ', flag],
  /** Unread and new since the reader's last visit, within the last seven days. */
  isNew: ['F_IS_NEW', flag],
  isPinned: ['F_IS_PIN', flag],
});
export type BookItem = z.output<typeof bookItem>;

export const mostItems = 200;

/** The eight book collections in fixed order; those not requested or hidden for the agency are empty. */
export const getDashboard = endpoint({
  name: 'getDashboard',
  summary: 'The book collections of the dashboard',
  method: 'POST',
  path: '/api/sarabun/get-dashboard',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  classic: true,
  request: z.object({
    bookType: z.optional(z.enum(collectionCodes)),
    querySearch: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    /** How many of each are wanted at most. */
    take: z._default(whole(1, mostItems), mostItems),
  }),
  /** `totals` says how many items each collection has, up to the most that one answers. */
  response: z.object({ item: z.array(z.array(bookItem)), totals: z.optional(z.array(z.number())) }),
});

export const updateReadPortal = endpoint({
  name: 'updateReadPortal',
  summary: 'Mark an item of a collection read',
  method: 'POST',
  path: '/api/sarabun/update-read-portal',
  kind: 'act',
  access: 'signedIn',
  classic: true,
  request: wireRecord({ documentId: ['F_DOC_ID', z.optional(id)], itemId: ['F_ITEM_ID', z.optional(id)] }),
  response: wireRecord({ isRead: ['F_IS_READ', flag] }),
});
