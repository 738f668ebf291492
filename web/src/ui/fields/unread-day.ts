import { type RefObject, useEffect } from 'react';

/**
 * Keeps a form from being sent while a day in it cannot be read, and leads to the first field with a fault; `tell` is called then. What was typed
 * stays.
 */
export function useUnreadDay(box: RefObject<HTMLInputElement | null>, unread: boolean, tell: () => void): void {
  useEffect(() => {
    const form = box.current?.form;
    if (!form || !unread) return;
    const refuse = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      tell();
      const own = box.current;
      const others = form.querySelectorAll<HTMLInputElement>('input[aria-invalid=true], [data-unread]');
      const first = [...others].find((other) => own && other.compareDocumentPosition(own) & Node.DOCUMENT_POSITION_FOLLOWING) ?? own;
      first?.focus({ preventScroll: true });
      first?.scrollIntoView?.({ block: 'center' });
    };
    form.addEventListener('submit', refuse, true);
    return () => form.removeEventListener('submit', refuse, true);
  }, [box, unread, tell]);
}
