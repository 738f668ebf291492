import { agency } from './agency';

/** What the browser keeps, under the agency's key and these names (specification §3). */
export type StoredName = 'lang' | 'token' | 'userLogin' | 'sound' | 'scheme' | 'searches' | 'chosen' | 'messages';

const memory = new Map<string, string>();

/** The full storage key: the lower-cased application name, an underscore, the name. */
export function storageKey(name: StoredName): string {
  return `${agency().key}_${name}`;
}

/** Reads a stored value, or null. If the browser blocks storage, this tab remembers. */
export function kept(name: StoredName): string | null {
  const key = storageKey(name);
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Stores a value, or removes it when null. */
export function keep(name: StoredName, value: string | null): void {
  const key = storageKey(name);
  memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}
