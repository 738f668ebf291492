import type { KeyboardEvent, RefObject } from 'react';
import styles from './organization.module.css';

const itemOf = (element: Element | null | undefined) => element?.closest<HTMLElement>('[role="treeitem"]') ?? null;

/**
 * Keyboard use of the tree: ↑ ↓ move between rows, → opens or goes in, ← closes or goes out, Home and End go to the ends, Enter opens the
 * unit.
 */
export function useTreeKeys(tree: RefObject<HTMLElement | null>, toggle: (unitId: number, isOpen: boolean) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const item = itemOf(event.target as Element);
    if (!item || !tree.current || event.target !== item) return;
    const all = [...tree.current.querySelectorAll<HTMLElement>('[role="treeitem"]')];
    const at = all.indexOf(item);
    const expanded = item.getAttribute('aria-expanded');
    const goTo = (next: HTMLElement | null | undefined) => {
      if (!next) return;
      for (const one of all) one.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    };
    const steps = new Map([
      ['ArrowDown', () => goTo(all[at + 1])],
      ['ArrowUp', () => goTo(all[at - 1])],
      ['Home', () => goTo(all[0])],
      ['End', () => goTo(all.at(-1))],
      ['ArrowRight', () => (expanded === 'false' ? toggle(Number(item.dataset.unit), true) : expanded === 'true' ? goTo(all[at + 1]) : undefined)],
      ['ArrowLeft', () => (expanded === 'true' ? toggle(Number(item.dataset.unit), false) : goTo(itemOf(item.parentElement)))],
      ['Enter', () => item.querySelector<HTMLElement>(`.${styles.row}`)?.click()],
    ]);
    const step = steps.get(event.key);
    if (!step) return;
    event.preventDefault();
    step();
  };
}
