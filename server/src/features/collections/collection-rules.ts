import type { BookItem } from '@sarabun/contract/collections/get-dashboard';

const maxNewMs = 7 * 24 * 60 * 60 * 1000;

/** Since when items count as new: the reader's last visit, at most seven days ago. */
export function newSince(lastVisit: Date | null, now: Date): Date {
  return new Date(Math.max(lastVisit?.getTime() ?? 0, now.getTime() - maxNewMs));
}

/** Pinned items first, then the newest; numbered from 1, at most `most`. */
export function newestFirst<Item extends BookItem>(items: readonly Item[], most: number): Item[] {
  const order = (a: Item, b: Item) =>
    Number(b.isPinned) - Number(a.isPinned) ||
    (b.announcedOn ?? '').localeCompare(a.announcedOn ?? '') ||
    (b.itemId ?? 0) - (a.itemId ?? 0) ||
    (b.documentId ?? 0) - (a.documentId ?? 0);
  return [...items]
    .sort(order)
    .slice(0, most)
    .map((item, index) => ({ ...item, sequence: index + 1 }));
}
