import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../ui/use-debounced';

const searchDelay = 400;

interface Words {
  search: string;
  letter: string;
}

const isSame = (one: Words, other: Words) => one.search === other.search && one.letter === other.letter;

/** What is typed in the boxes of the history. The address has it when the typing pauses; Back and links bring other words into the boxes. */
export function useTypedWords(words: Words, onSettled: (words: Partial<Words>) => void): [Words, (words: Words) => void] {
  const [typed, setTyped] = useState(words);
  const settled = useDebounced(typed, searchDelay);
  const known = useRef(words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    const next = { search: settled.search.trim(), letter: settled.letter.trim() };
    if (isSame(next, known.current)) return;
    known.current = next;
    onSettled({ ...(next.search && { search: next.search }), ...(next.letter && { letter: next.letter }) });
  }, [settled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address changes what is typed
  useEffect(() => {
    if (isSame(words, known.current)) return;
    known.current = words;
    setTyped(words);
  }, [words.search, words.letter]);
  return [typed, setTyped];
}
