import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { day, id, moment, whole } from '../wire';

const query: Access = { menu: 'employee-information', right: 'query' };
const manage: Access = { menu: 'employee-information', right: 'manage' };

const counts = z.object({
  /** Letters that need action. */
  work: z.number(),
  /** Letters that were given to others and are watched. */
  given: z.number(),
  followed: z.number(),
  drafts: z.number(),
  /** Functions that end and must be reassigned, such as acting for a post. */
  functions: z.number(),
});

export const openWorkOf = endpoint({
  name: 'openWorkOf',
  summary: 'How much a person has to hand over, without the letters themselves',
  method: 'GET',
  path: '/api/core/people/open-work',
  kind: 'read',
  access: query,
  request: z.object({ personId: id }),
  response: z.object({ counts }),
});

export const openHandover = endpoint({
  name: 'openHandover',
  summary: 'Open the handover of a person’s work to a successor; both are notified by mail and sign',
  method: 'POST',
  path: '/api/core/people/open-handover',
  kind: 'act',
  access: manage,
  request: z.object({ leaverId: id, successorId: id, reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)), leaves: z.boolean() }),
  response: z.object({ handoverId: z.number() }),
});

export const cancelHandover = endpoint({
  name: 'cancelHandover',
  summary: 'Call a hand-over off that has not been carried out',
  method: 'POST',
  path: '/api/core/people/cancel-handover',
  kind: 'act',
  access: manage,
  request: z.object({ handoverId: id }),
  response: nothing,
});

const handover = z.object({
  handoverId: z.number(),
  leaver: z.object({ personId: z.number(), name: z.string(), unitName: z.string() }),
  successor: z.object({ personId: z.number(), name: z.string(), unitName: z.string() }),
  reason: z.string(),
  leaves: z.boolean(),
  openedAt: moment,
  openedBy: z.string(),
  leaverSignedAt: z.nullable(moment),
  /** Who signed for an absent leaver; empty if the leaver did. */
  signedFor: z.string(),
  successorSignedAt: z.nullable(moment),
  state: z.enum(['open', 'done', 'cancelled']),
  counts,
  /** The role in which the reader may sign now; null if not. */
  maySignAs: z.nullable(z.enum(['leaver', 'successor', 'registrar'])),
});
export type Handover = z.output<typeof handover>;

const item = z.object({
  kind: z.enum(['work', 'given', 'followed', 'draft']),
  documentId: z.number(),
  number: z.string(),
  subject: z.string(),
  sender: z.string(),
  dueOn: z.nullable(day),
});
export type HandoverItem = z.output<typeof item>;

export const myHandovers = endpoint({
  name: 'myHandovers',
  summary: 'Hand-overs that wait for the reader: as who leaves, as who follows, or as registrar of an absent leaver',
  method: 'GET',
  path: '/api/sarabun/handovers',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({ items: z.array(handover) }),
});

export const handoverItems = endpoint({
  name: 'handoverItems',
  summary: 'What a hand-over consists of; for who leaves and who follows alone',
  method: 'GET',
  path: '/api/sarabun/handover-items',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ handoverId: id, page: z._default(whole(1, 10_000), 1) }),
  response: z.object({
    data: z.array(item),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    functions: z.array(z.object({ name: z.string(), postName: z.string() })),
  }),
});

export const signHandover = endpoint({
  name: 'signHandover',
  summary: 'Sign for a hand-over; with the second signature all of it moves at once',
  method: 'POST',
  path: '/api/sarabun/sign-handover',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    handoverId: id,
    /** Why the leaver cannot sign; required if a registrar signs instead. */
    absence: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  }),
  response: z.object({ done: z.boolean() }),
});
