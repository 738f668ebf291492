import type { FoundLetter } from '@sarabun/contract/search/search';
import { findTerms } from '@sarabun/contract/values/search-text';
import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { clsx } from 'clsx';
import ui from '../../ui/styles/ui.module.css';
import { useRegisterNumbers } from './letter-numbers';
import { Marked } from './marked';
import { noteSearch, recentSearches } from './recent-searches';
import styles from './search.module.css';
import { asksForSomething, stateOf } from './search-state';
import { useFound, useRecentLetters, useSaved } from './use-search';

const shownAtOnce = 8;

/** Finds letters for a list that is not the search page: by typed words, and those that were opened or searched for lately. */
export function useLetterFinder(query: string, personId: number, recentIds: readonly number[]) {
  const asks = asksForSomething({ q: query });
  const found = useFound({ q: query }, shownAtOnce);
  const saved = useSaved();
  const recent = useRecentLetters(recentIds);
  const { data = [], exact = [], terms = [] } = (asks && found.data) || {};
  return {
    asks,
    letters: [...new Map([...exact, ...data].map((letter) => [letter.documentId, letter])).values()].slice(0, shownAtOnce),
    terms,
    isFetching: asks && found.isFetching,
    failure: asks && found.isError ? found.error.message : null,
    recent: recent.data ?? [],
    saved: (saved.data ?? []).map(({ id, name, asked }) => ({ id, name, state: stateOf(asked) })),
    words: recentSearches(personId),
  };
}

/** A found letter in two lines: its subject, and its number, sender and the receive numbers that were meant, with marks. */
export function LetterLine({ letter, terms }: { letter: FoundLetter; terms: readonly string[] }) {
  const numbers = useRegisterNumbers(letter, terms);
  const said = [letterNumberInThai(letter.number), letter.sender, ...numbers.filter((number) => findTerms(number, terms).length > 0)];
  return (
    <>
      <span className={styles.lineSubject}>
        <Marked text={letter.subject} terms={terms} />
      </span>
      <span className={clsx(ui.xs, ui.muted, ui.num)}>
        <Marked text={said.filter(Boolean).join(' · ')} terms={terms} />
      </span>
    </>
  );
}

/** Remembers the words by which a letter was found, unless the letter is secret: they may be its subject. */
export function noteFoundBy(personId: number, query: string, letter: Pick<FoundLetter, 'secrecy'> | null): void {
  if (!letter || letter.secrecy === 1) noteSearch(personId, query);
}
