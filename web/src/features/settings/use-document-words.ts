import { documentKinds, secrecyClasses, speedClasses } from '@sarabun/contract/documents/document-kind';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { type DocumentWord, documentWords, type SpeedWord, speedBadges } from '@sarabun/contract/settings/document-words';
import type { PhrasePlace } from '@sarabun/contract/settings/tables/document-central';
import type { Label } from '@sarabun/contract/values/label';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';

type Words = AnswerOf<typeof documentWords>;

const wordsOf = (table: Record<number, { label: Label }>): DocumentWord[] =>
  Object.entries(table).map(([code, { label }]) => ({ code: Number(code), ...label, active: true }));

/** What the regulation calls them: shown until the office's own words have come. */
const standard: Words = {
  kinds: wordsOf(documentKinds),
  speeds: wordsOf(speedClasses).map((word, index): SpeedWord => ({ ...word, badge: speedBadges[index] ?? 'plain', dueDays: null })),
  secrecies: wordsOf(secrecyClasses),
  senderTypes: [],
  commands: [],
  jobs: [],
  phrases: [],
};

/** Words change seldom; those asked for in the last ten minutes are taken for true. */
const wordsAreTrueFor = 600_000;

/** What the office calls kinds, speed and secrecy classes, in the order in which it offers them. */
export function useDocumentWords(): Words {
  const { data } = useQuery({ queryKey: ['settings', 'words'], queryFn: ({ signal }) => call(documentWords, {}, { signal }), staleTime: wordsAreTrueFor });
  return data ?? standard;
}

/** Commands offered: those in use, and the one that is chosen already. */
export const offeredByCode = <Word extends { code: string; active: boolean }>(words: readonly Word[], chosen: string): Word[] =>
  words.filter(({ code, active }) => active || code === chosen);

/** Kinds of assignments offered: those in use, and the one that is chosen already. */
export const offeredById = <Word extends { id: number; active: boolean }>(words: readonly Word[], chosen: number | null): Word[] =>
  words.filter(({ id, active }) => active || id === chosen);

/** The ready phrases of a place for letters of a kind, in the reader's language. */
export function usePhrases(place: PhrasePlace, kind: number): string[] {
  const { phrases } = useDocumentWords();
  const { language } = useText();
  return phrases.filter((phrase) => phrase.places.includes(place) && (phrase.kind === null || phrase.kind === kind)).map((phrase) => phrase[language]);
}

/** The words offered for a new letter: those in use, and the one that is chosen already. */
export function offered<Word extends DocumentWord>(words: readonly Word[], chosen: number): Word[] {
  return words.filter(({ code, active }) => active || code === chosen);
}
