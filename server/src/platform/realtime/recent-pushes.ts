import type { ServerMessages } from '@sarabun/contract/realtime';

const changes = ['queues-changed', 'notifications-changed', 'call-back-eoffice'] as const satisfies (keyof ServerMessages)[];
type Change = (typeof changes)[number];

const isChange = (message: keyof ServerMessages): message is Change => changes.some((change) => change === message);

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
      if (!isChange(message)) return;
      const key = `${personId} ${message}`;
      pushed.delete(key);
      pushed.set(key, { personId, message, at: now() });
      forget();
    },
    /** What a page may have missed that was loaded so many milliseconds ago: all, where that is longer than is known. */
    missedBy(personId: number, loadedAgo: number): readonly Change[] {
      const since = now() - loadedAgo;
      if (!(loadedAgo >= 0 && loadedAgo < knownFor && since >= begun)) return changes;
      return changes.filter((message) => (pushed.get(`${personId} ${message}`)?.at ?? Number.NEGATIVE_INFINITY) >= since);
    },
  };
}
