import type { Database, Transaction } from '../database';

/** What was read is read anew after so long even without news: of a change that another process made, this one may not hear. */
const trueForMs = 30_000;

/** Something that changes seldom and is read at every turn, kept between calls. */
export interface KeptReading<Value> {
  /** `owner` is whose reading it is: the database, or what stands for it where the reading runs in a transaction. */
  of(db: Database | Transaction, owner?: object): Promise<Value>;
  /** It has changed: the next one asks anew. */
  forget(): void;
}

/** Keeps what a reading answered until it is forgotten or half a minute old. One that failed is not kept. */
export function keptReading<Value>(read: (db: Database | Transaction) => Promise<Value>): KeptReading<Value> {
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
