import { documentKindCodes } from '@sarabun/contract/documents/document-kind';
import * as z from 'zod/mini';

const optional = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined as never);
const positive = z.coerce.number().check(z.int(), z.gte(1));

const composeSearch = z.object({
  /** The draft that is written on; a new letter without it. */
  document: optional(positive),
  kind: optional(z.literal(documentKindCodes)),
  /** The form of the agency's own on which a new one is written. */
  form: optional(z.string().check(z.maxLength(40))),
  /** The received letter that a new one answers. */
  answers: optional(positive),
});

/** What an address of the composing screen says; what it says wrongly is left out. */
export const readComposeSearch = (search: Record<string, unknown>) => z.parse(composeSearch, search);

export type ComposeAddress = z.output<typeof composeSearch>;
