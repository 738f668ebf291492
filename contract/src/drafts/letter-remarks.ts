import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, moment, whole } from '../wire';
import { richText } from './rich-text';

export const remarkStates = ['open', 'accepted', 'rejected', 'resolved', 'withdrawn'] as const;

const remark = z.object({
  remarkId: z.number(),
  author: z.string(),
  isOwn: z.boolean(),
  madeAt: moment,
  /** The place: words of the text, the line where they stood, and what stood next to them (`placeOf` finds it in a changed text). */
  line: z.number(),
  quote: z.string(),
  before: z.string(),
  after: z.string(),
  /** The suggested words in their place, empty to delete them; null for a comment. */
  replacement: z.nullable(z.string()),
  text: z.string(),
  state: z.enum(remarkStates),
  settledBy: z.nullable(z.string()),
  settledAt: z.nullable(moment),
  answer: z.string(),
});
export type Remark = z.output<typeof remark>;

/** The remarks on an own letter, open ones first, with the text they are about. Only for its writer, reviewers and signers. */
export const letterRemarks = endpoint({
  name: 'letterRemarks',
  summary: 'The comments and suggested changes of those who check a letter',
  method: 'GET',
  path: '/api/sarabun/letter-remarks',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ documentId: id }),
  response: z.object({
    item: z.object({
      revision: z.number(),
      body: richText,
      /** May comment and suggest now. */
      mayAdd: z.boolean(),
      /** May accept, reject and resolve now. */
      maySettle: z.boolean(),
      remarks: z.array(remark),
    }),
  }),
});

const place = { line: whole(0, 30_000), start: whole(0, 1_000_000), end: whole(1, 1_000_000) };

/** Comments on places of the text, or suggests other words for them. Refused (409 `draftChanged`) if the text is not the one that was read. */
export const addRemarks = endpoint({
  name: 'addRemarks',
  summary: 'Comment on places in a letter or suggest changes to them',
  method: 'POST',
  path: '/api/sarabun/add-remarks',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    documentId: id,
    revision: id,
    remarks: z
      .array(
        z.object({
          ...place,
          /** One line: paragraphs are not joined or split by a suggestion. */
          replacement: z.nullable(z.string().check(z.maxLength(5000), z.regex(/^[^\r\n]*$/))),
          text: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
  response: z.object({ item: z.object({ documentId: z.number(), remarkIds: z.array(z.number()) }) }),
});

export const verdicts = ['accepted', 'rejected', 'resolved', 'withdrawn'] as const;

/**
 * Accepts or rejects suggestions, resolves comments, or withdraws own remarks. Accepted ones make a new version of the text; `left` names
 * those whose place is gone, which stay open.
 */
export const settleRemarks = endpoint({
  name: 'settleRemarks',
  summary: 'Accept, reject, resolve or withdraw remarks on a letter',
  method: 'POST',
  path: '/api/sarabun/settle-remarks',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    documentId: id,
    revision: id,
    remarkIds: z.array(id).check(z.minLength(1), z.maxLength(200)),
    verdict: z.enum(verdicts),
    answer: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
  }),
  response: z.object({ item: z.object({ documentId: z.number(), revision: z.number(), savedAt: z.nullable(moment), left: z.array(z.number()) }) }),
});
