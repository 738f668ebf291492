import { queueTable } from '@sarabun/contract/constants';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../ui/use-debounced';

/**
 * The box that searches queues: `onSearch` gets what was typed once it rests and has three letters, or is empty. What it is searched
 * for from elsewhere (a button, a step back) stands in the box, too. Returns what stands in it and how to change that.
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
