import { documentKinds, secrecyClasses, speedClasses } from '@sarabun/contract/documents/document-kind';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { type DocumentWord, documentWords, type SpeedWord, speedBadges } from '@sarabun/contract/settings/document-words';
import type { PhrasePlace } from '@sarabun/contract/settings/tables/document-central';
import type { Label } from '@sarabun/contract/values/label';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

type Words = AnswerOf<typeof documentWords>;

const wordsOf = (table: Record<number, { label: Label }>): DocumentWord[] =>
  Object.entries(table).map(([code, { label }]) => ({ code: Number(code), ...label, active: true }));

/** The names of the regulation, until the office's are loaded. */
const standard: Words = {
  kinds: wordsOf(documentKinds),
  speeds: wordsOf(speedClasses).map((word, index): SpeedWord => ({ ...word, badge: speedBadges[index] ?? 'plain', dueDays: null })),
  secrecies: wordsOf(secrecyClasses),
  senderTypes: [],
  commands: [],
  jobs: [],
  phrases: [],
};

/** Names change seldom; they are cached for ten minutes. */
const wordsAreTrueFor = 600_000;

/** The office's names of kinds, speed and secrecy classes, in its order. */
export function useDocumentWords(): Words {
  const { data } = useQuery({ queryKey: ['settings', 'words'], queryFn: ({ signal }) => call(documentWords, {}, { signal }), staleTime: wordsAreTrueFor });
  return data ?? standard;
}

/** The offered commands: active ones, and the one already chosen. */
export const offeredByCode = <Word extends { code: string; active: boolean }>(words: readonly Word[], chosen: string): Word[] =>
  words.filter(({ code, active }) => active || code === chosen);

/** The offered kinds of assignments: active ones, and the one already chosen. */
export const offeredById = <Word extends { id: number; active: boolean }>(words: readonly Word[], chosen: number | null): Word[] =>
  words.filter(({ id, active }) => active || id === chosen);

/** The phrases for a place and kind of letter. They are shown in the reader's language, and written in Thai. */
export function usePhrases(place: PhrasePlace, kind: number): Label[] {
  const { phrases, commands } = useDocumentWords();
  // A phrase that is the word of a command stands above it already.
  const words = place === 'command' ? commands.flatMap(({ active, th }) => (active ? th : [])) : [];
  const isOffered = ({ places, kind: only, th }: (typeof phrases)[number]) => places.includes(place) && (only === null || only === kind) && !words.includes(th);
  return phrases.filter(isOffered);
}

/** The offered choices for a new letter: active ones, and the one already chosen. */
export function offered<Word extends DocumentWord>(words: readonly Word[], chosen: number): Word[] {
  return words.filter(({ code, active }) => active || code === chosen);
}
