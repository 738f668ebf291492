import * as z from 'zod/mini';
import { actingPhrases } from '../acting/acting-phrase';
import { documentKindCodes } from '../documents/document-kind';
import { endpoint } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { id, label, moment } from '../wire';
import { tabKey } from './draft-lock';
import { letterContent } from './letter-content';

/** Reviewers and signers, in order. */
export const stepRoles = ['review', 'sign'] as const;
export type StepRole = (typeof stepRoles)[number];

/** The maximum number of receivers. */
const maxReceivers = 500;

/** `ofPanel`: a member of the committee, of which as many sign as `content.panel` says. */
const stepGiven = z.object({ deskId: id, role: z.enum(stepRoles), ofPanel: z._default(z.boolean(), false) });
/** A unit, post or person of the office (`deskId`), or an outside party by name. */
const receiverGiven = z.object({ deskId: z.nullable(id), name: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) });

/** Who acts for a post today, and with which phrase (annex 3). */
const acting = { actingName: z.nullable(z.string()), actingPhrase: z.optional(z.nullable(z.enum(actingPhrases))) };
/** `thaiName`: as it is written into a letter, where the screen may show another name. */
const desk = { deskId: z.number(), name: z.string(), thaiName: z.optional(z.string()), detail: z.string(), ...acting };
const step = z.object({ ...desk, role: z.enum(stepRoles), ofPanel: z.optional(z.boolean()), state: z.enum(['open', 'done', 'waiting']) });
export type LetterStep = z.output<typeof step>;
/** As it is written into the letter, where the screen may show another name; and the post of the head of a unit, to which it is addressed. */
const inLetter = { thaiName: z.optional(z.string()), headPost: z.optional(z.nullable(z.string())) };
const receiver = z.object({ deskId: z.nullable(z.number()), name: z.string(), ...inLetter });
export type LetterReceiver = z.output<typeof receiver>;
const answered = z.object({ documentId: z.number(), number: z.string(), subject: z.string() });

/** The data of a draft besides its text. */
const draftFields = {
  kind: z.literal(documentKindCodes),
  /** The unit in whose name it is written. */
  ownerUnitId: id,
  speed: z.literal([1, 2, 3, 4]),
  secrecy: z.literal([1, 2, 3, 4]),
  /** The owner's registry numbers it, otherwise the central one. */
  usesOwnerNumber: z._default(z.boolean(), true),
  /** Only for the named persons: neither deputies nor secretaries see it. Only its writer decides this. */
  personal: z._default(z.boolean(), false),
  content: letterContent,
  receivers: z._default(z.array(receiverGiven).check(z.maxLength(maxReceivers)), []),
  steps: z._default(z.array(stepGiven).check(z.maxLength(20)), []),
  /** Received letters that it answers. */
  answers: z._default(z.array(id).check(z.maxLength(20)), []),
  /** The letter's remaining files and new uploads, in the order of the enclosures. */
  fileIds: z._default(z.array(id).check(z.maxLength(30)), []),
  uploadIds: z._default(z.array(z.uuid()).check(z.maxLength(20)), []),
};

/**
 * Saves a draft; called whenever its writer pauses. The first save creates it; later ones name their base revision and are refused (409
 * `draftChanged`) if someone else has saved since, so nothing is lost on either side.
 */
export const saveDraft = endpoint({
  name: 'saveDraft',
  summary: 'Save the draft of an own letter',
  method: 'POST',
  path: '/api/sarabun/save-draft',
  kind: 'act',
  access: 'signedIn',
  /** `tab` is the tab that holds the draft (`draftLock`): if another one does, the save is refused (409 `draftTaken`) and its text kept as a copy. */
  request: z.object({ documentId: z.optional(id), revision: z.optional(id), tab: z.optional(tabKey), ...draftFields }),
  response: z.object({
    item: z.object({
      documentId: z.number(),
      revision: z.number(),
      savedAt: moment,
      files: z.array(z.object({ fileId: z.number(), name: z.string(), size: z.number(), pages: z.nullable(z.number()) })),
    }),
  }),
});

export const draftView = z.object({
  documentId: z.number(),
  revision: z.number(),
  savedAt: moment,
  savedBy: z.string(),
  /** Where it is: with its writer, a reviewer, or a signer. */
  state: z.enum(['draft', 'inReview', 'awaitingSignature']),
  writer: z.object({ personId: z.number(), name: z.string() }),
  kind: z.literal(documentKindCodes),
  ownerUnitId: z.number(),
  ownerUnit: z.string(),
  speed: z.literal([1, 2, 3, 4]),
  secrecy: z.literal([1, 2, 3]),
  usesOwnerNumber: z.boolean(),
  personal: z._default(z.boolean(), false),
  content: letterContent,
  receivers: z.array(receiver),
  steps: z.array(step),
  answers: z.array(answered),
  files: z.array(z.object({ fileId: z.number(), name: z.string(), size: z.number(), pages: z.nullable(z.number()) })),
  /** Why it was returned to its writer, or null. */
  returned: z.nullable(z.object({ by: z.string(), at: moment, reason: z.string() })),
  /** The leg through which it is corrected by someone other than its writer. */
  legId: z.nullable(z.number()),
});
export type DraftView = z.output<typeof draftView>;

/** Reads a draft for editing: by its writer, or its current reviewer. */
export const openDraft = endpoint({
  name: 'openDraft',
  summary: 'Read a draft to go on writing it',
  method: 'GET',
  path: '/api/sarabun/draft',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ documentId: id }),
  response: z.object({ item: draftView }),
});

/** What a new letter does not take from the letter it is copied from. Number, dates and signatures are never taken. */
export const leftOutParts = ['unit', 'form', 'receivers', 'steps', 'pictures', 'files', 'answers'] as const;

const copied = z.object({
  documentId: z.number(),
  /** Empty for a letter that has none yet. */
  number: z.string(),
  subject: z.string(),
  kind: z.literal(documentKindCodes),
  ownerUnitId: z.number(),
  speed: z.literal([1, 2, 3, 4]),
  secrecy: z.literal([1, 2, 3]),
  usesOwnerNumber: z.boolean(),
  personal: z.boolean(),
  content: letterContent,
  receivers: z.array(receiver),
  steps: z.array(step),
  /** What else was not taken, by name; a picture has the words below it. */
  leftOut: z.array(z.object({ part: z.enum(leftOutParts), names: z.array(z.string()) })),
});
export type CopiedLetter = z.output<typeof copied>;

/** The defaults of a new letter: possible units with their last printed data, usual reviewers and signer. */
export const newDraft = endpoint({
  name: 'newDraft',
  summary: 'What a new letter begins with: owner units, contact lines, and the letter it answers or copies, or its template',
  method: 'GET',
  path: '/api/sarabun/new-draft',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ answers: z.optional(id), copies: z.optional(id), template: z.optional(id) }),
  response: z.object({
    /** What it takes from an earlier own letter, or null. */
    copied: z._default(z.nullable(copied), null),
    /** The template that it begins with, or null. Its fields are asked for (`templateFields`). */
    template: z._default(
      z.nullable(z.object({ letterTemplateId: z.number(), name: z.string(), kind: z.literal(documentKindCodes), content: letterContent })),
      null,
    ),
    /** The person's own unit first, then those above it. */
    units: z.array(
      z.object({
        unitId: z.number(),
        name: z.string(),
        hasOwnNumbers: z.boolean(),
        telephone: z.string(),
        fax: z.string(),
        email: z.string(),
        address: z.string(),
        /** For English letters; empty if none is stored. */
        addressEn: z.string(),
      }),
    ),
    /** The agency's own active forms. */
    forms: z.array(
      z.object({
        code: z.string(),
        name: label,
        heading: z.string(),
        opening: z.string(),
        fields: z.array(z.object({ name: z.string(), label: label, required: z.boolean() })),
      }),
    ),
    /** The received letter to be answered, or null. */
    answered: z.nullable(
      z.object({
        documentId: z.number(),
        number: z.string(),
        datedOn: z.nullable(z.string()),
        subject: z.string(),
        sender: z.string(),
        secrecy: z.number(),
        senderDeskId: z.nullable(z.number()),
        /** The post of the head of the unit that sent it; null if it came from outside, or has no head. */
        senderHead: z._default(z.nullable(z.string()), null),
      }),
    ),
  }),
});

/** The usual reviewers and signer: the heads from the writer's unit up, as the kind requires. */
export const proposeSteps = endpoint({
  name: 'proposeSteps',
  summary: 'The heads who would check and sign a letter, in order',
  method: 'GET',
  path: '/api/sarabun/propose-steps',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ kind: z.literal(documentKindCodes), ownerUnitId: id }),
  /** `writer`: the desk of the writer, who signs what is addressed to the first of these heads; null for a person without one. */
  response: z.object({ items: z.array(step), writer: z.nullable(step) }),
});

/** The drafts on the person's own desk, returned ones first. */
export const myDrafts = endpoint({
  name: 'myDrafts',
  summary: 'The drafts on the person’s desk',
  method: 'GET',
  path: '/api/sarabun/my-drafts',
  kind: 'read',
  access: 'signedIn',
  request: listRequest,
  response: listResponse(
    z.object({
      documentId: z.number(),
      kind: z.number(),
      subject: z.string(),
      addressee: z.string(),
      speed: z.number(),
      secrecy: z.number(),
      savedAt: moment,
      /** Why it was returned, or null. */
      returnedReason: z.nullable(z.string()),
      /** Its writer took it back on its way. */
      isRecalled: z.boolean(),
    }),
  ),
});

/** Deletes a draft. Only the history keeps a record. */
export const cancelDraft = endpoint({
  name: 'cancelDraft',
  summary: 'Throw a draft away',
  method: 'POST',
  path: '/api/sarabun/cancel-draft',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ documentId: id }),
  response: z.object({}),
});

/** Every stored version of a letter: who saved it, when, and its text. */
export const letterVersions = endpoint({
  name: 'letterVersions',
  summary: 'The versions of a letter: who changed what',
  method: 'GET',
  path: '/api/sarabun/letter-versions',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ documentId: id }),
  response: z.object({
    items: z.array(
      z.object({
        revision: z.number(),
        savedAt: moment,
        savedBy: z.string(),
        /** Whose suggestions were accepted into it; only for those on the way of the letter. */
        suggestedBy: z._default(z.array(z.string()), []),
        content: letterContent,
      }),
    ),
    /** The reader's own texts that could not be saved because someone else had taken the draft over. */
    copies: z._default(z.array(z.object({ revision: z.number(), savedAt: moment, savedBy: z.string(), content: letterContent })), []),
  }),
});

/** The longest answer to the reason for which a draft was sent back, in characters. */
export const longestReturnAnswer = 500;

/** Submits a draft: to its reviewers, then its signers. Refused if it is incomplete or cannot be printed. */
export const submitDraft = endpoint({
  name: 'submitDraft',
  summary: 'Send a draft up for checking and signing',
  method: 'POST',
  path: '/api/sarabun/submit-draft',
  kind: 'act',
  access: 'signedIn',
  /** `answer` is for whoever sent the draft back, and refused where nobody did. */
  request: z.object({ documentId: id, revision: id, answer: z._default(z.string().check(z.trim(), z.maxLength(longestReturnAnswer)), '') }),
  response: z.object({ item: z.object({ documentId: z.number(), legId: z.number() }) }),
});
