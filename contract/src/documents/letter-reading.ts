import * as z from 'zod/mini';
import { day } from '../wire';
import { documentKindCodes } from './document-kind';

const share = z.number().check(z.gte(0), z.lte(1));

/** Where on the paper something was read: the page from 1, and a box in parts of its width and height. */
export const readPlace = z.object({
  page: z.number().check(z.gte(1), z.lte(1000)),
  x: share,
  y: share,
  width: share,
  height: share,
});
export type ReadPlace = z.output<typeof readPlace>;

/** A value that was read; `isSure` where its form and its place on the paper leave no doubt. */
const found = <Value extends z.ZodMiniType>(value: Value) => z.optional(z.object({ value, isSure: z.boolean(), place: readPlace }));

/** What the text layer of a letter says of it, by the field of the receive register. Fields of which nothing was read are missing. */
export const letterReading = z.object({
  kind: found(z.literal(documentKindCodes)),
  number: found(z.string()),
  datedOn: found(day),
  sender: found(z.string()),
  addressee: found(z.string()),
  subject: found(z.string()),
  references: found(z.string()),
  enclosures: found(z.string()),
  speed: found(z.literal([2, 3, 4])),
  /** ลับที่สุด (4) never leaves the rules: such a file is refused. */
  secrecy: found(z.literal([2, 3, 4])),
});
export type LetterReading = z.output<typeof letterReading>;
export type ReadField = keyof LetterReading;
