import { type RefObject, useEffect } from 'react';

const canBeSeen = (element: Element) => element.isConnected && (element.checkVisibility?.() ?? true);

/**
 * Moves the focus to the page's content when the focused element disappears: the link on a page that was left, or the button of a removed
 * row. Otherwise the keyboard would start at the top of the document, and a screen reader would say nothing.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = content.current;
    if (!main) return;
    let last: Element | null = null;
    const enter = ({ target }: FocusEvent) => {
      last = target as Element;
    };
    // A click elsewhere leaves an element that still exists; a removed element loses the focus before it is gone.
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      const forget = () => {
        if (last === target && canBeSeen(last as Element)) last = null;
      };
      if (relatedTarget === null) setTimeout(forget);
    };
    const observer = new MutationObserver(() => {
      if (last === null || document.activeElement !== document.body || canBeSeen(last)) return;
      last = null;
      main.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
      observer.disconnect();
    };
  }, [content]);
}
