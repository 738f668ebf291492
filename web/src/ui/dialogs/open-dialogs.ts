import { useEffect, useId, useSyncExternalStore } from 'react';

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

/** Registers an open dialog, and returns whether it is the front one. */
export function useFrontDialog(): boolean {
  const id = useId();
  const front = useSyncExternalStore(subscribe, () => open.at(-1));
  useEffect(() => {
    const opener = document.activeElement;
    change([...open, id]);
    return () => {
      change(open.filter((other) => other !== id));
      // After the page behind is accessible again; the opener may be gone.
      setTimeout(() => {
        if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus({ preventScroll: true });
      });
    };
  }, [id]);
  return front === undefined || front === id || !open.includes(id);
}
