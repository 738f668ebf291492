import { lineSorts } from '@sarabun/contract/registers/line-sorts';
import * as z from 'zod/mini';

const optional = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined as never);
/** A router parses `?search=69` as a number. */
const words = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.maxLength(200)),
);
const positive = z.coerce.number().check(z.int(), z.gte(1));

export const lineStates = ['issued', 'reserved', 'void', 'backDated'] as const;

const registersSearch = z.object({
  /** The registry whose control register is shown. */
  unit: optional(positive),
  year: optional(positive),
  page: optional(positive),
  sort: optional(z.enum(lineSorts)),
  order: optional(z.enum(['asc', 'desc'])),
  search: optional(words),
  state: optional(z.enum(lineStates)),
  /** Days; a text that is none is named on the page. */
  from: optional(words),
  to: optional(words),
  /** The line in the drawer. */
  line: optional(positive),
  /** The open letter, and the leg through which it is seen. */
  document: optional(positive),
  leg: optional(positive),
});

/** The state of a register's page, completely in the address. */
export type RegistersSearch = { [Key in keyof z.output<typeof registersSearch>]?: z.output<typeof registersSearch>[Key] };

/** Reads the state of the page from an address; invalid parts are ignored. */
export function readRegistersSearch(search: Record<string, unknown>): RegistersSearch {
  const read = z.parse(registersSearch, search);
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as RegistersSearch;
}
