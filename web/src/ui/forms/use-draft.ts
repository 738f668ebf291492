import { use, useCallback, useState } from 'react';
import { isSealedAt, keepTyped, openTyped, typedAt, typedPlace } from '../../platform/offline/typed';
import { useUser } from '../../platform/session';

function typed<Value extends object>(place: string, empty: Value): Value {
  try {
    return { ...empty, ...(JSON.parse(typedAt(place) ?? '{}') as Partial<Value>) };
  } catch {
    return empty;
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
 * person only, and lies sealed in the storage of the tab; clear it after sending. A `DialogForm` that is told of it does so.
 */
export function useDraft<Value extends object>(name: string, empty: Value): Kept<Value> {
  const { personId } = useUser();
  const place = typedPlace(personId, name);
  if (isSealedAt(place)) use(openTyped(place));
  const [draft, setDraft] = useState(() => typed(place, empty));
  const change = useCallback(
    (part: Partial<Value>) =>
      setDraft((old) => {
        const next = { ...old, ...part };
        keepTyped(place, JSON.stringify(next));
        return next;
      }),
    [place],
  );
  const clear = useCallback(() => keepTyped(place, null), [place]);
  return { draft, start: empty, change, clear };
}
