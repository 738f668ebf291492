import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { numberSource } from '../registers/number-work';
import { numberBlock } from '../registers/register-pages';
import { day, id, moment, whole } from '../wire';

const words = z._default(z.string().check(z.trim(), z.maxLength(2000)), '');
const moved = z.object({ item: z.object({ documentId: z.number(), legIds: z.array(z.number()) }) });

/** Passes a checked letter on to who comes next (ผ่านการตรวจ). */
export const passReview = endpoint({
  name: 'passReview',
  summary: 'Pass a checked letter on to who comes next',
  method: 'POST',
  path: '/api/sarabun/pass-review',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ legId: id, text: words }),
  response: moved,
});

/** Sends a letter that is not signed yet back (ส่งคืนแก้ไข): to its writer, or to who had it before. The reason is compulsory. */
export const returnDraft = endpoint({
  name: 'returnDraft',
  summary: 'Send an unsigned letter back to its writer or to who had it before',
  method: 'POST',
  path: '/api/sarabun/return-draft',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ legId: id, to: z.enum(['writer', 'previous']), reason: words }),
  response: moved,
});

/** Takes a letter back to its writer's desk while it is not signed (ดึงคืน). */
export const withdrawDraft = endpoint({
  name: 'withdrawDraft',
  summary: 'Take an unsigned letter back to its writer’s desk',
  method: 'POST',
  path: '/api/sarabun/withdraw-draft',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ documentId: id }),
  response: moved,
});

/** Proof that it is the signer who signs: the password, or a code of the second factor where it is switched on. */
const proof = {
  password: z._default(z.string().check(z.maxLength(128)), ''),
  code: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  /** Signs with the own certificate beside; empty signs without one. */
  certificatePin: z._default(z.string().check(z.maxLength(40)), ''),
};

const signed = z.object({
  documentId: z.number(),
  /** The number given, as printed; empty while others have still to sign. */
  number: z.string(),
  legIds: z.array(z.number()),
});

/** Signs a letter (ลงนาม). The last signature gives its number and date in the same transaction, locks it and sends it. */
export const signLetter = endpoint({
  name: 'signLetter',
  summary: 'Sign a letter; the last signature gives number and date and sends it',
  method: 'POST',
  path: '/api/sarabun/sign-letter',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    legId: id,
    text: words,
    /** The signature picture to print; null prints the name typed. */
    pictureId: z._default(z.nullable(id), null),
    /** One of the types of signatures that may be used here (`signTypesFor`); null for none in particular. */
    signTypeId: z._default(z.nullable(id), null),
    /** For the last signature alone. */
    ...numberSource,
    ...proof,
  }),
  response: z.object({ item: signed }),
});

/** From which numbers the signer may choose for a letter: reserved ones of its series, and a day before where the signer has the right. */
export const signingNumbers = endpoint({
  name: 'signingNumbers',
  summary: 'From which numbers the signer of a letter may choose',
  method: 'GET',
  path: '/api/sarabun/signing-numbers',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ documentId: id, legId: id }),
  response: z.object({ item: z.object({ next: z.string(), blocks: z.array(numberBlock), functions: z.array(z.literal('backDate')) }) }),
});

/** Signs several letters with one proof. Each is signed whole or left as it was. */
export const signLetters = endpoint({
  name: 'signLetters',
  summary: 'Sign several letters with one proof of identity',
  method: 'POST',
  path: '/api/sarabun/sign-letters',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ legIds: z.array(id).check(z.minLength(1), z.maxLength(50)), pictureId: z._default(z.nullable(id), null), ...proof }),
  response: z.object({
    items: z.array(z.object({ legId: z.number(), signed: z.nullable(signed), refusal: z.nullable(z.object({ code: z.string(), message: z.string() })) })),
  }),
});

/** How the signer proves identity. */
export const signingProof = endpoint({
  name: 'signingProof',
  summary: 'How the person proves identity before signing',
  method: 'GET',
  path: '/api/sarabun/signing-proof',
  kind: 'read',
  access: 'signedIn',
  request: z.object({}),
  response: z.object({
    bySecondFactor: z.boolean(),
    name: z.string(),
    /** The certificate with which the person may sign; null without a good one. */
    certificate: z.optional(z.nullable(z.object({ serial: z.string(), notAfter: moment }))),
  }),
});

/** By which way a letter leaves the office on paper, or by a channel outside of this product. */
export const dispatchWays = ['post', 'hand', 'email', 'fax', 'other'] as const;

/** Writes down how a signed letter was sent to a party outside (ส่งออก). The last one ends the registry's work on it. */
export const recordDispatch = endpoint({
  name: 'recordDispatch',
  summary: 'Write down how a signed letter was sent to a party outside the office',
  method: 'POST',
  path: '/api/sarabun/record-dispatch',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    legId: id,
    /** The place of the party among the receivers of the letter. */
    position: whole(0, 200),
    way: z.enum(dispatchWays),
    sentOn: day,
    receiverName: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    remark: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  }),
  response: moved,
});
