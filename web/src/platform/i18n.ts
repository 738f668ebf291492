import { languages } from '@sarabun/contract/constants';
import { useMemo, useSyncExternalStore } from 'react';
import type { Catalogue } from '../locales/catalogue';
import { agency } from './agency';
import { keep, kept } from './storage';

type Name<T> = keyof T & (string | number);
type Paths<T> = { [Key in Name<T>]: T[Key] extends string ? `${Key}` : `${Key}.${Paths<T[Key]>}` }[Name<T>];

/** The key of a text, such as `session.signIn`. */
export type TextKey = Paths<Catalogue>;

/** Returns a text with its `{{placeholders}}` filled in; `{{count|letter|letters}}` chooses between singular and plural. */
export type Say = (key: TextKey, values?: Record<string, string | number>) => string;

/** A language as stored under `_lang`. `thOnlb` is the Thai variant of one agency. */
export type Language = 'th' | 'thOnlb' | 'en';

/** The tag for the page and for Intl: a plain `thOnlb` would make Intl print English. */
type Tag = 'th' | 'th-x-onlb' | 'en';
const tagOf: Record<Language, Tag> = { th: 'th', thOnlb: 'th-x-onlb', en: 'en' };

/** The catalogue of a language has four parts: the texts of the first pages, of a letter, the rest, and those of dialogs that no page needs to be drawn. */
type Part = 'first' | 'letter' | 'rest' | 'more';
type Load = () => Promise<{ catalogue: object }>;
const thai = {
  first: () => import('../locales/th/first'),
  letter: () => import('../locales/th/letter'),
  rest: () => import('../locales/th/rest'),
  more: () => import('../locales/th/more'),
};
const english = {
  first: () => import('../locales/en/first'),
  letter: () => import('../locales/en/letter'),
  rest: () => import('../locales/en/rest'),
  more: () => import('../locales/en/more'),
};
const variant = () => import('../locales/th-onlb');
const catalogues: Record<Tag, Record<Part, readonly Load[]>> = {
  th: { first: [thai.first], letter: [thai.letter], rest: [thai.rest], more: [thai.more] },
  'th-x-onlb': { first: [thai.first, variant], letter: [thai.letter, variant], rest: [thai.rest, variant], more: [thai.more, variant] },
  en: { first: [english.first], letter: [english.letter], rest: [english.rest], more: [english.more] },
};

const texts: Partial<Record<Tag, object>> = {};
const loaded = new Set<string>();
/** The parts that any language must load. */
const parts = new Set<Part>(['first']);
const listeners = new Set<() => void>();
let spoken: Tag = 'th';
/** The last requested language; its texts may still be loading. */
let wanted: Tag = 'th';

async function load(tag: Tag): Promise<void> {
  const lacking = [...parts].filter((part) => !loaded.has(`${tag} ${part}`));
  await Promise.all(
    lacking.map(async (part) => {
      const found = await Promise.all(catalogues[tag][part].map((fetchPart) => fetchPart()));
      for (const { catalogue } of found) texts[tag] = joined(texts[tag] ?? {}, catalogue);
      loaded.add(`${tag} ${part}`);
    }),
  );
}

/** Merges two catalogues; the second wins. What only one has is not copied. */
function joined(one: object, other: object): object {
  const both: Record<string, unknown> = { ...one };
  for (const [name, said] of Object.entries(other)) {
    const before = both[name];
    both[name] = typeof said === 'object' && typeof before === 'object' ? joined(before as object, said) : said;
  }
  return both;
}

/** Loads the texts for anything beyond the first pages: those of a letter, the rest as well, or those of the dialogs too. A language chosen later loads them, too. */
export async function allTexts(upTo: 'letter' | 'rest' | 'more' = 'rest'): Promise<void> {
  parts.add('letter');
  if (upTo !== 'letter') parts.add('rest');
  if (upTo === 'more') parts.add('more');
  await Promise.all([load(spoken), load(wanted)]);
}

/** The stored language, or the configured one. */
export function keptLanguage(): Language {
  return ofAgency(kept('lang') ?? languages.standard);
}

/** The agency's language for a stored one: its own Thai for any Thai, the fallback for a language it does not have. */
function ofAgency(named: string): Language {
  const its = agency().header.languages;
  const thai = its.find((language) => language !== 'en');
  return its.find((language) => language === named) ?? (named.startsWith('th') && thai ? thai : languages.fallback);
}

/**
 * Stores a language if this browser has none, and the agency's if it has another (specification §4). The pages before sign-in use the
 * configured one, the header its own.
 */
export function settleLanguage(standard: Language = languages.standard): void {
  const language = ofAgency(kept('lang') ?? standard);
  if (kept('lang') !== language) keep('lang', language);
}

/** Starts with the Thai texts in the page; others are loaded by {@link speak} and {@link allTexts}. */
export function startTexts(brought: Partial<Catalogue>): void {
  texts.th = joined(brought, texts.th ?? {});
  turnTo('th');
}

/** Switches the language without storing it, after loading its texts. */
export async function speak(language: Language): Promise<void> {
  const tag = tagOf[language];
  wanted = tag;
  try {
    await load(tag);
  } catch (error) {
    wanted = spoken;
    throw error;
  }
  turnTo(tag);
}

/** Switches and stores the person's language, unless its texts fail to load. */
export async function changeLanguage(language: Language): Promise<void> {
  const before = keptLanguage();
  keep('lang', language);
  try {
    await speak(language);
  } catch (error) {
    keep('lang', before);
    throw error;
  }
}

/** `th` or `en` for the server, dates and bilingual labels, from the moment a language is chosen. */
export function spokenLanguage(): 'th' | 'en' {
  return wanted === 'en' ? 'en' : 'th';
}

/** A text outside a component, in the current language, or in the fallback if that lacks it and is loaded. */
export const text: Say = (key, values) => fill(find(texts[spoken], key) ?? find(texts[languages.fallback], key) ?? key, values);

/** The texts and language for a component, which rerenders when the language changes. */
export function useText(): { t: Say; language: 'th' | 'en' } {
  const tag = useSyncExternalStore(subscribe, () => spoken);
  // A new function per language, so that memoised parts update.
  return useMemo(() => ({ t: (key, values) => text(key, values), language: tag === 'en' ? 'en' : 'th' }), [tag]);
}

function turnTo(tag: Tag): void {
  spoken = tag;
  wanted = tag;
  document.documentElement.lang = tag;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function find(catalogue: unknown, key: string): string | undefined {
  const found = key.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], catalogue);
  return typeof found === 'string' ? found : undefined;
}

/** A wording with its placeholders filled in, as in {@link Say}. */
export function fill(wording: string, values: Record<string, string | number> = {}): string {
  return wording.replace(/\{\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}\}/g, (place, name: string, one?: string, other?: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return one === undefined ? String(value) : String(value === 1 ? one : other);
  });
}
