import { useCallback, useState } from 'react';
import { agency } from '../../platform/agency';
import { useUser } from '../../platform/session';

function stored<Value extends object>(key: string, empty: Value): Value {
  try {
    return { ...empty, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Value>) };
  } catch {
    return empty;
  }
}

function store(key: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, the text lives as long as the pane.
  }
}

/** Input that is kept until it is sent or given up. */
export interface Kept<Value extends object> {
  draft: Value;
  /** What the input was at first. */
  start: Value;
  change: (part: Partial<Value>) => void;
  clear: () => void;
}

/**
 * Unsent input in a pane of one letter, or in the drawer of one row. It survives closing the letter, the end of the session and a reload, in this tab and for this
 * person only; clear it after sending. A `DialogForm` that is told of it does so.
 */
export function useDraft<Value extends object>(name: string, empty: Value): Kept<Value> {
  const { personId } = useUser();
  const key = `${agency().key}_draft_${personId}_${name}`;
  const [draft, setDraft] = useState(() => stored(key, empty));
  const change = useCallback(
    (part: Partial<Value>) =>
      setDraft((old) => {
        const next = { ...old, ...part };
        store(key, next);
        return next;
      }),
    [key],
  );
  const clear = useCallback(() => store(key, null), [key]);
  return { draft, start: empty, change, clear };
}
