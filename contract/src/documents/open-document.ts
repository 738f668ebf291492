import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { day, id, moment } from '../wire';
import { documentActions, legPurposes, legStates, responsibilities } from './action';

const desk = z.object({
  deskId: z.number(),
  kind: z.enum(['unit', 'post', 'person']),
  /** Name of the unit, the post or the person. */
  name: z.string(),
  unitName: z.string(),
});

const person = z.object({ personId: z.number(), name: z.string(), postName: z.string() });

/** One hand-over of the letter from a desk to a desk. */
const leg = z.object({
  legId: z.number(),
  sequence: z.number(),
  /** The leg that was passed on by this one, or null. */
  parentLegId: z.nullable(z.number()),
  /** Null where it came from outside the office. */
  from: z.nullable(desk),
  to: desk,
  purpose: z.enum(legPurposes),
  state: z.enum(legStates),
  sentAt: moment,
  sentBy: z.nullable(person),
  /** The post for which `sentBy` acted, or null. */
  sentFor: z.nullable(z.string()),
  openedAt: z.nullable(moment),
  receivedAt: z.nullable(moment),
  receivedBy: z.nullable(person),
  /** When it came back to its desk after it had left, or null. */
  backAt: z.nullable(moment),
  /** Number given in the receiving unit's register, or null. */
  receiveNumber: z.nullable(z.number()),
  endedAt: z.nullable(moment),
  responsibility: z.nullable(z.enum(responsibilities)),
  task: z.nullable(z.string()),
  dueOn: z.nullable(day),
  reason: z.nullable(z.string()),
});
export type RouteLeg = z.output<typeof leg>;

const note = z.object({
  noteId: z.number(),
  legId: z.nullable(z.number()),
  kind: z.enum(['note', 'command', 'report', 'result', 'reopening']),
  /** The word of a command or a result, or null. */
  choice: z.nullable(z.string()),
  text: z.string(),
  /** Of a result: the person or meeting that decided, and the day. */
  decidedBy: z.nullable(z.string()),
  decidedOn: z.nullable(day),
  writtenAt: moment,
  writtenBy: person,
  /** The post for which it was written, or null. */
  writtenFor: z.nullable(z.string()),
});

const file = z.object({
  fileId: z.number(),
  role: z.enum(['main', 'enclosure']),
  name: z.string(),
  mediaType: z.string(),
  size: z.number(),
  pages: z.nullable(z.number()),
});
export type DocumentFile = z.output<typeof file>;

export const documentView = z.object({
  documentId: z.number(),
  kind: z.number(),
  direction: z.enum(['incoming', 'outgoing']),
  /** Number as printed on the letter; empty while it has none. */
  number: z.string(),
  datedOn: z.nullable(day),
  subject: z.string(),
  sender: z.string(),
  addressee: z.string(),
  references: z.string(),
  enclosures: z.string(),
  speed: z.number(),
  secrecy: z.number(),
  dueOn: z.nullable(day),
  enteredAt: moment,
  ownerUnit: z.nullable(z.string()),
  /** Every receive and send number that the letter carries, oldest first. */
  entries: z.array(
    z.object({
      register: z.string(),
      unitName: z.string(),
      number: z.string(),
      enteredAt: moment,
      enteredBy: z.string(),
      /** A void number stays in the register; `remark` says why. */
      isVoid: z.boolean(),
      remark: z.string(),
    }),
  ),
  files: z.array(file),
  route: z.array(leg),
  notes: z.array(note),
  /** Who has it now: the last open legs. Empty when it is closed. */
  holders: z.array(
    z.object({ desk, personName: z.nullable(z.string()), since: moment, openedAt: z.nullable(moment), purpose: z.enum(legPurposes), state: z.enum(legStates) }),
  ),
  /** How many different persons have opened it. */
  readers: z.number(),
  /** The leg through which the reader sees the letter, or null. */
  legId: z.nullable(z.number()),
  /** The day by which a letter followed from that leg's desk should move; null where it is not followed. */
  follow: z.nullable(z.object({ dueOn: z.nullable(day) })),
  /** Legs sent on from that leg which the reader may still pull back. */
  recallable: z.array(z.number()),
  /** What the reader may do with that leg now. */
  allowedActions: z.array(z.enum(documentActions)),
});
export type DocumentView = z.output<typeof documentView>;

/** Opens a letter: everything the large dialog shows. The first opening of a leg, and every opening of a secret letter, is recorded. */
export const openDocument = endpoint({
  name: 'openDocument',
  summary: 'Open a letter with its files, route and notes',
  method: 'GET',
  path: '/api/sarabun/document',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: false,
  request: z.object({ documentId: id, legId: z.optional(id) }),
  response: z.object({ item: documentView }),
});
