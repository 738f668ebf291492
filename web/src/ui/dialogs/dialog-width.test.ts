import { expect, test } from 'vitest';
import { largeDialogWidth } from './dialog-width';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 1400],
  ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)', 5, 1000],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 5, 1000],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 0, 1200],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, 1200],
])('%s with %i touch points: %i', (userAgent, maxTouchPoints, width) => {
  expect(largeDialogWidth({ userAgent, maxTouchPoints })).toBe(width);
});
