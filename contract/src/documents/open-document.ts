import * as z from 'zod/mini';
import { actingPhrases } from '../acting/acting-phrase';
import { endpoint } from '../endpoint';
import { queueCodes } from '../queues/queue-codes';
import { pdfLevels } from '../signing/pdf-signature';
import { day, id, label, moment } from '../wire';
import { legStates, responsibilities } from './action';
import { legPurposeCodes, noteKindCodes } from './leg-purposes';
import { letterCorrection, letterEntry } from './letter-entry';
import { documentActions } from './verbs';

const desk = z.object({
  deskId: z.number(),
  kind: z.enum(['unit', 'post', 'person']),
  /** Name of the unit, post or person. */
  name: z.string(),
  unitName: z.string(),
});

const person = z.object({ personId: z.number(), name: z.string(), postName: z.string() });

/** An assignment proposed to the superior at the leg's desk. It takes effect when the superior approves it. */
const proposal = z.object({
  parties: z.array(z.object({ deskId: z.number(), name: z.string(), detail: z.string(), responsibility: z.enum(responsibilities) })),
  task: z.string(),
  dueOn: z.nullable(day),
  needsReport: z.boolean(),
  jobTypeId: z.optional(z.nullable(z.number())),
  /** The name of its kind, or null. */
  jobType: z.optional(z.nullable(label)),
});
export type Proposal = z.output<typeof proposal>;

/** One leg of the letter, from desk to desk. */
const leg = z.object({
  legId: z.number(),
  sequence: z.number(),
  /** The parent leg, or null. */
  parentLegId: z.nullable(z.number()),
  /** Null if it came from outside the office. */
  from: z.nullable(desk),
  to: desk,
  purpose: z.enum(legPurposeCodes),
  state: z.enum(legStates),
  sentAt: moment,
  sentBy: z.nullable(person),
  /** The post for which `sentBy` acted, or null. */
  sentFor: z.nullable(z.string()),
  /** The phrase of the order they acted under; null for a secretary. */
  sentUnder: z.optional(z.nullable(z.enum(actingPhrases))),
  openedAt: z.nullable(moment),
  /** Who opened it first at its desk, or null. */
  openedBy: z.nullable(z.string()),
  receivedAt: z.nullable(moment),
  receivedBy: z.nullable(person),
  /** When it last returned to its desk, or null. */
  backAt: z.nullable(moment),
  /** Number in the receiving unit's register, or null. */
  receiveNumber: z.nullable(z.number()),
  endedAt: z.nullable(moment),
  /** Who ended it at its desk or took it back, or null. */
  endedBy: z.optional(z.nullable(z.string())),
  /** When the assigner accepted the report, or null. */
  acceptedAt: z.nullable(moment),
  responsibility: z.nullable(z.enum(responsibilities)),
  task: z.nullable(z.string()),
  /** The kind of assignment, or null. */
  jobType: z.optional(z.nullable(label)),
  jobTypeId: z.optional(z.nullable(z.number())),
  needsReport: z.optional(z.boolean()),
  dueOn: z.nullable(day),
  reason: z.nullable(z.string()),
  proposal: z.nullable(proposal),
  /** The posts to visit next, in order, from the route template. */
  planned: z.array(z.object({ deskId: z.number(), name: z.string(), detail: z.string() })),
  /** The letter received earlier under the number of this one, or null. */
  sameAs: z.nullable(z.object({ documentId: z.number(), legId: z.number(), receiveNumber: z.string() })),
});
export type RouteLeg = z.output<typeof leg>;

const note = z.object({
  noteId: z.number(),
  legId: z.nullable(z.number()),
  kind: z.enum(noteKindCodes),
  /** The keyword of a command or a result, or null. */
  choice: z.nullable(z.string()),
  text: z.string(),
  /** For a result: the person or meeting that decided, and the day. */
  decidedBy: z.nullable(z.string()),
  decidedOn: z.nullable(day),
  writtenAt: moment,
  writtenBy: person,
  /** The post for which it was written, or null. */
  writtenFor: z.nullable(z.string()),
  writtenUnder: z.optional(z.nullable(z.enum(actingPhrases))),
  /** What was done with it was taken back, so that it no longer stands. */
  isTakenBack: z.optional(z.boolean()),
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
  /** The state of its text extraction for the search; null if it is never read, as with secret letters. */
  text: z.optional(z.nullable(z.enum(['waiting', 'read', 'empty', 'locked', 'damaged']))),
});
export type DocumentFile = z.output<typeof file>;

export const verdicts = ['valid', 'validThen', 'changed', 'broken'] as const;
const signedByCertificate = z.object({
  serial: z.string(),
  /** The owner of the certificate, and its issuer. */
  subject: z.string(),
  issuer: z.string(),
  notAfter: moment,
  revokedAt: z.nullable(moment),
  verdict: z.enum(verdicts),
});
export type SignedByCertificate = z.output<typeof signedByCertificate>;

/** The last signature in the PDF: by a person's certificate or with the seal of the agency. */
const signedPdf = z.object({
  by: z.enum(['person', 'agency']),
  /** The name in the certificate. */
  name: z.string(),
  /** All persons whose signatures the PDF has, in the order of the way. */
  names: z.optional(z.array(z.string())),
  level: z.enum(pdfLevels),
  /** When the timestamp authority confirmed it; null without a timestamp. */
  stampedAt: z.nullable(moment),
  /** When that certificate was revoked; null if it was not. */
  revokedAt: z.optional(z.nullable(moment)),
});
export type SignedPdf = z.output<typeof signedPdf>;

/** The own-letter part: route to the signature, signers, receivers and paper. */
const ownLetter = z.object({
  /** The version of the text, for the address of its PDF. */
  revision: z.number(),
  writer: z.string(),
  steps: z.array(
    z.object({
      deskId: z.number(),
      role: z.enum(['review', 'sign']),
      name: z.string(),
      /** Who did it, or who is to do it at that post; null for a person's own desk. */
      personName: z.nullable(z.string()),
      /** Null if they do it for themselves; else they act there for another, without a phrase as a secretary. */
      acting: z.optional(z.nullable(z.object({ phrase: z.nullable(z.enum(actingPhrases)) }))),
      /** `declined`: a member of the committee who does not sign; `spared`: one who is not asked any more, since enough have signed. */
      state: z.enum(['done', 'open', 'waiting', 'declined', 'spared']),
      ofPanel: z.optional(z.boolean()),
    }),
  ),
  /** How many members of the committee sign; null without one. */
  panel: z.optional(z.nullable(z.object({ needed: z.number(), inTurn: z.boolean() }))),
  signatures: z.array(
    z.object({
      position: z.optional(z.number()),
      name: z.string(),
      lines: z.array(z.string()),
      signedAt: moment,
      hasPicture: z.boolean(),
      /** The accompanying signature by certificate, freshly verified; null if there is none. */
      certificate: z.optional(z.nullable(signedByCertificate)),
      /** Whether the issued PDF has the signature by certificate; null while there is no PDF, without a certificate, or where it is not known. */
      inPdf: z.optional(z.nullable(z.boolean())),
    }),
  ),
  /** Signatures that lost their effect by a return, for those on the way of the letter. */
  withdrawn: z.optional(
    z.array(
      z.object({
        name: z.string(),
        lines: z.array(z.string()),
        signedAt: moment,
        withdrawnAt: moment,
        withdrawnBy: z.string(),
        reason: z.string(),
        /** Which of the kept versions of the letter was signed, from 1. */
        version: z.number(),
        byCertificate: z.boolean(),
      }),
    ),
  ),
  receivers: z.array(
    z.object({
      position: z.number(),
      deskId: z.nullable(z.number()),
      name: z.string(),
      /** How, when and to whom it was sent out of the office; null if it was not. */
      sent: z.nullable(z.object({ way: z.string(), sentOn: day, receiverName: z.string(), remark: z.string(), recordedBy: z.string() })),
    }),
  ),
  /** Received letters that it answers; `documentId` is null if the reader may not know the letter. */
  answers: z.array(z.object({ documentId: z.nullable(z.number()), number: z.string(), datedOn: z.nullable(day), subject: z.string() })),
  /** The PDF: unsigned, being set, ready, or failed so far. */
  paper: z.enum(['draft', 'waiting', 'failed', 'printed']),
  /** How its PDF is signed; null until it is, and for letters printed before PDFs were signed. */
  signedPdf: z.optional(z.nullable(signedPdf)),
  /** The number of stored versions of its text. */
  versions: z.number(),
  /** How many remarks on its text are open, for those on the way of an unsigned letter. */
  openRemarks: z.optional(z.number()),
});
export type OwnLetter = z.output<typeof ownLetter>;

export const documentView = z.object({
  documentId: z.number(),
  kind: z.number(),
  direction: z.enum(['incoming', 'outgoing']),
  isCancelled: z.boolean(),
  /** The printed number; empty while it has none. */
  number: z.string(),
  datedOn: z.nullable(day),
  subject: z.string(),
  sender: z.string(),
  addressee: z.string(),
  references: z.string(),
  enclosures: z.string(),
  speed: z.number(),
  secrecy: z.number(),
  /** Only for the persons it was sent to, not for people acting for them. */
  isPersonal: z.optional(z.boolean()),
  dueOn: z.nullable(day),
  enteredAt: moment,
  ownerUnit: z.nullable(z.string()),
  /** All receive and send numbers of the letter, oldest first. */
  entries: z.array(letterEntry),
  /**
   * What was corrected of a received letter, oldest first, and whether the reader may correct it. Who works at its registry and may not reads the
   * names of those who may; null where the agency does not offer it.
   */
  corrections: z.optional(z.array(letterCorrection)),
  mayCorrect: z.optional(z.boolean()),
  correctors: z.optional(z.nullable(z.array(z.string()))),
  /**
   * Letters of this office that answer it; `documentId` is null if the reader may not know the letter. `draft`: an unsigned one that the reader may
   * know, on the writer's own desk or on its way to the signature.
   */
  answeredBy: z.array(
    z.object({ documentId: z.nullable(z.number()), number: z.string(), datedOn: z.nullable(day), draft: z.optional(z.enum(['writing', 'underway'])) }),
  ),
  /** Null for a letter from outside. */
  own: z.nullable(ownLetter),
  files: z.array(file),
  route: z.array(leg),
  notes: z.array(note),
  /** The current holders: the last open legs. Empty when the letter is closed. */
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
  /** The number of persons who have opened it. */
  readers: z.number(),
  /** The leg through which the reader sees the letter, or null. */
  legId: z.nullable(z.number()),
  /** The capacity in which the reader acts at that desk, if it is for another's post or for signing; otherwise null. */
  actsAs: z.optional(
    z.nullable(
      z.object({
        name: z.string(),
        post: z.string(),
        acting: z.nullable(z.object({ phrase: z.nullable(z.enum(actingPhrases)), post: z.string(), postEn: z.optional(z.string()) })),
      }),
    ),
  ),
  /** The day by which a letter followed from that desk should move; null if it is not followed. */
  follow: z.nullable(z.object({ dueOn: z.nullable(day) })),
  /** Who gets an order on that leg back if no assignees are named; null if some must be named, or the order closes the letter. */
  orderReturnsTo: z.optional(z.nullable(z.string())),
  /** What closing it there would do: how many others lose it, and whether it goes on elsewhere; null if the reader may not close it. */
  closing: z.optional(z.nullable(z.object({ others: z.number(), goesOn: z.boolean() }))),
  /** Legs sent on from that leg that the reader may still recall. */
  recallable: z.array(z.number()),
  /** What the reader may do with that leg now. */
  allowedActions: z.array(z.enum(documentActions)),
});
export type DocumentView = z.output<typeof documentView>;

/** Everything the letter dialog shows. The first opening of a leg, and every opening of a secret letter, is recorded. */
export const openDocument = endpoint({
  name: 'openDocument',
  summary: 'Open a letter with its files, route and notes',
  method: 'GET',
  path: '/api/sarabun/document',
  kind: 'read',
  access: 'signedIn',
  mayKeep: 'chosen',
  request: z.object({
    documentId: id,
    legId: z.optional(id),
    /** The queue in which the leg was found; work given to others is shown from the giver's side. */
    queue: z.optional(z.enum(queueCodes)),
  }),
  response: z.object({ item: documentView }),
});
