import * as z from 'zod/mini';
import { longestPinTyped } from '../certificates/pin';
import { endpoint } from '../endpoint';
import { numberSource } from '../registers/number-work';
import { numberBlock } from '../registers/register-pages';
import { signingPinStateSchema } from '../session/signing-pin';
import { day, id, moment, whole } from '../wire';
import { inkMove } from './signature-place';

const words = z._default(z.string().check(z.trim(), z.maxLength(2000)), '');
const moved = z.object({ item: z.object({ documentId: z.number(), legIds: z.array(z.number()) }) });

/** Passes a reviewed letter on to the next step (ผ่านการตรวจ). */
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

/** Returns an unsigned letter (ส่งคืนแก้ไข) to its writer, to the previous step, or to a chosen earlier one. The reason is mandatory. */
export const returnDraft = endpoint({
  name: 'returnDraft',
  summary: 'Send an unsigned letter back to its writer or to an earlier step; signatures from there on lose their effect',
  method: 'POST',
  path: '/api/sarabun/return-draft',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    legId: id,
    to: z.enum(['writer', 'previous', 'step']),
    /** The step among those of the letter, from 0, if `to` is `step`. */
    position: z._default(z.nullable(whole(0, 200)), null),
    reason: words,
  }),
  response: moved,
});

/** Withdraws an unsigned letter to its writer's desk (ดึงคืน). */
export const withdrawDraft = endpoint({
  name: 'withdrawDraft',
  summary: 'Take a letter back to its writer’s desk before the last signature; earlier signatures lose their effect',
  method: 'POST',
  path: '/api/sarabun/withdraw-draft',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ documentId: id }),
  response: moved,
});

/**
 * Proof of the signer's identity: the PIN for signing, the password, or a code of the second factor if set up. All are empty if the PIN of the
 * certificate proves it, or if an earlier proof of this session still counts.
 */
const proof = {
  pin: z._default(z.string().check(z.maxLength(longestPinTyped)), ''),
  password: z._default(z.string().check(z.maxLength(128)), ''),
  code: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  /** Also signs with one's own certificate; empty signs without one. */
  certificatePin: z._default(z.string().check(z.maxLength(longestPinTyped)), ''),
  /** Which of one's own certificates; null for the first one of `signingProof`. */
  certificateId: z._default(z.nullable(id), null),
};

const signed = z.object({
  documentId: z.number(),
  /** The assigned number, as printed; empty while others have still to sign. */
  number: z.string(),
  legIds: z.array(z.number()),
});

/** Signs a letter (ลงนาม). The last signature assigns number and date in the same transaction, locks the letter and sends it. */
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
    /** The signature picture to print; null prints the typed name. */
    pictureId: z._default(z.nullable(id), null),
    /** One of the allowed types of signatures (`signTypesFor`); null for the one chosen beforehand. */
    signTypeId: z._default(z.nullable(id), null),
    /** Moves the signature away from its place in the form; null leaves it there. */
    inkMove: z._default(z.nullable(inkMove), null),
    /** Only for the last signature. */
    ...numberSource,
    ...proof,
  }),
  response: z.object({ item: signed }),
});

/** The numbers that the signer may choose from: reserved ones of the series, and earlier days if the signer has the right. */
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

/** Signs several letters with one proof of identity. Each is signed completely or stays as it was. */
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

/**
 * What the PDFs of several letters will not carry (decision 0089): `apart`, of which one's signature by certificate is kept apart, because others sign
 * after it; `sealOnly`, of which the signatures of those before are, too, if one signs last without a certificate.
 */
export const signaturesApart = endpoint({
  name: 'signaturesApart',
  summary: 'Of which of several letters the PDF will not have the signatures by certificate of who signs now, or of those before',
  method: 'POST',
  path: '/api/sarabun/signatures-apart',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ legIds: z.array(id).check(z.minLength(1), z.maxLength(50)) }),
  response: z.object({ apart: z.array(z.number()), sealOnly: z.array(z.number()) }),
});

const usableCertificate = z.object({
  certificateId: z.number(),
  serial: z.string(),
  subject: z.string(),
  issuer: z.string(),
  isImported: z.boolean(),
  notAfter: moment,
});
export type UsableCertificate = z.output<typeof usableCertificate>;

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
    /** The agency takes only one-time codes. */
    onlyByCode: z.optional(z.boolean()),
    name: z.string(),
    /** The PIN for signing; without one, or if it is locked, the password or a code is asked for. */
    pin: signingPinStateSchema,
    /** Until when a proof of this session counts on this device; null if the next signature asks for one. */
    provenUntil: z.nullable(moment),
    /** The certificate that the person may sign with; null without a valid one. */
    certificate: z.optional(z.nullable(z.object({ serial: z.string(), notAfter: moment }))),
    /** All of them, to choose from: that of the agency first, then an imported one. */
    certificates: z.optional(z.array(usableCertificate)),
  }),
});

/** How a letter leaves the office on paper or through a channel outside this product. */
export const dispatchWays = ['post', 'hand', 'email', 'fax', 'other'] as const;

/** Records how a signed letter was sent to an outside party (ส่งออก). The last one ends the registry's work on it. */
export const recordDispatch = endpoint({
  name: 'recordDispatch',
  summary: 'Write down how a signed letter was sent to a party outside the office',
  method: 'POST',
  path: '/api/sarabun/record-dispatch',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    legId: id,
    /** The position of the party among the receivers of the letter. */
    position: whole(0, 200),
    way: z.enum(dispatchWays),
    sentOn: day,
    /** Who took it; only what is handed over has one at once. */
    receiverName: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    remark: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  }),
  response: moved,
});
