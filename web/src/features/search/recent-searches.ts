import { keep, kept } from '../../platform/storage';

const most = 6;

/** What a person searched for lately. It stays on this device, and only its owner is shown it. */
export function recentSearches(personId: number): string[] {
  try {
    const read: unknown = JSON.parse(kept('searches') ?? 'null');
    const { of, words } = read as { of: unknown; words: unknown };
    return of === personId && Array.isArray(words) ? words.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Notes what was searched for, the newest first. */
export function noteSearch(personId: number, query: string): void {
  const words = query.trim();
  if (words.length < 2) return;
  const others = recentSearches(personId).filter((one) => one !== words);
  keep('searches', JSON.stringify({ of: personId, words: [words, ...others].slice(0, most) }));
}

/** Forgets what was searched for on this device. */
export const forgetRecent = (): void => keep('searches', null);
