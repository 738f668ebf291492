import { expect, it } from 'vitest';
import { memoryIn } from './memory';

it('takes objects and buffers together, and the most from the status of the process', () => {
  const told = JSON.stringify({ rss: 900, heapTotal: 700, heapUsed: 500, external: 40, arrayBuffers: 30 });
  expect(memoryIn(told, 'Name:\tnode\nVmPeak:\t 9000 kB\nVmHWM:\t    2048 kB\nVmRSS:\t    1024 kB\n')).toEqual({ held: 540, resident: 900, most: 2 ** 21 });
});
