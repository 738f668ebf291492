import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { day, id, maxInteger, version, whole } from '../wire';
import { maxAtOnce } from './register';

const words = (least: number, most: number) => z.string().check(z.trim(), z.normalize('NFC'), z.minLength(least), z.maxLength(most));

export const reserveNumbers = endpoint({
  name: 'reserveNumbers',
  summary: 'Reserve the next numbers of a register for letters to come',
  method: 'POST',
  path: '/api/sarabun/reserve-numbers',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ registerId: id, count: whole(1, maxAtOnce), reason: words(0, 300), expiresOn: day }),
  response: z.object({ blockId: z.number(), first: z.number(), last: z.number(), year: z.number() }),
});

/** A letter on paper that needs a number. */
const paper = z.object({ subject: words(0, 500), sender: words(0, 300), addressee: words(0, 300), datedOn: z.nullable(day), remark: words(0, 500) });
export type PaperLine = z.output<typeof paper>;

/** A number other than the next one, and a stated day other than today. */
export const numberSource = {
  reservedNumber: z.optional(z.object({ year: whole(2400, 3000), number: whole(1, maxInteger) })),
  datedFor: z.optional(day),
};
export type NumberSource = { reservedNumber?: { year: number; number: number } | undefined; datedFor?: string | undefined };

export const issueNumbers = endpoint({
  name: 'issueNumbers',
  summary: 'Give letters on paper consecutive numbers of a register, or one of them a reserved or back-dated number',
  method: 'POST',
  path: '/api/sarabun/issue-numbers',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    registerId: id,
    /** In numbering order. Incomplete ones are left out and listed. */
    lines: z.array(paper).check(z.minLength(1), z.maxLength(maxAtOnce)),
    /** A reserved number is for a single line. */
    ...numberSource,
  }),
  response: z.object({
    issued: z.array(z.object({ index: z.number(), entryId: z.number(), number: z.number(), printed: z.string() })),
    /** The refused lines, with reasons. */
    refused: z.array(z.object({ index: z.number(), message: z.string() })),
  }),
});

export const cancelNumber = endpoint({
  name: 'cancelNumber',
  summary: 'Burn a number: it stays in the register, void and with the reason, and is never given again',
  method: 'POST',
  path: '/api/sarabun/cancel-number',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ entryId: id, version, reason: words(0, 300) }),
  response: nothing,
});

export const receiveDocuments = endpoint({
  name: 'receiveDocuments',
  summary: 'Register the receipt of several letters at once, under consecutive numbers',
  method: 'POST',
  path: '/api/sarabun/receive-documents',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    legIds: z.array(id).check(z.minLength(1), z.maxLength(maxAtOnce)),
    /** Legs of which the person said that they are other letters than those that match them. */
    others: z._default(z.array(id).check(z.maxLength(maxAtOnce)), []),
  }),
  response: z.object({
    received: z.array(z.object({ legId: z.number(), documentId: z.number(), receiveNumber: z.number(), year: z.number() })),
    /** The refused legs, with reasons. `maybeSame` asks whether it is another letter: it may have been received before, or twice among these. */
    refused: z.array(z.object({ legId: z.number(), message: z.string(), maybeSame: z.boolean() })),
  }),
});
