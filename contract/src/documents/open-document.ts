import * as z from 'zod/mini';
import { actingPhrases } from '../acting/acting-phrase';
import { endpoint } from '../endpoint';
import { queueCodes } from '../queues/queue-codes';
import { day, id, label, moment } from '../wire';
import { legStates, responsibilities } from './action';
import { legPurposeCodes, noteKindCodes } from './leg-purposes';
import { documentActions } from './verbs';

const desk = z.object({
  deskId: z.number(),
  kind: z.enum(['unit', 'post', 'person']),
  /** Name of the unit, the post or the person. */
  name: z.string(),
  unitName: z.string(),
});

const person = z.object({ personId: z.number(), name: z.string(), postName: z.string() });

/** An assignment that is proposed to the superior at whose desk the leg lies. It takes effect when the superior approves it. */
const proposal = z.object({
  parties: z.array(z.object({ deskId: z.number(), name: z.string(), detail: z.string(), responsibility: z.enum(responsibilities) })),
  task: z.string(),
  dueOn: z.nullable(day),
  needsReport: z.boolean(),
  jobTypeId: z.optional(z.nullable(z.number())),
  /** What that kind of assignment is called, or null. */
  jobType: z.optional(z.nullable(label)),
});
export type Proposal = z.output<typeof proposal>;

/** One hand-over of the letter from a desk to a desk. */
const leg = z.object({
  legId: z.number(),
  sequence: z.number(),
  /** The leg that was passed on by this one, or null. */
  parentLegId: z.nullable(z.number()),
  /** Null where it came from outside the office. */
  from: z.nullable(desk),
  to: desk,
  purpose: z.enum(legPurposeCodes),
  state: z.enum(legStates),
  sentAt: moment,
  sentBy: z.nullable(person),
  /** The post for which `sentBy` acted, or null. */
  sentFor: z.nullable(z.string()),
  /** The phrase of the order under which they acted; null for a secretary. */
  sentUnder: z.optional(z.nullable(z.enum(actingPhrases))),
  openedAt: z.nullable(moment),
  /** Who opened it first at its desk, or null. */
  openedBy: z.nullable(z.string()),
  receivedAt: z.nullable(moment),
  receivedBy: z.nullable(person),
  /** When it came back to its desk after it had left, or null. */
  backAt: z.nullable(moment),
  /** Number given in the receiving unit's register, or null. */
  receiveNumber: z.nullable(z.number()),
  endedAt: z.nullable(moment),
  /** When who gave the work accepted the report on it, or null. */
  acceptedAt: z.nullable(moment),
  responsibility: z.nullable(z.enum(responsibilities)),
  task: z.nullable(z.string()),
  /** The kind of assignment, or null. */
  jobType: z.optional(z.nullable(label)),
  dueOn: z.nullable(day),
  reason: z.nullable(z.string()),
  proposal: z.nullable(proposal),
  /** The posts to which it is to be presented next, in order, as its route template says. */
  planned: z.array(z.object({ deskId: z.number(), name: z.string(), detail: z.string() })),
  /** The letter that was received before under the number that this one bears, or null. */
  sameAs: z.nullable(z.object({ documentId: z.number(), legId: z.number(), receiveNumber: z.string() })),
});
export type RouteLeg = z.output<typeof leg>;

const note = z.object({
  noteId: z.number(),
  legId: z.nullable(z.number()),
  kind: z.enum(noteKindCodes),
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
  writtenUnder: z.optional(z.nullable(z.enum(actingPhrases))),
});

const file = z.object({
  fileId: z.number(),
  role: z.enum(['main', 'enclosure', 'report', 'stamped']),
  /** The report that it belongs to, or null. */
  noteId: z.nullable(z.number()),
  name: z.string(),
  mediaType: z.string(),
  size: z.number(),
  pages: z.nullable(z.number()),
  /** How the reading of its text for the search stands; null where it is never read, as of secret letters. */
  text: z.optional(z.nullable(z.enum(['waiting', 'read', 'empty', 'locked', 'damaged']))),
});
export type DocumentFile = z.output<typeof file>;

/** What a signature by certificate is worth when it is read. */
export const verdicts = ['valid', 'validThen', 'changed', 'broken'] as const;
const signedByCertificate = z.object({
  serial: z.string(),
  /** Whose certificate it is, and who vouches for it. */
  subject: z.string(),
  issuer: z.string(),
  notAfter: moment,
  revokedAt: z.nullable(moment),
  verdict: z.enum(verdicts),
});
export type SignedByCertificate = z.output<typeof signedByCertificate>;

/** What only a letter of this office has: its way to the signature, who signed, to whom it goes, and its paper. */
const ownLetter = z.object({
  /** Names the text as it is now, for the address of its paper. */
  revision: z.number(),
  writer: z.string(),
  steps: z.array(
    z.object({
      deskId: z.number(),
      role: z.enum(['review', 'sign']),
      name: z.string(),
      personName: z.nullable(z.string()),
      state: z.enum(['done', 'open', 'waiting']),
    }),
  ),
  signatures: z.array(
    z.object({
      position: z.optional(z.number()),
      name: z.string(),
      lines: z.array(z.string()),
      signedAt: moment,
      hasPicture: z.boolean(),
      /** The signature by certificate beside it, verified anew; null where there is none. */
      certificate: z.optional(z.nullable(signedByCertificate)),
    }),
  ),
  receivers: z.array(
    z.object({
      position: z.number(),
      deskId: z.nullable(z.number()),
      name: z.string(),
      /** How, when and to whom it was handed out of the office; null while it was not. */
      sent: z.nullable(z.object({ way: z.string(), sentOn: day, receiverName: z.string(), remark: z.string(), recordedBy: z.string() })),
    }),
  ),
  /** Received letters that it answers; `documentId` is null where the reader may not know the letter. */
  answers: z.array(z.object({ documentId: z.nullable(z.number()), number: z.string(), datedOn: z.nullable(day), subject: z.string() })),
  /** The paper: still to be signed, being set, set, or tried in vain so far. */
  paper: z.enum(['draft', 'waiting', 'failed', 'printed']),
  /** How many versions of its text are kept. */
  versions: z.number(),
});
export type OwnLetter = z.output<typeof ownLetter>;

export const documentView = z.object({
  documentId: z.number(),
  kind: z.number(),
  direction: z.enum(['incoming', 'outgoing']),
  isCancelled: z.boolean(),
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
  /** For the persons it was sent to alone, not for who acts for them. */
  isPersonal: z.optional(z.boolean()),
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
  /** Letters of this office that answer it; `documentId` is null where the reader may not know the letter. */
  answeredBy: z.array(z.object({ documentId: z.nullable(z.number()), number: z.string(), datedOn: z.nullable(day) })),
  /** Null for a letter from outside. */
  own: z.nullable(ownLetter),
  files: z.array(file),
  route: z.array(leg),
  notes: z.array(note),
  /** Who has it now: the last open legs. Empty when it is closed. */
  holders: z.array(
    z.object({
      desk,
      personName: z.nullable(z.string()),
      since: moment,
      openedAt: z.nullable(moment),
      purpose: z.enum(legPurposeCodes),
      state: z.enum(legStates),
    }),
  ),
  /** How many different persons have opened it. */
  readers: z.number(),
  /** The leg through which the reader sees the letter, or null. */
  legId: z.nullable(z.number()),
  /** As whom the reader acts at that leg's desk, where it is for another's post or to sign; else null. */
  actsAs: z.optional(
    z.nullable(z.object({ name: z.string(), post: z.string(), acting: z.nullable(z.object({ phrase: z.nullable(z.enum(actingPhrases)), post: z.string() })) })),
  ),
  /** The day by which a letter followed from that leg's desk should move; null where it is not followed. */
  follow: z.nullable(z.object({ dueOn: z.nullable(day) })),
  /** To whom an order on that leg goes back where nobody is named; null where somebody must be, or the order closes the letter. */
  orderReturnsTo: z.optional(z.nullable(z.string())),
  /** What closing it there comes to: how many others have it no more, and whether it goes on elsewhere; null where the reader may not. */
  closing: z.optional(z.nullable(z.object({ others: z.number(), goesOn: z.boolean() }))),
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
  request: z.object({
    documentId: id,
    legId: z.optional(id),
    /** The queue in which the leg was found: work that was given to others is seen from the side of who gave it. */
    queue: z.optional(z.enum(queueCodes)),
  }),
  response: z.object({ item: documentView }),
});
