import { isKey, isTyping } from '../../platform/keys';

/** What was typed after Ctrl-K before the header was there; null if it was not pressed. */
let early: string | null = null;

/** A text after a key that changes it, longer or shorter by one character; null after any other key. */
export function textAfter(text: string, { key }: KeyboardEvent): string | null {
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : null;
}

function hear(event: KeyboardEvent): void {
  if (isKey(event, 'search')) early ??= '';
  else if (early === null || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
  else if (event.key === 'Escape') early = null;
  else {
    const next = textAfter(early, event);
    if (next === null) return;
    early = next;
  }
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
