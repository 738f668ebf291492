import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id } from '../wire';
import { documentKindCodes } from './document-kind';

/** Fields that are completed from earlier letters of a registry. */
export const earlierFields = ['sender', 'addressee', 'subject'] as const;
export type EarlierField = (typeof earlierFields)[number];

const text = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most)), '');

/** Values of the registry's earlier letters that begin with the typed text, most recent first. */
export const earlierWords = endpoint({
  name: 'earlierWords',
  summary: 'Senders, addressees and subjects of earlier letters of a registry that begin like what was typed',
  method: 'GET',
  path: '/api/sarabun/earlier-words',
  kind: 'read',
  access: 'signedIn',
  request: z.object({
    /** The registry's desk. */
    deskId: id,
    field: z.enum(earlierFields),
    text: text(200),
    /** The sender of those letters; required for subjects and addressees. */
    sender: text(300),
  }),
  response: z.object({ items: z.array(z.string()) }),
});

/** What the names of a letter from outside say against the names of this office. They are not put into an address, which is logged. */
export const recognizeParties = endpoint({
  name: 'recognizeParties',
  summary: 'Whether the sender of a letter is a person or a unit of this office, and whether its addressee is at another agency',
  method: 'POST',
  path: '/api/sarabun/recognize-parties',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ deskId: id, kind: z.literal(documentKindCodes), sender: text(300), addressee: text(300) }),
  response: z.object({
    item: z.object({
      /** The sender type: another organisation (1), a unit of this office (2) or a person (3). */
      senderType: z.literal([1, 2, 3]),
      /** The addressee is a post at an agency whose name is none of this office. */
      isElsewhere: z.boolean(),
    }),
  }),
});

/** The sender whose numbers have the same code prefix, and the usual addressee. */
export const recognizeNumber = endpoint({
  name: 'recognizeNumber',
  summary: 'The sender of earlier letters whose numbers have the same code, and its usual addressee',
  method: 'GET',
  path: '/api/sarabun/recognize-number',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ deskId: id, number: text(100) }),
  response: z.object({ item: z.nullable(z.object({ sender: z.string(), addressee: z.nullable(z.string()) })) }),
});
