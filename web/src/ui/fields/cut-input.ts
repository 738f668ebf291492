import { type RefObject, useEffect, useState } from 'react';

/** The limit that an input would exceed, of which the browser then leaves out the rest; null if it fits. */
function exceeded({ target, data, dataTransfer }: InputEvent): number | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || target.maxLength <= 0) return null;
  const added = data ?? dataTransfer?.getData('text/plain') ?? '';
  const replaced = (target.selectionEnd ?? 0) - (target.selectionStart ?? 0);
  return added !== '' && target.value.length - replaced + added.length > target.maxLength ? target.maxLength : null;
}

/** The limit at which the browser just cut what was typed or pasted in this place, until the next input fits. */
export function useCutInput(place: RefObject<HTMLElement | null>): number | null {
  const [limit, setLimit] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    const hear = (event: InputEvent) => setLimit(exceeded(event));
    element?.addEventListener('beforeinput', hear);
    return () => element?.removeEventListener('beforeinput', hear);
  }, [place]);
  return limit;
}
