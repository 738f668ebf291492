import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import {
  type AskedSearch,
  type countFound,
  maxFound,
  type recentLetters as recentEndpoint,
  type searchLetters as searchEndpoint,
} from '@sarabun/contract/search/search';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { searchTerms, squeezeSearch } from '@sarabun/contract/values/search-text';
import type { ReadContext } from '../../platform/action';
import { excerptOf, saysAll } from './excerpt-rules';
import { tooShort, unknownUnit, wrongDays } from './refusals';
import { codeFirst, isLetterCode, kindIssuedBy, knownKindNames, registerSaid, spokenNumber } from './said-number-rules';
import {
  countLetters,
  countNumbered,
  type FoundRow,
  findFileTexts,
  findKindNames,
  findLetters,
  findNumbered,
  findOpenLetters,
  findSaid,
  findUnit,
  type IndexedSearch,
  indexedSearch,
  type Looker,
  type SaidNumber,
  type SoughtNumber,
} from './search-store';

const shortest = 2;
const maxExact = 5;

interface Prepared {
  search: IndexedSearch;
  /** The one number that is sought and nothing else; null for any other search. */
  number: SoughtNumber | null;
  looker: Looker;
  unitName: string | null;
}

const lookerOf = ({ personId, seats, clearance }: ReadContext['actor']): Looker => ({
  personId,
  deskIds: [...new Set(seats.map((seat) => seat.deskId))],
  clearance,
});

/** Translates a search for the index. Refuses a single letter, days in the wrong order, and a unit that does not exist. */
async function prepare({ db, actor, now }: ReadContext, { query, ...narrowing }: AskedSearch): Promise<Prepared> {
  const terms = termsOf(query);
  if (narrowing.from && narrowing.to && narrowing.from > narrowing.to) throw wrongDays();
  const unit = narrowing.unit === undefined ? null : await findUnit(db, narrowing.unit);
  if (narrowing.unit !== undefined && !unit) throw unknownUnit();
  const looker = lookerOf(actor);
  const search = indexedSearch(narrowing, terms, looker, unit?.deskIds ?? null);
  return { search, number: numberGiven(search, query, nearestOf({ actor, now })), looker, unitName: unit?.name ?? null };
}

/** The terms of a query. A single digit means that receive number, because it occurs in most others; a single letter is refused. */
function termsOf(query: string): string[] {
  const [term = ''] = searchTerms(query);
  if (query === '' || squeezeSearch(query).length >= shortest) return searchTerms(query);
  if (/^\d$/.test(term)) return [`#${term}/`];
  throw tooShort();
}

const isNarrowed = ({ filters }: IndexedSearch) => Object.keys(filters).length > 0;

/** A search for a receive number alone is answered by the index of numbers: a small number stands in a letter of every register and year. */
function numberGiven(search: IndexedSearch, query: string, nearest: SoughtNumber['nearest']): SoughtNumber | null {
  const [term = '', ...others] = search.terms;
  const [, number, year] = /^#(\d{1,9})\/(\d{4})?$/.exec(term) ?? [];
  if (number === undefined || others.length > 0 || isNarrowed(search)) return null;
  return { own: null, given: { number: Number(number), year: year === undefined ? null : Number(year), register: registerSaid(query) }, nearest };
}

/** The registers whose numbers a person means before others, and the year. */
const nearestOf = ({ actor, now }: Pick<ReadContext, 'actor' | 'now'>): SoughtNumber['nearest'] => ({
  unitIds: [...new Set(actor.seats.map(({ unitId }) => unitId))],
  year: Number(bangkokDay(now).slice(0, 4)) + 543,
});

/** One page of the letters that contain all terms and that the person may see, newest first. */
export async function searchLetters(
  context: ReadContext,
  { page, pageSize, ...asked }: InputOf<typeof searchEndpoint>,
): Promise<AnswerOf<typeof searchEndpoint>> {
  const { search, number, looker, unitName } = await prepare(context, asked);
  const { db } = context;
  const part = { offset: (page - 1) * pageSize, limit: pageSize + 1 };
  const [rows, exact] = await Promise.all([
    number ? findNumbered(db, number, looker, part) : findLetters(db, search, looker, part),
    page === 1 && !number ? exactLetters(context, asked, search, looker) : [],
  ]);
  const shown = codeFirst(rows.slice(0, pageSize), asked.query);
  const inFiles = await excerpts(context, shown, search.terms);
  return {
    data: shown.map((row) => ({ ...row, inFile: inFiles.get(row.documentId) ?? null })),
    exact: exact.map((row) => ({ ...row, inFile: null })),
    page,
    pageSize,
    more: rows.length > pageSize && page * pageSize < maxFound,
    terms: search.terms.map((term) => term.replace(/^#|\/$/g, '')),
    unitName,
  };
}

/** The number of results; counting stops at a thousand. */
export async function countFoundLetters(context: ReadContext, asked: InputOf<typeof countFound>): Promise<AnswerOf<typeof countFound>> {
  const { search, number, looker } = await prepare(context, asked);
  const { db } = context;
  const counted = number ? await countNumbered(db, number, looker, maxFound + 1) : await countLetters(db, search, maxFound + 1);
  return { total: Math.min(counted, maxFound), more: counted > maxFound };
}

/** The names of letters that the person opened lately, in the order of their ids in the request. */
export async function recentLetters({ db, actor }: ReadContext, { documentIds }: InputOf<typeof recentEndpoint>): Promise<AnswerOf<typeof recentEndpoint>> {
  const found = new Map((await findOpenLetters(db, documentIds, lookerOf(actor))).map((letter) => [letter.documentId, letter]));
  return { items: [...new Set(documentIds)].flatMap((id) => found.get(id) ?? []) };
}

/** Letters with exactly this number: given alone, with the kind of the letter, or with a code. They would drown among others. */
async function exactLetters({ db, actor, now }: ReadContext, { query }: AskedSearch, search: IndexedSearch, looker: Looker): Promise<FoundRow[]> {
  const [term, ...others] = search.terms;
  const said = isNarrowed(search) ? null : await saidNumber(db, query);
  if (said) return saidLetters(db, said, search, looker);
  if (term === undefined || others.length > 0 || !/\d/.test(query.normalize('NFC').replace(/[๐-๙]/g, '0'))) return [];
  const [, number, year] = /^(\d{1,9})(?:\/(\d{4}))?$/.exec(term) ?? [];
  if (!isNarrowed(search)) {
    const given = number === undefined ? null : { number: Number(number), year: year === undefined ? null : Number(year), register: null };
    return findNumbered(db, { own: term, given, nearest: nearestOf({ actor, now }) }, looker, { offset: 0, limit: maxExact });
  }
  const received = number === undefined ? [] : year === undefined ? [`#${term}/`] : [`#${term}\u001f`];
  const found = await Promise.all(
    [`=${term}=`, ...received].map((exact) => findLetters(db, { ...search, terms: [exact] }, looker, { offset: 0, limit: maxExact })),
  );
  const letters = new Map(found.flat().map((row) => [row.documentId, row]));
  return [...letters.values()].sort((one, other) => other.documentId - one.documentId).slice(0, maxExact);
}

/** Letters with a number as it was said; with a code, also those whose number begins with both: กค 0405 is a unit of กค. */
async function saidLetters(db: ReadContext['db'], said: SaidNumber, search: IndexedSearch, looker: Looker): Promise<FoundRow[]> {
  const found = await findSaid(db, said, looker, maxExact);
  if (said.code === null || found.length === maxExact) return found;
  const begun = await findLetters(db, { ...search, terms: [`=${said.code}${said.serial}`] }, looker, { offset: 0, limit: maxExact });
  return [...new Map([...found, ...begun].map((row) => [row.documentId, row])).values()].slice(0, maxExact);
}

/** The number of a letter as a clerk says it: "คำสั่ง 12/2569", "กค 123". Null for anything else. */
async function saidNumber(db: ReadContext['db'], query: string): Promise<SaidNumber | null> {
  const spoken = spokenNumber(query);
  if (!spoken) return null;
  const { words, serial, year } = spoken;
  const issued = kindIssuedBy(words, [...knownKindNames, ...(await findKindNames(db))]);
  if (issued) return { serial, year, code: null, ...issued };
  return isLetterCode(words) ? { serial, year, kinds: null, code: squeezeSearch(words), issuer: null } : null;
}

/** File excerpts around the terms, for letters that do not contain all of them themselves. */
async function excerpts({ db }: ReadContext, rows: readonly FoundRow[], terms: readonly string[]): Promise<Map<number, { name: string; text: string }>> {
  const silent = rows.filter((row) => row.hasFile && row.secrecy === 1 && !saysAll(row, terms)).map((row) => row.documentId);
  if (silent.length === 0) return new Map();
  const texts = await findFileTexts(db, silent);
  const found = new Map<number, { name: string; text: string }>();
  for (const { documentId, name, text } of texts) {
    const excerpt = found.has(documentId) ? null : excerptOf(text, terms);
    if (excerpt !== null) found.set(documentId, { name, text: excerpt });
  }
  return found;
}
