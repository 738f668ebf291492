import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { day, moment } from '../wire';
import { documentKindCodes } from './document-kind';
import { readPlace } from './letter-reading';
import { pileKey, stampPlace, uploadedFile } from './register-incoming';

/** So many letters a person's pile holds at most. */
export const mostInPile = 60;

const text = (most: number) => z.string().check(z.maxLength(most));

/** A letter as far as it was typed or read; nothing is compulsory yet. */
const incomingDraft = z.object({
  kind: z.literal(documentKindCodes),
  number: text(100),
  datedOn: z.nullable(day),
  /** The letter has no date. */
  undated: z.optional(z.boolean()),
  sender: text(300),
  senderType: z.literal([1, 2, 3]),
  /** The sender type was chosen by hand. */
  isTypeChosen: z.optional(z.boolean()),
  addressee: text(300),
  subject: text(1000),
  references: text(1000),
  enclosures: text(1000),
  speed: z.literal([1, 2, 3, 4]),
  secrecy: z.literal([1, 2, 3]),
  dueOn: z.nullable(day),
  personal: z.optional(z.boolean()),
});

/** Fields of a letter that are filled in without being typed. */
export const fillable = ['kind', 'number', 'datedOn', 'sender', 'addressee', 'subject', 'references', 'enclosures', 'speed', 'secrecy'] as const;

const pileLetter = {
  key: pileKey,
  draft: incomingDraft,
  /** What was filled in and not looked at yet; `place` where it was read from the file. */
  guessed: z.array(z.object({ field: z.enum(fillable), isSure: z.boolean(), place: z.nullable(readPlace) })).check(z.maxLength(fillable.length)),
  /** Fields that the person has emptied: they are not filled in again. */
  emptied: z.optional(z.array(z.enum(fillable)).check(z.maxLength(fillable.length))),
  stamp: z.nullable(stampPlace),
  /** The person has said that it is another letter than the one it resembles. */
  isOther: z.boolean(),
};

/** A letter of the pile that was received today. */
const receivedOfPile = z.object({
  key: z.string(),
  documentId: z.number(),
  legId: z.number(),
  receiveNumber: z.number(),
  year: z.number(),
  /** For one that only came again, when it did. */
  receivedAt: moment,
  /** It was received before it came here, and only came again. */
  joined: z.boolean(),
  /** What was sent on with it was recalled: it still waits at the desk. */
  isBack: z.boolean(),
  number: z.string(),
  subject: z.string(),
});

/** The person's own letters that wait on the receiving desk, and those received from it today, in order. */
export const myPile = endpoint({
  name: 'myPile',
  summary: 'The letters that the person has put on the receiving desk: those not received yet, and those received today',
  method: 'GET',
  path: '/api/sarabun/receiving-pile',
  kind: 'read',
  access: 'signedIn',
  request: z.object({}),
  response: z.object({ items: z.array(z.object({ ...pileLetter, files: z.array(uploadedFile) })), received: z.array(receivedOfPile) }),
});

/** Keeps letters of the pile as they are now and forgets others; one that is new comes last. */
export const keepPile = endpoint({
  name: 'keepPile',
  summary: 'Keep letters of the receiving desk as they are, and forget those taken off it',
  method: 'POST',
  path: '/api/sarabun/keep-pile',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    letters: z.array(z.object({ ...pileLetter, uploadIds: z.array(z.uuid()).check(z.maxLength(20)) })).check(z.maxLength(mostInPile)),
    gone: z.array(pileKey).check(z.maxLength(mostInPile)),
  }),
  response: nothing,
});
