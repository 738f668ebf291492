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

/** The page of a short letter whose sender stands just below the corner: only its signature is far from other words. */
const shortLetter = (senderWidth: number) =>
  [
    [0.46, 0.061, 0.11],
    [0.12, 0.089, 0.14],
    [0.53, 0.089, senderWidth],
    [0.53, 0.114, 0.38],
    [0.52, 0.143, 0.21],
    ...[0.171, 0.2, 0.228, 0.253, 0.278].map((y) => [0.12, y, 0.77] as const),
    [0.24, 0.306, 0.31],
    [0.51, 0.335, 0.22],
    [0.51, 0.392, 0.19],
    [0.51, 0.42, 0.06],
    ...[0.48, 0.51, 0.54].map((y) => [0.12, y, 0.77] as const),
  ].map(([x = 0, y = 0, width = 0]) => ({ x, y, width, height: 0.034 }));

it.each([0.16, 0.23, 0.38])('the letter of a sender of the width %f is stamped in the corner, not beside the signature', (width) => {
  const place = freePlace(shortLetter(width), a4);
  expect(place).toEqual({ x: 0.7238, y: 0.0135 });
});

it('keeps a margin where there is room for one', () => {
  const written = [...lines(0.16, 0.95), { x: 0.6, y: 0.11, width: 0.35, height: 0.034 }];
  const place = freePlace(written, a4);
  expect(0.11 - ((place?.y ?? 1) + stampHeight * a4)).toBeGreaterThan(0.008);
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
