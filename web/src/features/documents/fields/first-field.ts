import { type RefObject, useEffect } from 'react';

const fields = 'input:enabled:not([type=hidden], [data-dates-input]), textarea:enabled, select:enabled:not([data-shortcut]), [contenteditable=true]';

/**
 * Puts the focus into the first field of a pane; of a group of choices into the one that is chosen. Days and templates are passed over: they
 * may stay empty, and stand before what is written.
 */
export function focusFirstField(pane: HTMLElement | null): void {
  const all = [...(pane?.querySelectorAll<HTMLElement>(`[data-fields] :is(${fields})`) ?? [])];
  const [first] = all;
  const chosen = all.find((field) => first instanceof HTMLInputElement && first.type === 'radio' && field instanceof HTMLInputElement && field.checked);
  (chosen ?? first ?? pane?.querySelector<HTMLElement>('button'))?.focus({ preventScroll: true });
}

/**
 * A letter opens with the focus on the first field of its pane; on a touch screen on its title, because a field would raise the keyboard
 * over the paper. After an act the title of the next letter has the focus, and keeps it.
 */
export function useFirstField(pane: RefObject<HTMLElement | null>, ready: boolean): void {
  useEffect(() => {
    if (!ready || matchMedia('(pointer: coarse)').matches) return;
    const title = pane.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-autofocus]');
    if (!title || title.dataset.autofocus === 'kept') return;
    if (document.activeElement === title || document.activeElement === document.body) focusFirstField(pane.current);
  }, [pane, ready]);
}
