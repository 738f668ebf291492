import { agency } from './agency';

/** What the browser keeps, under the agency's key and these names (specification §3). */
export type StoredName = 'lang' | 'token' | 'userLogin' | 'sound' | 'scheme' | 'searches' | 'chosen' | 'messages';

const memory = new Map<string, string>();

/** The full storage key: the lower-cased application name, an underscore, the name. */
export function storageKey(name: StoredName): string {
  return `${agency().key}_${name}`;
}

/** Reads a stored value, or null. If storage is blocked or full, this tab remembers. */
export function kept(name: StoredName): string | null {
  const key = storageKey(name);
  return memory.get(key) ?? inStorage((storage) => storage.getItem(key)) ?? null;
}

/** Stores a value, or removes it when null. */
export function keep(name: StoredName, value: string | null): void {
  const key = storageKey(name);
  memory.delete(key);
  if (value === null) {
    inStorage((storage) => storage.removeItem(key));
    return;
  }
  if (inStorage((storage) => storage.setItem(key, value)) !== null) return;
  memory.set(key, value);
  // Full storage keeps the earlier value, which would be back when the page is loaded again.
  inStorage((storage) => storage.removeItem(key));
}

/** Whether only this tab remembers a value: it is gone when the page is loaded again. */
export const isOnlyHere = (name: StoredName): boolean => memory.has(storageKey(name));

/** Whether this browser can store values at all. */
export function canStore(): boolean {
  const probe = `${agency().key}_probe`;
  return inStorage((storage) => storage.setItem(probe, '1')) !== null && inStorage((storage) => storage.removeItem(probe)) !== null;
}

/** Uses the storage; null if it refuses. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
