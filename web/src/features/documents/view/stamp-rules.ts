import type { StampPlace } from '@sarabun/contract/documents/register-incoming';
import { stampHeight, stampWidth } from '@sarabun/contract/documents/stamp-size';

/** The nearest position with the whole stamp on the page; `ratio` is width / height of the page. */
export function withinPage({ x, y }: StampPlace, ratio: number): StampPlace {
  const between = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));
  return { x: between(x, 1 - stampWidth), y: between(y, 1 - stampHeight * ratio) };
}
