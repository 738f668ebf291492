import { useEffect, useId, useSyncExternalStore } from 'react';

let open: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]) {
  open = next;
  // What lies behind a dialog can be neither clicked, nor tabbed into, nor read out.
  document.getElementById('root')?.toggleAttribute('inert', open.length > 0);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts an open dialog among the others, and says whether it is the one in front. */
export function useFrontDialog(): boolean {
  const id = useId();
  const front = useSyncExternalStore(subscribe, () => open.at(-1));
  useEffect(() => {
    const opener = document.activeElement;
    change([...open, id]);
    return () => {
      change(open.filter((other) => other !== id));
      // After the page behind is usable again; the opener may have gone meanwhile.
      setTimeout(() => {
        if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus({ preventScroll: true });
      });
    };
  }, [id]);
  return front === undefined || front === id || !open.includes(id);
}
