import { keep, kept } from '../../platform/storage';

const most = 6;

/** A person's recent searches. They stay on this device, and only their owner sees them. */
export function recentSearches(personId: number): string[] {
  try {
    const read: unknown = JSON.parse(kept('searches') ?? 'null');
    const { of, words } = read as { of: unknown; words: unknown };
    return of === personId && Array.isArray(words) ? words.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Remembers a search, newest first. */
export function noteSearch(personId: number, query: string): void {
  const words = query.trim();
  if (words.length < 2) return;
  const others = recentSearches(personId).filter((one) => one !== words);
  keep('searches', JSON.stringify({ of: personId, words: [words, ...others].slice(0, most) }));
}

/** Deletes the recent searches on this device. */
export const forgetRecent = (): void => keep('searches', null);
