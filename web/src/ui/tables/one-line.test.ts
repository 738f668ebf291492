import { beforeEach, expect, test, vi } from 'vitest';
import { watchLine } from './one-line';

const seen: { tell: ResizeObserverCallback; watched: Set<Element> } = { tell: () => undefined, watched: new Set() };
class Laid {
  constructor(tell: ResizeObserverCallback) {
    seen.tell = tell;
  }
  observe = (line: Element) => void seen.watched.add(line);
  unobserve = (line: Element) => void seen.watched.delete(line);
}
beforeEach(() => void vi.stubGlobal('ResizeObserver', Laid));

/** The browser has laid the page out. */
const laidOut = () => seen.tell([...seen.watched].map((target) => ({ target })) as ResizeObserverEntry[], {} as ResizeObserver);

/** A line with parts at such distances from its top; the reads of a distance are counted. */
function lineOf(tops: readonly number[]) {
  const line = document.createElement('span');
  const parts = document.createElement('span');
  let reads = 0;
  line.append(parts);
  tops.forEach((_, place) => {
    const part = Object.assign(document.createElement('span'), { textContent: `ส่วน ${place + 1}` });
    const top = () => {
      reads++;
      return tops[place];
    };
    Object.defineProperty(part, 'offsetTop', { get: top });
    parts.append(part);
  });
  return { line, reads: () => reads };
}

test('what does not fit on a line is named once the page is laid out, and nothing is measured before', () => {
  const { line, reads } = lineOf([2, 0, 40, 40]);
  const tell = vi.fn();
  const stop = watchLine(line, tell);
  expect([reads(), tell.mock.calls.length]).toEqual([0, 0]);
  laidOut();
  expect(tell.mock.calls).toEqual([[['ส่วน 3', 'ส่วน 4']]]);
  laidOut();
  expect(tell).toHaveBeenCalledOnce();
  stop();
  expect(seen.watched.size).toBe(0);
});

test('a line whose name of the rest takes the room of one more part is measured again, and all lines are measured before one changes', () => {
  const tops = [0, 0, 40];
  const { line } = lineOf(tops);
  const full = lineOf([0, 0]);
  const told: string[] = [];
  const stops = [
    watchLine(line, (left) => {
      told.push(left.join());
      tops[1] = 40;
    }),
    watchLine(full.line, (left) => told.push(`full: ${left.join()}`)),
  ];
  laidOut();
  expect(told).toEqual(['ส่วน 3', 'ส่วน 2,ส่วน 3']);
  for (const stop of stops) stop();
});
