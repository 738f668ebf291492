import * as z from 'zod/mini';
import { moment } from '../wire';

/** What is typed of a letter when it is received, and may be corrected. */
export const correctable = ['number', 'datedOn', 'sender', 'addressee', 'subject', 'references', 'enclosures', 'speed'] as const;
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

/** A correction of a received letter: the values that were changed, by name, as they stood before and after; a speed class by its code. */
export const letterCorrection = z.object({
  at: moment,
  by: z.string(),
  reason: z.string(),
  before: z.record(z.string(), z.nullable(z.string())),
  after: z.record(z.string(), z.nullable(z.string())),
});
export type LetterCorrection = z.output<typeof letterCorrection>;
