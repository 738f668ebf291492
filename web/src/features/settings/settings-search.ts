import * as z from 'zod/mini';

const optional = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined as never);
/** A router parses `?search=69` as a number. */
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
  /** Required values by field. */
  filter: optional(z.record(z.string().check(z.maxLength(60)), words)),
  /** The tab of a page with several. */
  tab: optional(z.string().check(z.maxLength(40))),
  /** For the history: the days and the action. A text that is no day is named on the page. */
  from: optional(words),
  to: optional(words),
  action: optional(z.string().check(z.maxLength(100))),
  /** For the history: a letter by number or id. */
  letter: optional(words),
  document: optional(positive),
  /** The row in the drawer, or a new one. */
  row: optional(z.union([z.literal('new'), positive])),
});

/** The state of a settings page, completely in the address. */
export type SettingsSearch = { [Key in keyof z.output<typeof settingsSearch>]?: z.output<typeof settingsSearch>[Key] };

/** Reads the state of a page from an address; invalid parts are ignored. */
export function readSettingsSearch(search: Record<string, unknown>): SettingsSearch {
  const read = z.parse(settingsSearch, search);
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as SettingsSearch;
}
