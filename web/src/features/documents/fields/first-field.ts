import { type RefObject, useEffect } from 'react';

const fields =
  'input:enabled:not([type=hidden], [data-dates-input], [data-aside]), textarea:enabled, select:enabled:not([data-shortcut]), [contenteditable=true]';

const shownTab = '[role=tab][aria-selected=true]';

/**
 * Puts the focus into the first field of a pane; of a group of choices into the one that is chosen. Days, templates and the tick of
 * the stamp (`data-aside`) are passed over: they may stay as they are, and stand before what is written. A pane without fields has it on its tab, or on its first button.
 */
export function focusFirstField(pane: HTMLElement | null): void {
  const all = [...(pane?.querySelectorAll<HTMLElement>(`[data-fields] :is(${fields})`) ?? [])];
  const [first] = all;
  const chosen = all.find((field) => first instanceof HTMLInputElement && first.type === 'radio' && field instanceof HTMLInputElement && field.checked);
  (chosen ?? first ?? pane?.querySelector<HTMLElement>(shownTab) ?? pane?.querySelector<HTMLElement>('button'))?.focus({ preventScroll: true });
}

/** Whether a field raises a keyboard over the page. */
export const isTouch = () => matchMedia('(pointer: coarse)').matches;

/**
 * Puts the focus into the first field of the mode that was just chosen, whose tab was drawn again with its pane; on a touch screen on that
 * tab. A pane that is still loading has the focus on its tab, and its first field takes it from there.
 */
export function focusChosenMode(pane: HTMLElement | null): void {
  const tab = pane?.querySelector<HTMLElement>(shownTab);
  if (tab && isTouch()) tab.focus({ preventScroll: true });
  else focusFirstField(pane);
}

/**
 * A letter opens with the focus on the first field of its pane; on a touch screen on its title, because a field would raise the keyboard
 * over the paper. After an act the title of the next letter has the focus, and keeps it.
 */
export function useFirstField(pane: RefObject<HTMLElement | null>, ready: boolean): void {
  useEffect(() => {
    if (!ready || isTouch()) return;
    const title = pane.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-autofocus]');
    if (!title || title.dataset.autofocus === 'kept') return;
    if (document.activeElement === title || document.activeElement === document.body) focusFirstField(pane.current);
  }, [pane, ready]);
}
