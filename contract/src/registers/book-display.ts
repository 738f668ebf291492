import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { oneLine } from '../values/one-line';
import { id, maxInteger, moment, version, whole } from '../wire';
import { bookFunctions, columnFields, ownKinds, registerKinds } from './register';

const query: Access = { menu: 'registration-book-display', right: 'query' };
const manage: Access = { menu: 'registration-book-display', right: 'manage' };

const line = (least: number, most: number) => z.string().check(z.trim(), z.normalize('NFC'), z.minLength(least), z.maxLength(most), z.regex(oneLine));
const book = z.object({
  bookId: z.number(),
  version: z.number(),
  kind: z.enum(registerKinds),
  isSecret: z.boolean(),
  titleTh: z.string(),
  titleEn: z.string(),
  /** The number of shown columns, and of those the agency's own. */
  columns: z.number(),
  ownColumns: z.number(),
  functions: z.number(),
  changedAt: moment,
  changedBy: z.string(),
});
export type BookRow = z.output<typeof book>;

export const listBooks = endpoint({
  name: 'listBooks',
  summary: 'The kinds of registers, with how each is laid out',
  method: 'GET',
  path: '/api/core/registers/books',
  kind: 'read',
  access: query,
  request: nothing,
  response: z.object({ items: z.array(book) }),
});

export const saveBook = endpoint({
  name: 'saveBook',
  summary: 'Name a kind of register',
  method: 'POST',
  path: '/api/core/registers/save-book',
  kind: 'act',
  access: manage,
  request: z.object({ bookId: id, version, titleTh: line(1, 100), titleEn: line(1, 100) }),
  response: nothing,
});

const columnFieldsOfForm = {
  titleTh: line(1, 60),
  titleEn: line(1, 60),
  width: whole(10, 120),
  shown: z.boolean(),
};
const column = z.object({
  /** 0 for a new one. */
  columnId: z.number(),
  field: z.nullable(z.enum(columnFields)),
  valueKind: z.nullable(z.enum(ownKinds)),
  ...columnFieldsOfForm,
});
export type BookColumn = z.output<typeof column>;

export const getBookColumns = endpoint({
  name: 'getBookColumns',
  summary: 'The columns of a kind of register, in their order',
  method: 'GET',
  path: '/api/core/registers/book-columns',
  kind: 'read',
  access: query,
  request: z.object({ bookId: id }),
  response: z.object({ book, columns: z.array(z.extend(column, { /** Lines with a value. */ uses: z.number() })) }),
});

/** All columns in their order. Own columns that are missing are removed; their values are kept. */
export const saveBookColumns = endpoint({
  name: 'saveBookColumns',
  summary: 'Lay out the columns of a kind of register',
  method: 'POST',
  path: '/api/core/registers/save-book-columns',
  kind: 'act',
  access: manage,
  request: z.object({
    bookId: id,
    version,
    columns: z
      .array(
        z.object({
          columnId: whole(0, maxInteger),
          valueKind: z.nullable(z.enum(ownKinds)),
          ...columnFieldsOfForm,
        }),
      )
      .check(z.minLength(1), z.maxLength(30)),
  }),
  response: nothing,
});

export const getBookFunctions = endpoint({
  name: 'getBookFunctions',
  summary: 'What the pages of a kind of register offer',
  method: 'GET',
  path: '/api/core/registers/book-functions',
  kind: 'read',
  access: query,
  request: z.object({ bookId: id }),
  response: z.object({ book, functions: z.array(z.object({ what: z.enum(bookFunctions), enabled: z.boolean() })) }),
});

export const saveBookFunctions = endpoint({
  name: 'saveBookFunctions',
  summary: 'Say what the pages of a kind of register offer',
  method: 'POST',
  path: '/api/core/registers/save-book-functions',
  kind: 'act',
  access: manage,
  request: z.object({ bookId: id, version, enabled: z.array(z.enum(bookFunctions)) }),
  response: nothing,
});
