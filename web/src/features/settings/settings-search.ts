import * as z from 'zod/mini';

const optional = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined as never);
/** A router reads `?search=69` as a number. */
const words = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.maxLength(200)),
);
const positive = z.coerce.number().check(z.int(), z.gte(1));

const settingsSearch = z.object({
  page: optional(positive),
  sort: optional(z.string().check(z.maxLength(60))),
  order: optional(z.enum(['asc', 'desc'])),
  search: optional(words),
  state: optional(z.enum(['off'])),
  /** Values of fields that the rows must have, by the field. */
  filter: optional(z.record(z.string().check(z.maxLength(60)), words)),
  /** Which part of a page with several is shown. */
  tab: optional(z.string().check(z.maxLength(40))),
  /** Of the history: the days and the act. */
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
  action: optional(z.string().check(z.maxLength(100))),
  /** Of the history: the number of a letter, or the letter itself. */
  letter: optional(words),
  document: optional(positive),
  /** The row in the drawer, or a new one. */
  row: optional(z.union([z.literal('new'), positive])),
});

/** The state of a settings page, all of it in the address: a link reopens the same list, page and row. */
export type SettingsSearch = { [Key in keyof z.output<typeof settingsSearch>]?: z.output<typeof settingsSearch>[Key] };

/** Reads the state of a page from an address. What makes no sense is as if it were not there. */
export function readSettingsSearch(search: Record<string, unknown>): SettingsSearch {
  const read = z.parse(settingsSearch, search);
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as SettingsSearch;
}
