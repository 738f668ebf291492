import { isKey, isTyping } from '../../platform/keys';

/** What was typed after Ctrl-K before the header was there; null if it was not pressed. */
let early: string | null = null;

function hear(event: KeyboardEvent): void {
  if (isKey(event, 'search')) early ??= '';
  else if (early === null || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
  else if (event.key === 'Escape') early = null;
  else if (event.key === 'Backspace') early = early.slice(0, -1);
  else if (event.key.length === 1) early += event.key;
  else return;
  event.preventDefault();
}

/** Hears Ctrl-K and what is typed after it while the application is loaded. */
export const hearEarlySearch = (): void => window.addEventListener('keydown', hear, true);

/** Ends that, and answers what was typed; null if Ctrl-K was not pressed. */
export function takeEarlySearch(): string | null {
  window.removeEventListener('keydown', hear, true);
  const taken = early;
  early = null;
  return taken;
}
