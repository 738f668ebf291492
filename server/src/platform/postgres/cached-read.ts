import type { Database, Transaction } from '../database';

/** A reading is refreshed after this time even without news: rows may be changed by hand. */
const standardMs = 30_000;

/** A setting that changes seldom and is needed by every call, cached between calls. */
export interface CachedRead<Value> {
  /** `owner` identifies the cache entry: the database, or what represents it when the reading runs in a transaction. */
  of(db: Database | Transaction, owner?: object): Promise<Value>;
}

let forgottenAt = 0;

/** A setting has changed: everything is read again at the next call. */
export function forgetReadings(): void {
  forgottenAt = performance.now();
}

/** Caches the result of a reading until the settings change or it is this old. A failed reading is not cached. */
export function cachedRead<Value>(read: (db: Database | Transaction) => Promise<Value>, trueForMs = standardMs): CachedRead<Value> {
  const kept = new WeakMap<object, { value: Promise<Value>; readAt: number }>();
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
  };
}
