import type { StampPlace } from '@sarabun/contract/documents/register-incoming';
import { firstPlace, stampHeight, stampWidth } from '@sarabun/contract/documents/stamp-size';

/** A part of a page, in parts of its width and height. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Places are tried so far apart, and so far down the page, in parts of its width and height. */
const step = 0.015;
const lowest = 0.4;
/** Kept free around the stamp. */
const margin = 0.008;
/** Where the forms of the Regulation have the Garuda, which is no text: in the middle, and on the left of a memo. */
const garuda: Box = { x: 0.41, y: 0, width: 0.18, height: 0.18 };
const garudaOfMemo: Box = { x: 0.1, y: 0, width: 0.14, height: 0.12 };

const touches = (one: Box, other: Box) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/**
 * Where the receive stamp covers nothing that is written: the free place nearest to the upper right corner, in the upper part of the page. Null if
 * the corner itself is free, or nothing is. `ratio` is the width of the page by its height.
 */
export function freePlace(written: readonly Box[], ratio: number, isMemo = false): StampPlace | null {
  const height = stampHeight * ratio;
  const around = ({ x, y }: StampPlace): Box => ({ x: x - margin, y: y - margin, width: stampWidth + 2 * margin, height: height + 2 * margin });
  const isFree = (place: StampPlace, boxes: readonly Box[]) => !boxes.some((box) => touches(around(place), box));
  if (isFree(firstPlace, written)) return null;
  const taken = [...written, isMemo ? garudaOfMemo : garuda];
  const away = ({ x, y }: StampPlace) => Math.hypot(x - firstPlace.x, (y - firstPlace.y) / ratio);
  return candidates(height)
    .filter((place) => isFree(place, taken))
    .reduce<StampPlace | null>((best, place) => (best === null || away(place) < away(best) ? place : best), null);
}

/** Places with the whole stamp on the page, from its upper right corner on. */
function candidates(height: number): StampPlace[] {
  const all: StampPlace[] = [];
  for (let y = firstPlace.y; y <= Math.min(lowest, 1 - height - margin); y += step) {
    for (let x = firstPlace.x; x >= 1 - stampWidth - firstPlace.x; x -= step) all.push({ x: rounded(x), y: rounded(y) });
  }
  return all;
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
