import * as z from 'zod/mini';
import { copyKinds } from '../copies/letter-copies';
import { endpoint } from '../endpoint';
import { day, id, label, moment } from '../wire';

/** Whether an issued letter still holds: in force, cancelled, or replaced by another. */
export const issuedStates = ['inForce', 'cancelled', 'superseded'] as const;
export type IssuedState = (typeof issuedStates)[number];

/**
 * A signature as it is found now: `system` was given in this system and covers the text as it stands; the others are by certificate – valid,
 * valid when it was given, or no longer that of this text (`changed`, `broken`).
 */
export const signatureStates = ['system', 'valid', 'validThen', 'changed', 'broken'] as const;
export type SignatureState = (typeof signatureStates)[number];

const issuedLetter = z.object({
  /** In groups of four. */
  code: z.string(),
  agency: label,
  kind: z.number(),
  number: z.string(),
  datedOn: z.nullable(day),
  /** Only of announcements, statements and news, which are written for the public (ข้อ 19). */
  subject: z.nullable(z.string()),
  state: z.enum(issuedStates),
  /** In order. A signer is named by post alone, as printed; in English too where the post has an English name. */
  signatures: z.array(z.object({ posts: z.array(label), signedAt: moment, state: z.enum(signatureStates) })),
  /** Whether its PDF is ready, so that another can be compared with it. */
  isComparable: z.boolean(),
});
export type IssuedLetter = z.output<typeof issuedLetter>;

/**
 * What anyone may learn about an issued letter by the code on its paper. A code that does not exist, is malformed or belongs to a letter with a
 * secrecy class gets one answer. Wrong codes of an address are counted, and have to wait.
 */
export const verifyDocument = endpoint({
  name: 'verifyDocument',
  summary: 'Check an issued letter by the code on its paper (anyone)',
  method: 'POST',
  path: '/api/sarabun/verify-document',
  kind: 'read',
  access: 'anyone',
  request: z.object({ proofCode: z.string().check(z.maxLength(100)) }),
  response: z.object({ item: issuedLetter }),
});

/** A form with the field `proofCode`, then `file`: a PDF that is compared with the issued one and not kept. */
export const comparePath = '/api/sarabun/verify-document/compare';
export const maxComparedBytes = 30 * 1024 * 1024;

/**
 * One page next to the issued one: the same, the same text that looks different, another text, without text to compare, missing in the file
 * that was sent, or added to it.
 */
export const pageVerdicts = ['same', 'looksDifferent', 'differs', 'noText', 'missing', 'added'] as const;
export type PageVerdict = (typeof pageVerdicts)[number];

/** The very file that was issued; an enclosure that went with it; a copy that the book of copies has; another file with the same pages; or not the same. */
export const fileVerdicts = ['identical', 'enclosure', 'copy', 'same', 'differs'] as const;
export type FileVerdict = (typeof fileVerdicts)[number];

/**
 * The signatures in a PDF that was sent: none; of this agency and intact; by a certificate that is not this agency's or was not good; or the file was
 * changed after it was signed.
 */
export const signedVerdicts = ['none', 'intact', 'untrusted', 'changed'] as const;
export type SignedVerdict = (typeof signedVerdicts)[number];

const foundCopy = z.object({
  kind: z.enum(copyKinds),
  /** Whether it is a copy of a file that came with the letter. */
  isAttachment: z.boolean(),
  /** Its number in the book of copies, with the year. */
  number: z.string(),
  madeOn: day,
  /** Who made it is named by post alone; empty for nobody with a post. */
  post: label,
});

export const comparison = z.object({
  item: z.object({
    verdict: z.enum(fileVerdicts),
    /** What the book of copies has of it, if it is such a copy. */
    copy: z.nullable(foundCopy),
    /** Null for the very files that were issued, and for a copy. */
    signed: z.nullable(z.enum(signedVerdicts)),
    pages: z.array(z.object({ page: z.number(), verdict: z.enum(pageVerdicts) })),
  }),
});
export type Comparison = z.output<typeof comparison>['item'];

/** The proof of an issued letter for people who may read it; null if it is not issued yet, or was issued before there were proofs. */
export const letterProof = endpoint({
  name: 'letterProof',
  summary: 'The code by which anyone can check an issued letter',
  method: 'GET',
  path: '/api/sarabun/letter-proof',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ documentId: id }),
  response: z.object({
    item: z.nullable(
      z.object({
        /** In groups of four. */
        code: z.string(),
        /** The page that checks it, as printed; a path where the deployment has no public address. */
        link: z.string(),
        /** The QR code of that link: an SVG in a `data:` address. */
        picture: z.string(),
        /** Whether the page shows it to anyone: not for letters with a secrecy class. */
        isOpen: z.boolean(),
      }),
    ),
  }),
});
