import { flushSync } from 'react-dom';

/** The search box of a list: what is chosen in it becomes a row. */
const searchBox = 'input[aria-haspopup=listbox]:enabled';

/**
 * Removes a row by its button, and keeps the focus, which would be lost with it: it goes on to the button of the next row, or else to the
 * search box of the list.
 */
export function removeRow(button: HTMLElement, remove: () => void): void {
  const row = button.closest('li') ?? button.parentElement;
  const next = row?.nextElementSibling?.querySelector<HTMLElement>('button:last-of-type');
  const places: HTMLElement[] = [];
  for (let place = row?.parentElement; place && places.length < 6; place = place.parentElement) places.push(place);
  flushSync(remove);
  const target = next?.isConnected
    ? next
    : places
        .filter(({ isConnected }) => isConnected)
        .map((place) => place.querySelector<HTMLElement>(searchBox))
        .find(Boolean);
  target?.focus({ preventScroll: true });
}
