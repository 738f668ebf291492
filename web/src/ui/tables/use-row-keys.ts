import { type RefObject, useEffect } from 'react';
import { isKey, isTyping } from '../../platform/keys';

interface RowKeys {
  /** Holds the rows; in each, the control that opens it carries `data-row`. */
  list: RefObject<HTMLElement | null>;
  search?: RefObject<HTMLInputElement | null>;
  /** Off while another dialog lies in front. */
  active: boolean;
}

const partsOfRow = 'tr, li';

/**
 * Keys of a list: ↑ and ↓ go from row to row, Enter opens the row (its own button does that), X presses its box if it has one, `/` goes to the
 * search box.
 */
export function useRowKeys({ list, search, active }: RowKeys): void {
  useEffect(() => {
    if (!active) return;
    const rowInHand = () => document.activeElement?.closest(partsOfRow);
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (search && isKey(event, 'find') && !isTyping(event.target)) {
        event.preventDefault();
        search.current?.focus();
      } else if (isKey(event, 'tick') && !isTyping(event.target)) {
        const row = rowInHand();
        if (row && list.current?.contains(row)) row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
      } else if (isKey(event, 'row')) {
        if (event.target instanceof HTMLSelectElement) return;
        const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
        const inHand = rowInHand();
        const here = rows.findIndex((row) => row === document.activeElement || (inHand && row.closest(partsOfRow) === inHand));
        const next = rows[Math.max(0, here + (event.key === 'ArrowDown' ? 1 : -1))];
        if (!next) return;
        event.preventDefault();
        next.focus();
        next.scrollIntoView({ block: 'nearest' });
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [list, search, active]);
}
