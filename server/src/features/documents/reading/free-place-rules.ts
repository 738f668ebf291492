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
/** Printers reach up to here. */
const highest = 4 / 297;
const lowest = 0.4;
/** A covered area of the page counts as much as this way, in widths of the page; and one that is but too near. */
const coveredCost = 40;
const nearCost = 100;
/** Kept free around the stamp where there is room. */
const margin = 0.008;
/** Of the box of a line of text so much is bare above and below its letters, in parts of its height. */
const bare = { above: 0.28, below: 0.1 };
/** Where the forms of the Regulation have the Garuda, which is no text: in the middle, and on the left of a memo. */
const garuda: Box = { x: 0.41, y: 0, width: 0.18, height: 0.18 };
const garudaOfMemo: Box = { x: 0.1, y: 0, width: 0.14, height: 0.12 };

/** The area that two boxes share. */
function common(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

const letters = ({ y, height, ...rest }: Box): Box => ({ ...rest, y: y + bare.above * height, height: (1 - bare.above - bare.below) * height });

/**
 * Where the receive stamp covers nothing that is written: the free place nearest to the upper right corner, in the upper part of the page, with
 * a margin unless that leads far away; on a page without one, near the corner where it covers least. Null if the corner itself is it. `ratio` is
 * the width of the page by its height.
 */
export function freePlace(written: readonly Box[], ratio: number, isMemo = false): StampPlace | null {
  const height = stampHeight * ratio;
  const around = ({ x, y }: StampPlace): Box => ({ x: x - margin, y: y - margin, width: stampWidth + 2 * margin, height: height + 2 * margin });
  if (!written.some((box) => common(around(firstPlace), box) > 0)) return null;
  const emblem = isMemo ? garudaOfMemo : garuda;
  const [inked, taken] = [
    [...written.map(letters), emblem],
    [...written, emblem],
  ];
  const places = candidates(height).map((place) => ({
    place,
    away: Math.hypot(place.x - firstPlace.x, (place.y - firstPlace.y) / ratio),
    isFree: !inked.some((box) => common({ ...place, width: stampWidth, height }, box) > 0),
    covered: taken.reduce((sum, box) => sum + common(around(place), box), 0),
  }));
  const free = places.filter(({ isFree }) => isFree);
  const cost = ({ away, covered, isFree }: (typeof places)[number]) => away + (isFree ? nearCost : coveredCost) * covered;
  const best = (free.length > 0 ? free : places).reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return best.place;
}

/** Places with the whole stamp on the page, from its upper right corner on. */
function candidates(height: number): [StampPlace, ...StampPlace[]] {
  const all: [StampPlace, ...StampPlace[]] = [firstPlace];
  for (let y = highest; y <= Math.min(lowest, 1 - height - margin); y += step) {
    for (let x = firstPlace.x; x >= 1 - stampWidth - firstPlace.x; x -= step) all.push({ x: rounded(x), y: rounded(y) });
  }
  return all;
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
