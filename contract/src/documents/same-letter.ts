import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { day, id, moment, oneOrMany } from '../wire';
import { pileKey } from './register-incoming';
import { verb } from './route-actions';

const same = z.object({
  documentId: z.number(),
  legId: z.number(),
  receiveNumber: z.number(),
  year: z.number(),
  receivedAt: moment,
  number: z.string(),
  datedOn: z.nullable(day),
  sender: z.string(),
  subject: z.string(),
  /** What matches: the file, or number, date and sender. */
  by: z.enum(['file', 'words']),
});
export type SameLetter = z.output<typeof same>;

/** Letters in a registry's receive register that match one that is about to be received. */
export const findSameLetters = endpoint({
  name: 'findSameLetters',
  summary: 'Letters already received by a registry that agree with one that is about to be received',
  method: 'GET',
  path: '/api/sarabun/same-letters',
  kind: 'read',
  access: 'signedIn',
  request: z.object({
    /** The registry's desk. */
    deskId: id,
    /** A delivered leg; its letter is compared instead of the values below. */
    legId: z.optional(id),
    number: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    datedOn: z.optional(day),
    sender: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
    uploadIds: z.optional(oneOrMany(z.uuid())),
  }),
  response: z.object({ items: z.array(same) }),
});

/** Receives a delivered letter under its earlier number (ลงรับเลขเดิม). `sameLegId` is the leg with the number. */
export const receiveSame = verb(
  'receiveSame',
  'receive-same',
  'Receive a letter that arrived again under the number it has already',
  z.object({ legId: id, sameLegId: id }),
);

/** Records that a registered letter came again on paper or as a scan; its new files are added, no number is taken. */
export const registerSame = endpoint({
  name: 'registerSame',
  summary: 'Note that a registered letter arrived once more; no new number is taken',
  method: 'POST',
  path: '/api/sarabun/register-same',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    deskId: id,
    sameLegId: id,
    number: z.string().check(z.trim(), z.maxLength(100)),
    uploadIds: z._default(z.array(z.uuid()).check(z.maxLength(20)), []),
    /** The letter of the person's pile that this is; it leaves the pile. */
    pileKey: z.optional(pileKey),
  }),
  /** `receivedAt`: when it came again. */
  response: z.object({ item: z.object({ documentId: z.number(), legId: z.number(), receiveNumber: z.number(), year: z.number(), receivedAt: moment }) }),
});
