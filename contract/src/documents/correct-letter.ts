import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { day, id, moment, whole } from '../wire';

/** What is typed of a letter when it is received, and may be corrected. */
export const correctable = ['number', 'datedOn', 'sender', 'addressee', 'subject'] as const;
export type Correctable = (typeof correctable)[number];

/** One number of the letter in a register. */
export const letterEntry = z.object({
  register: z.string(),
  unitName: z.string(),
  number: z.string(),
  enteredAt: moment,
  enteredBy: z.string(),
  /** A void number stays in the register; `remark` has the reason. */
  isVoid: z.boolean(),
  remark: z.string(),
  voidedAt: z.optional(z.nullable(moment)),
  voidedBy: z.optional(z.nullable(z.string())),
  /** The leg that was received under it, or null. */
  legId: z.optional(z.nullable(z.number())),
});

/** A correction of a received letter: the values that were changed, by name, as they stood before and after. */
export const letterCorrection = z.object({
  at: moment,
  by: z.string(),
  reason: z.string(),
  before: z.record(z.string(), z.nullable(z.string())),
  after: z.record(z.string(), z.nullable(z.string())),
});
export type LetterCorrection = z.output<typeof letterCorrection>;

const words = (most: number) => z.string().check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(most));

/**
 * Corrects what was typed of a letter from outside when it was received (ที่ ลงวันที่ จาก ถึง เรื่อง). Nothing is erased: the former values are
 * kept with the reason, and everybody who sees the letter or its line sees them.
 */
export const correctLetter = endpoint({
  name: 'correctLetter',
  summary: 'Correct what was typed of a letter when it was received, with a reason; what stood before is kept',
  method: 'POST',
  path: '/api/sarabun/correct-letter',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    documentId: id,
    /** How many corrections of the letter the person has seen. */
    seenCorrections: whole(0, 100_000),
    number: words(100),
    datedOn: day,
    sender: words(300),
    addressee: words(300),
    subject: words(1000),
    reason: z.string().check(z.trim(), z.maxLength(500)),
  }),
  response: z.object({ item: z.object({ documentId: z.number() }) }),
});
