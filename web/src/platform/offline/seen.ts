import { useSyncExternalStore } from 'react';

let seenAt: Date | null = null;
const watchers = new Set<() => void>();

/** Records that an answer from an earlier time is shown, or, with null, that everything is asked for again. */
export function noteSeen(moment: Date | null): void {
  if (moment && seenAt && seenAt <= moment) return;
  seenAt = moment;
  for (const changed of watchers) changed();
}

/** When the oldest answer on the page was seen; null if everything on it is new. */
export const lastSeen = (): Date | null => seenAt;

export const useLastSeen = (): Date | null => useSyncExternalStore(watch, lastSeen);

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
