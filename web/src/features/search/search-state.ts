import { type DocumentKind, documentKindCodes } from '@sarabun/contract/documents/document-kind';
import { searchedParts, searchedStates } from '@sarabun/contract/search/choices';
import type { AskedSearch } from '@sarabun/contract/search/search';
import * as z from 'zod/mini';
import { areDays } from '../../ui/fields/day-range';

/** Speed filters: one class, or everything urgent. */
export const speedChoices = ['urgent', '1', '2', '3', '4'] as const;
type SpeedChoice = (typeof speedChoices)[number];

const optional = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined as never);
/** A router parses `?q=69` as a number. */
const words = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.maxLength(200)),
);
const positive = z.coerce.number().check(z.int(), z.gte(1));

const searchState = z.object({
  q: optional(words),
  kind: optional(z.coerce.number().check(z.refine((code) => documentKindCodes.includes(code as DocumentKind)))),
  speed: optional(z.pipe(words, z.enum(speedChoices))),
  state: optional(z.enum(searchedStates)),
  unit: optional(positive),
  /** Days; a text that is none is named on the page. */
  from: optional(words),
  to: optional(words),
  part: optional(z.enum(searchedParts)),
  page: optional(positive),
  document: optional(positive),
});

/** The state of the search page, completely in the address. */
export type SearchState = { [Key in keyof z.output<typeof searchState>]?: z.output<typeof searchState>[Key] };

/** Reads the state of the search page from an address; invalid parts are ignored. */
export function readSearchState(search: Record<string, unknown>): SearchState {
  const read = z.parse(searchState, search);
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as SearchState;
}

const speedsOf: Record<SpeedChoice, AskedSearch['speeds']> = { urgent: [2, 3, 4], 1: [1], 2: [2], 3: [3], 4: [4] };

/** The server request for a state of the page. */
export function askedOf({ q = '', kind, speed, state, unit, from, to, part }: SearchState): AskedSearch {
  return {
    query: q.trim(),
    kinds: kind ? [kind as DocumentKind] : [],
    speeds: speed ? speedsOf[speed] : [],
    states: state ? [state] : [],
    unit,
    from,
    to,
    part,
  };
}

/** The state of the page for a saved search. */
export function stateOf({ query, kinds, speeds, states, unit, from, to, part }: AskedSearch): SearchState {
  const speed = speedChoices.find((choice) => String(speedsOf[choice]) === String(speeds));
  return readSearchState({ q: query || undefined, kind: kinds[0], speed, state: states[0], unit, from, to, part });
}

/** What is searched for, with more words; those of a name stay together. */
export const withWords = (q: string | undefined, words: string): string => [q?.trim(), /\s/.test(words) ? `"${words}"` : words].filter(Boolean).join(' ');

/** Whether filters leave letters out. */
export const isFiltered = ({ kind, speed, state, unit, from, to, part }: SearchState): boolean =>
  (kind ?? speed ?? state ?? unit ?? from ?? to ?? part) !== undefined;

/** Whether anything is searched for: two letters, a digit, or a filter; nothing between days that are none or in the wrong order. */
export function asksForSomething(state: SearchState): boolean {
  if (!areDays(state)) return false;
  const q = (state.q ?? '').trim();
  return q === '' ? isFiltered(state) : q.replace(/\s/g, '').length > 1 || /^[\d๐-๙]$/.test(q);
}

/** The Buddhist year that two days span, or null. */
export function yearOf({ from, to }: SearchState): number | null {
  const year = from?.slice(0, 4);
  return year && from === `${year}-01-01` && to === `${year}-12-31` ? Number(year) + 543 : null;
}

/** The first and the last day of a Buddhist year. */
export const daysOf = (year: number) => ({ from: `${year - 543}-01-01`, to: `${year - 543}-12-31` });
