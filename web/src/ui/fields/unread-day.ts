import { type RefObject, useEffect } from 'react';

/** Keeps a form from being sent while a day in it cannot be read, and leads there; `tell` is called then. What was typed stays. */
export function useUnreadDay(box: RefObject<HTMLInputElement | null>, unread: boolean, tell: () => void): void {
  useEffect(() => {
    const form = box.current?.form;
    if (!form || !unread) return;
    const refuse = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      tell();
      box.current?.focus();
    };
    form.addEventListener('submit', refuse, true);
    return () => form.removeEventListener('submit', refuse, true);
  }, [box, unread, tell]);
}
