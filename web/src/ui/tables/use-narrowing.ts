import { useState } from 'react';
import { useDebounced } from '../use-debounced';

/** Typing rests so long before rows are searched, in milliseconds. */
export const searchDelay = 400;

/** What is looked for in a list, and which page is shown. Whatever narrows the list begins at its first page. */
export function useNarrowing() {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim(), searchDelay);
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  return { typed, search, page, setPage, narrow, type: (text: string) => narrow(() => setTyped(text)) };
}
