import { expect, it } from 'vitest';
import { growing } from './growing';

it.each([
  ['', 2],
  ['ขอเชิญประชุม', 2],
  ['ก'.repeat(85), 3],
  ['กำ'.repeat(20), 2],
  ['ที่'.repeat(84), 2],
  ['ก'.repeat(1000), 5],
])('a text that begins with %.5s has its lines in sight, from two to five', (text, rows) => {
  expect(growing(text).rows).toBe(rows);
});
