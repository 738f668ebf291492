import { documentKindCodes } from '@sarabun/contract/documents/document-kind';
import * as z from 'zod/mini';

const optional = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined as never);
const positive = z.coerce.number().check(z.int(), z.gte(1));

const composeSearch = z.object({
  /** The draft being edited; absent for a new letter. */
  document: optional(positive),
  kind: optional(z.literal(documentKindCodes)),
  /** The agency form of a new letter. */
  form: optional(z.string().check(z.maxLength(40))),
  /** The received letter that a new one answers. */
  answers: optional(positive),
  /** The earlier own letter of which a new one is a copy. */
  copies: optional(positive),
  /** The template with which a new letter begins. */
  template: optional(positive),
});

/** Reads the address of the editor; invalid parts are left out. */
export const readComposeSearch = (search: Record<string, unknown>) => z.parse(composeSearch, search);

export type ComposeAddress = z.output<typeof composeSearch>;
