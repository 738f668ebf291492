import { firstPlace, stampHeight, stampWidth } from '@sarabun/contract/documents/stamp-size';
import { expect, it } from 'vitest';
import { freePlace } from './free-place-rules';

const a4 = 210 / 297;
const line = (x: number, y: number, width = 0.3) => ({ x, y, width, height: 0.02 });
/** The letterhead of an agency, from the left to the right margin. */
const lines = (from: number, to: number) => Array.from({ length: Math.round((to - from) / 0.03) }, (_, row) => line(0.1, from + row * 0.03, 0.85));

const covers = (place: { x: number; y: number }, boxes: readonly { x: number; y: number; width: number; height: number }[]) =>
  boxes.some((box) => place.x < box.x + box.width && box.x < place.x + stampWidth && place.y < box.y + box.height && box.y < place.y + stampHeight * a4);

it('the corner is left as it is while nothing is written there', () => {
  expect(freePlace([], a4)).toBeNull();
  expect(freePlace([line(0.1, 0.04), line(0.6, 0.14)], a4)).toBeNull();
});

it('a copy number in the corner moves the stamp just below or beside it', () => {
  const written = [line(0.85, 0.03, 0.1), line(0.1, 0.2, 0.8)];
  const place = freePlace(written, a4);
  expect(place && covers(place, written)).toBe(false);
  expect(Math.hypot((place?.x ?? 1) - firstPlace.x, (place?.y ?? 1) - firstPlace.y)).toBeLessThan(0.08);
});

it('an agency that is named in the corner moves it to the left, and not onto the Garuda', () => {
  const written = [line(0.62, 0.03), line(0.62, 0.06), line(0.62, 0.09), line(0.62, 0.12), ...lines(0.19, 0.9)];
  const place = freePlace(written, a4);
  expect(place && covers(place, written)).toBe(false);
  expect(place?.x ?? 1).toBeLessThan(0.4);
  expect((place?.x ?? 0) + stampWidth).toBeLessThanOrEqual(0.42);
  const onMemo = freePlace(written, a4, true);
  expect(onMemo?.y).toBeCloseTo(firstPlace.y);
  expect(onMemo?.x).toBeGreaterThan(0.25);
});

it('a sender just below the corner moves it up a little, not down beside the signature', () => {
  const written = [line(0.1, 0.1, 0.25), line(0.52, 0.1, 0.38), line(0.52, 0.125, 0.4), ...lines(0.16, 0.95)];
  const place = freePlace(written, a4);
  expect(place && covers(place, written)).toBe(false);
  expect(place?.x).toBeCloseTo(firstPlace.x);
  expect(place?.y ?? 1).toBeLessThan(firstPlace.y);
});

it('on a page that is full it covers as little as may be, near the corner', () => {
  const written = [...lines(0.02, 0.9).map((box) => ({ ...box, width: box.y > 0.05 && box.y < 0.15 ? 0.7 : box.width }))];
  const place = freePlace(written, a4) ?? firstPlace;
  expect(place.x).toBeGreaterThan(0.6);
  expect(place.y).toBeGreaterThan(0.04);
  expect(place.y).toBeLessThan(0.1);
});

it('of a page turned on its side the height counts as it is', () => {
  const wide = [line(0.7, 0.19)];
  expect(freePlace(wide, a4)).toBeNull();
  expect(freePlace(wide, 1 / a4)).not.toBeNull();
});
