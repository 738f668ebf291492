import { lineHeldFor } from './line';
import { newKey } from './new-key';

/**
 * How long a second press counts as the same act; after that, the same input is a new act. While the server cannot be reached no time passes:
 * nobody can look what became of the first press.
 */
const sameActMs = 10 * 60_000;

const unanswered = new Map<string, { key: string; since: number }>();
const filesUnanswered = new WeakMap<Blob, string>();

/**
 * The key of an act (`Idempotency-Key`), by its request: the same until it is answered, so that automatic repeats and a second press after
 * a broken connection do nothing twice; a new one for a new act.
 */
export function actKey(asked: string): string {
  const now = performance.now();
  for (const [old, { since }] of unanswered) if (Math.min(now - since, lineHeldFor()) > sameActMs) unanswered.delete(old);
  const { key } = unanswered.get(asked) ?? { key: newKey() };
  unanswered.set(asked, { key, since: now });
  return key;
}

/** The server has answered: the next request is another act. */
export function actAnswered(asked: string): void {
  unanswered.delete(asked);
}

/** The key for uploading a chosen file, until it is answered. */
export function fileKey(file: Blob): string {
  const key = filesUnanswered.get(file) ?? newKey();
  filesUnanswered.set(file, key);
  return key;
}

export function fileAnswered(file: Blob): void {
  filesUnanswered.delete(file);
}
