import { agency } from './agency';

/** What the browser keeps, under the agency's key and these names (specification §3). */
export type StoredName = 'lang' | 'token' | 'userLogin' | 'sound' | 'scheme' | 'searches';

const memory = new Map<string, string>();

/** The full name under which something is kept: the lower-cased application name, an underline, the name. */
export function storageKey(name: StoredName): string {
  return `${agency().key}_${name}`;
}

/** Reads what is kept, or null. Where the browser refuses storage, this tab remembers. */
export function kept(name: StoredName): string | null {
  const key = storageKey(name);
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps something, or forgets it when given null. */
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
