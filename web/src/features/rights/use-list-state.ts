import { useState } from 'react';
import { useDebounced } from '../../ui/use-debounced';
import { useSettingsState } from '../settings';
import type { ListState } from './rights-list';

const searchDelay = 400;

/** The state of a rights page, in the address: a link reopens the same list. */
export function useListState<State extends string>(states: readonly State[]) {
  const [address, change] = useSettingsState();
  const [typed, setTyped] = useState(address.search ?? '');
  const state = states.find((one) => one === address.tab);
  const list: ListState<State> = { search: useDebounced(typed.trim(), searchDelay), page: address.page ?? 1, state };
  return {
    list,
    typed,
    onType: (text: string) => {
      setTyped(text);
      change({ search: text.trim() || undefined, page: undefined }, { replace: true });
    },
    onState: (wanted: State | undefined) => change({ tab: wanted, page: undefined }),
    onPage: (page: number) => change({ page: page > 1 ? page : undefined }),
  };
}
