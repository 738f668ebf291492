import i18next from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';
import type { Catalogue } from '../locales/catalogue';
import { agency } from './agency';
import { keep, kept } from './storage';

type Name<T> = keyof T & (string | number);
type Paths<T> = { [Key in Name<T>]: T[Key] extends string ? `${Key}` : `${Key}.${Paths<T[Key]>}` }[Name<T>];

/** The name of a text, such as `session.signIn`. */
export type TextKey = Paths<Catalogue>;

/** Says a text, its `{{places}}` filled in. */
export type Say = (key: TextKey, values?: Record<string, string | number>) => string;

/** A language as the browser keeps it under `_lang`. `thOnlb` is the Thai variant of one agency. */
export type Language = 'th' | 'thOnlb' | 'en';

/** The tag given to i18next, Intl and the page: a plain `thOnlb` would make Intl print English. */
const tagOf: Record<Language, string> = { th: 'th', thOnlb: 'th-x-onlb', en: 'en' };

const catalogues = {
  th: () => import('../locales/th'),
  'th-x-onlb': () => import('../locales/th-onlb'),
  en: () => import('../locales/en'),
} as const;

const loaded = new Set<string>();

async function load(tag: string): Promise<void> {
  if (loaded.has(tag)) return;
  const { catalogue } = await catalogues[tag as keyof typeof catalogues]();
  i18next.addResourceBundle(tag, 'app', catalogue, true, true);
  loaded.add(tag);
}

/** The language in force: the one kept if the agency has it, else the agency's Thai. */
export function keptLanguage(): Language {
  const { languages } = agency().header;
  const value = kept('lang');
  return languages.find((language) => language === value) ?? languages[0] ?? 'th';
}

/** Starts the texts with what the page brings of Thai; the rest of the catalogue comes with {@link speak}. */
export async function startTexts(thai: Partial<Catalogue>): Promise<void> {
  await i18next.init({
    lng: 'th',
    fallbackLng: { en: ['th'], 'th-x-onlb': ['th'], default: ['th', 'en'] },
    ns: ['app'],
    defaultNS: 'app',
    resources: { th: { app: thai } },
    interpolation: { escapeValue: false },
    returnNull: false,
    // Texts that are not in the page yet are loaded by `speak`, not by the library.
    partialBundledLanguages: true,
  });
  document.documentElement.lang = 'th';
}

/** Speaks a language from now on, without keeping it; loads its texts first. */
export async function speak(language: Language): Promise<void> {
  const tag = tagOf[language];
  await load('th');
  if (tag !== 'th') await load(tag);
  await i18next.changeLanguage(tag);
  document.documentElement.lang = tag;
}

/** Changes the person's language and keeps it. */
export async function changeLanguage(language: Language): Promise<void> {
  keep('lang', language);
  await speak(language);
}

/** `th` or `en`: what the server, dates and labels in two languages are asked for. */
export function spokenLanguage(): 'th' | 'en' {
  return i18next.language === 'en' ? 'en' : 'th';
}

/** One text outside a component, in the language of the moment. */
export const text: Say = (key, values) => i18next.t(key, values ?? {});

function onLanguage(changed: () => void): () => void {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
}

/** The texts and the language of a component; it is drawn again when the language changes. */
export function useText(): { t: Say; language: 'th' | 'en' } {
  const tag = useSyncExternalStore(onLanguage, () => i18next.language);
  // A new function for each language tells memoised parts to follow.
  return useMemo(() => ({ t: (key, values) => i18next.t(key, { lng: tag, ...values }), language: tag === 'en' ? 'en' : 'th' }), [tag]);
}
