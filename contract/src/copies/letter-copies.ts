import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, moment, whole } from '../wire';

/** What is made of a letter (ข้อ 30, 31): the copy kept with the file, a certified true copy, and an excerpt of minutes, which is certified as well. */
export const copyKinds = ['fileCopy', 'certified', 'excerpt'] as const;
export type CopyKind = (typeof copyKinds)[number];

/** The sizes of envelopes (ข้อ 74.2), and a sheet of A4 to be glued on a parcel. */
export const envelopeSizes = ['DL', 'C5', 'C4', 'A4'] as const;
export type EnvelopeSize = (typeof envelopeSizes)[number];

const copy = z.object({
  copyId: z.number(),
  /** Its number in the book of copies of the unit that made it, with the year. */
  number: z.string(),
  kind: z.enum(copyKinds),
  /** What it is a copy of. */
  fileName: z.string(),
  reason: z.string(),
  madeBy: z.string(),
  post: z.string(),
  unit: z.string(),
  madeAt: moment,
  pages: z.number(),
});
export type LetterCopy = z.output<typeof copy>;

/** The book of copies of a letter, and what else can be made of it. */
export const letterCopies = endpoint({
  name: 'letterCopies',
  summary: 'The copies that were made of a letter, and what can be copied',
  method: 'GET',
  path: '/api/sarabun/letter-copies',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ documentId: id }),
  response: z.object({
    item: z.object({
      copies: z.array(copy),
      /** The PDFs of the letter. */
      files: z.array(z.object({ fileId: z.number(), name: z.string() })),
      /** The headings of the minutes, in order; empty for other letters. */
      agenda: z.array(z.string()),
      /** For envelopes: who gets the letter. Empty if it has none to send. */
      receivers: z.array(z.string()),
      /** Whether it was issued here, so that the copy for the file can be made. */
      isOwn: z.boolean(),
    }),
  }),
});

/** Makes a copy, and enters it in the book of copies. */
export const makeLetterCopy = endpoint({
  name: 'makeLetterCopy',
  summary: 'Make a certified copy of a letter and enter it in the book of copies',
  method: 'POST',
  path: '/api/sarabun/make-letter-copy',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    documentId: id,
    kind: z.enum(copyKinds),
    /** Null for an excerpt, which is set from the text of the minutes. */
    fileId: z._default(z.nullable(id), null),
    /** For an excerpt: the places of the chosen headings in `agenda`, from 0. */
    agenda: z._default(z.array(whole(0, 500)).check(z.maxLength(200)), []),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  response: z.object({ item: z.object({ copyId: z.number(), number: z.string() }) }),
});

export const letterCopyPath = (documentId: number, copyId: number) => `/api/sarabun/letter-copy/${documentId}/${copyId}`;

/** The letter with its files and its history as the reader sees it, as one ZIP. */
export const letterZipPath = (documentId: number) => `/api/sarabun/letter-zip/${documentId}`;

/** An envelope for one receiver; `address` is printed below the name. */
export const letterEnvelopePath = (documentId: number, { size, receiver, address }: { size: EnvelopeSize; receiver: number; address: string }) =>
  `/api/sarabun/letter-envelope/${documentId}?size=${size}&receiver=${receiver}&address=${encodeURIComponent(address)}`;
