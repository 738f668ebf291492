import type { Database, Transaction } from '../database';

/** A reading is refreshed after this time even without news: this process may not hear of another process's change. */
const trueForMs = 30_000;

/** A value that changes seldom and is needed by every call, cached between calls. */
export interface CachedRead<Value> {
  /** `owner` identifies the cache entry: the database, or what represents it when the reading runs in a transaction. */
  of(db: Database | Transaction, owner?: object): Promise<Value>;
  /** The value has changed: read it again at the next call. */
  forget(): void;
}

/** Caches the result of a reading until it is forgotten or 30 seconds old. A failed reading is not cached. */
export function cachedRead<Value>(read: (db: Database | Transaction) => Promise<Value>): CachedRead<Value> {
  const kept = new WeakMap<object, { value: Promise<Value>; readAt: number }>();
  let forgottenAt = 0;
  return {
    of(db, owner = db) {
      const known = kept.get(owner);
      const now = performance.now();
      if (known && known.readAt > forgottenAt && now - known.readAt < trueForMs) return known.value;
      const value = read(db);
      kept.set(owner, { value, readAt: now });
      value.catch(() => kept.delete(owner));
      return value;
    },
    forget: () => {
      forgottenAt = performance.now();
    },
  };
}
