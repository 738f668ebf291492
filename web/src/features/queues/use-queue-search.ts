import { queueTable } from '@sarabun/contract/constants';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../ui/use-debounced';

/**
 * The search box of queues: `onSearch` gets the typed text after a pause if it has three letters or is empty. A search set elsewhere (by a
 * button, or going back) appears in the box. Returns the text and its setter.
 */
export function useQueueSearch(search: string, onSearch: (search: string | undefined) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(search);
  const settled = useDebounced(typed, queueTable.searchDelay);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    if (settled !== search && (settled.trim().length >= queueTable.minSearchLength || settled === '')) onSearch(settled || undefined);
  }, [settled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a search from elsewhere changes what stands in the box
  useEffect(() => {
    if (search !== settled) setTyped(search);
  }, [search]);
  return [typed, setTyped];
}
