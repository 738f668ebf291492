import { expect, test } from 'vitest';
import { type Box, placeOfToasts } from './toast-place';

const page = { width: 1024, height: 768 };
const toast = { width: 440, height: 60 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const at = (mains: Box[], others: Box[] = [], now?: { left: number; bottom: number }) => placeOfToasts({ page, toast, mains, others, now });

test('toasts stand at the foot on the left where nothing is', () => {
  expect(at([], [])).toEqual({ left: 16, bottom: 16 });
});

test('a toast never lies on a main button: it stands next to it, or above it where there is no room', () => {
  const beside = at([box(53, 684, 174, 44)]);
  expect(beside.bottom).toBe(16);
  expect(beside.left).toBeGreaterThan(53 + 174);
  const bar = at([box(0, 700, 1024, 68)]);
  expect(bar).toEqual({ left: 16, bottom: 72 });
});

test('it goes around fields, but not to the other end of the page', () => {
  expect(at([], [box(16, 700, 500, 50)]).bottom).toBe(72);
  const many = Array.from({ length: 12 }, (_, index) => box(0, 768 - 60 * (index + 1), 1024, 55));
  expect(at([], many).bottom).toBeLessThan(100);
});

test('on a narrow page it may go up only', () => {
  const phone = placeOfToasts({ page: { width: 390, height: 844 }, toast: { width: 358, height: 120 }, mains: [box(0, 782, 390, 62)], others: [] });
  expect(phone).toEqual({ left: 16, bottom: 72 });
});

test('it stays where it is until something wanted comes to lie below it', () => {
  const now = { left: 16, bottom: 112 };
  expect(at([], [], now)).toEqual(now);
  expect(at([box(53, 600, 174, 44)], [], now)).toEqual({ left: 16, bottom: 16 });
});
