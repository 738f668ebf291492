import { flushSync } from 'react-dom';

/** Where the focus goes from a button that is gone: the search box nearest to it, in which another one is named, or else the first text. */
const places = ['input[aria-haspopup=listbox]:enabled', 'textarea:enabled'];
/** How far around the button it is looked for. */
const reach = 6;

/** Does what a button is for that goes away by it, and keeps the focus near. */
export function keepFocus(button: HTMLElement, act: () => void): void {
  const around: HTMLElement[] = [];
  for (let place = button.parentElement; place && around.length < reach; place = place.parentElement) around.push(place);
  flushSync(act);
  const left = around.filter(({ isConnected }) => isConnected);
  for (const place of places) {
    const target = left.map((one) => one.querySelector<HTMLElement>(place)).find(Boolean);
    if (!target) continue;
    target.focus({ preventScroll: true });
    return;
  }
}

/** Removes a row by its button. The focus goes on to the button of the next row, or else to the search box of the list. */
export function removeRow(button: HTMLElement, remove: () => void): void {
  const row = button.closest('li') ?? button.parentElement;
  const next = row?.nextElementSibling?.querySelector<HTMLElement>('button:last-of-type');
  if (next) {
    flushSync(remove);
    next.focus({ preventScroll: true });
  } else keepFocus(button, remove);
}
