import { type RefObject, useEffect } from 'react';

const canBeSeen = (element: Element) => element.isConnected && (element.checkVisibility?.() ?? true);

/**
 * Gives the focus to the content of the page when the element that had it has gone: the link in a page that was left, the button of a
 * row that was removed. The keyboard would begin at the top of the document again, and a screen reader would say nothing.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = content.current;
    if (!main) return;
    let last: Element | null = null;
    const enter = ({ target }: FocusEvent) => {
      last = target as Element;
    };
    // Who presses beside everything leaves an element that is still there; one that is being removed says so before it has gone.
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
