import type { MouseEvent } from 'react';

/**
 * A press anywhere in a row: its own control gets the focus first, so that the focus comes back to the row once what was opened is closed.
 */
export const pressRow = (onOpen: () => void) => (event: MouseEvent<HTMLTableRowElement>) => {
  (event.currentTarget.querySelector<HTMLElement>('[data-row]') ?? event.currentTarget.querySelector('button'))?.focus({ preventScroll: true });
  onOpen();
};
