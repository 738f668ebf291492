import type { BookItem } from '@sarabun/contract/collections/get-dashboard';

/** Pinned items first, then the newest; numbered anew from 1, at most so many. */
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
