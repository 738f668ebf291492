import { useEffect, useId, useRef, useSyncExternalStore } from 'react';

let open: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]) {
  open = next;
  // Content behind a dialog can be neither clicked, tabbed into, nor read by screen readers.
  document.getElementById('root')?.toggleAttribute('inert', open.length > 0);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a dialog lies over the page. */
export const isDialogOpen = (): boolean => open.length > 0;

/** The title of the dialog that is in front now, else the content of the page. */
function whatLiesBehind(): HTMLElement | null {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  return dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? document.getElementById('main');
}

/** Counts an open dialog among the others, and says whether it is the one in front. Closed, it gives the focus to `returnTo`, else to its opener. */
export function useFrontDialog(returnTo?: () => HTMLElement | null | undefined): boolean {
  const id = useId();
  const front = useSyncExternalStore(subscribe, () => open.at(-1));
  const wanted = useRef(returnTo);
  wanted.current = returnTo;
  useEffect(() => {
    const opener = document.activeElement;
    change([...open, id]);
    return () => {
      change(open.filter((other) => other !== id));
      // After the page behind is accessible again; the opener may be gone.
      setTimeout(() => {
        const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        const named = wanted.current?.();
        const to = named ?? (isThere ? opener : document.activeElement === document.body ? whatLiesBehind() : null);
        to?.focus({ preventScroll: true });
        // The opener was in view; what a dialog sends to may be far from it.
        named?.scrollIntoView?.({ block: 'nearest' });
      });
    };
  }, [id]);
  return front === undefined || front === id || !open.includes(id);
}
