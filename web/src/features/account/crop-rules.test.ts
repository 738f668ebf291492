import { expect, test } from 'vitest';
import { drawnSize, maxZoom, middle, seenSquare, within, zoomed } from './crop-rules';

const wide = { width: 800, height: 400 };

test('a picture at first covers the window, and its middle is seen', () => {
  expect(drawnSize(wide, 1)).toEqual({ width: 2, height: 1 });
  expect(seenSquare(middle, wide)).toEqual({ left: 200, top: 0, side: 400 });
});

test('it can be moved to its edges and not beyond', () => {
  expect(within({ zoom: 1, x: 9, y: 9 }, wide)).toEqual({ zoom: 1, x: 0.5, y: 0 });
  expect(seenSquare(within({ zoom: 1, x: 9, y: 0 }, wide), wide)).toEqual({ left: 0, top: 0, side: 400 });
  expect(seenSquare(within({ zoom: 1, x: -9, y: 0 }, wide), wide)).toEqual({ left: 400, top: 0, side: 400 });
});

test('zooming keeps what is in the middle of the window, as far as the picture reaches', () => {
  const right = within({ zoom: 1, x: -0.25, y: 0 }, wide);
  const before = seenSquare(right, wide);
  const after = seenSquare(zoomed(right, 2, wide), wide);
  expect(after.side).toBe(200);
  expect(after.left + after.side / 2).toBe(before.left + before.side / 2);
  const corner = zoomed(within({ zoom: 4, x: 9, y: 9 }, wide), 1, wide);
  expect(seenSquare(corner, wide)).toEqual({ left: 0, top: 0, side: 400 });
});

test('zoom stays between one and four', () => {
  expect(within({ zoom: 0.2, x: 0, y: 0 }, wide).zoom).toBe(1);
  expect(within({ zoom: 99, x: 0, y: 0 }, wide).zoom).toBe(maxZoom);
});

test('a square is always seen whole inside the picture', () => {
  const pictures = [wide, { width: 300, height: 900 }, { width: 7, height: 7 }];
  for (const picture of pictures) {
    for (const zoom of [1, 1.7, 4]) {
      for (const x of [-3, -0.4, 0, 0.4, 3]) {
        const { left, top, side } = seenSquare(within({ zoom, x, y: -x }, picture), picture);
        expect(left).toBeGreaterThanOrEqual(-1e-9);
        expect(top).toBeGreaterThanOrEqual(-1e-9);
        expect(left + side).toBeLessThanOrEqual(picture.width + 1e-9);
        expect(top + side).toBeLessThanOrEqual(picture.height + 1e-9);
      }
    }
  }
});
