import type { ServerMessages } from '@sarabun/contract/realtime';

type Change = 'queues-changed' | 'notifications-changed';
const changes: ReadonlySet<keyof ServerMessages> = new Set<Change>(['queues-changed', 'notifications-changed']);

/** How long it is known what was pushed, in milliseconds: longer than a page takes from its first call to its socket. */
const knownFor = 60_000;

/**
 * What was pushed to whom within the last minute, so that a page that opens its socket some seconds after its first calls is told
 * whether it missed something, instead of making all its calls twice.
 */
export function rememberPushes(now: () => number = () => performance.now()) {
  const begun = now();
  const pushed = new Map<string, { personId: number; message: Change; at: number }>();
  const forget = () => {
    for (const [key, { at }] of pushed) {
      if (now() - at <= knownFor) return;
      pushed.delete(key);
    }
  };
  return {
    note(personId: number, message: keyof ServerMessages): void {
      if (!changes.has(message)) return;
      const key = `${personId} ${message}`;
      pushed.delete(key);
      pushed.set(key, { personId, message: message as Change, at: now() });
      forget();
    },
    /** What a page may have missed that was loaded so many milliseconds ago: all, where that is longer than is known. */
    missedBy(personId: number, loadedAgo: number): Change[] {
      const all: Change[] = ['queues-changed', 'notifications-changed'];
      const since = now() - loadedAgo;
      if (!(loadedAgo >= 0 && loadedAgo < knownFor && since >= begun)) return all;
      return all.filter((message) => (pushed.get(`${personId} ${message}`)?.at ?? Number.NEGATIVE_INFINITY) >= since);
    },
  };
}
