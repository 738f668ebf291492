import { useEffect } from 'react';
import { corner, inFront } from './front';

const canTakeFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body && (element.checkVisibility?.() ?? true) && !element.matches(':disabled');

/** The title of what lies in front, else all of it. */
function titleInFront(): HTMLElement | null {
  const front = inFront();
  const title =
    front.querySelector<HTMLElement>('[data-page-title], [data-autofocus], h1') ?? (front === document.body ? document.getElementById('main') : front);
  if (title && !title.hasAttribute('tabindex')) title.tabIndex = -1;
  return title;
}

/** Gives the focus back when the toast that has it is closed: to where it was before, or to the title of the page. */
export function useFocusAfterToast(): void {
  useEffect(() => {
    let before: Element | null = null;
    let inToast: Element | null = null;
    const observer = new MutationObserver(() => {
      if (inToast === null || inToast.isConnected || document.activeElement !== document.body) return;
      inToast = null;
      observer.disconnect();
      (canTakeFocus(before) ? before : titleInFront())?.focus({ preventScroll: true });
    });
    const entered = ({ target, relatedTarget }: FocusEvent) => {
      const toasts = target instanceof Element ? target.closest(corner) : null;
      if (toasts === null) {
        inToast = null;
        observer.disconnect();
        return;
      }
      if (!(relatedTarget instanceof Node && toasts.contains(relatedTarget))) before = relatedTarget as Element | null;
      inToast = target as Element;
      observer.observe(toasts, { childList: true, subtree: true });
    };
    document.addEventListener('focusin', entered);
    return () => {
      document.removeEventListener('focusin', entered);
      observer.disconnect();
    };
  }, []);
}
