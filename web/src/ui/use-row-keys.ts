import { type RefObject, useEffect, useState } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null;
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a') !== null;
}

interface RowKeys {
  count: number;
  /** Off while another dialog lies in front. */
  active: boolean;
  onOpen: (index: number) => void;
  search: RefObject<HTMLInputElement | null>;
}

/** Keys of a list: ↑ and ↓ choose a row, Enter opens it, `/` goes to the search box. Gives the chosen row. */
export function useRowKeys({ count, active, onOpen, search }: RowKeys): [number, (index: number) => void] {
  const [chosen, setChosen] = useState(-1);
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === '/' && !isTyping(event.target)) {
        event.preventDefault();
        search.current?.focus();
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        if (isTyping(event.target)) search.current?.blur();
        setChosen((index) => Math.min(count - 1, Math.max(0, index + (event.key === 'ArrowDown' ? 1 : -1))));
      } else if (event.key === 'Enter' && chosen >= 0 && chosen < count && !isTyping(event.target) && !isButton(event.target)) {
        event.preventDefault();
        onOpen(chosen);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [count, active, chosen, onOpen, search]);
  return [chosen, setChosen];
}
