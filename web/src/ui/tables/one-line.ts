import { flushSync } from 'react-dom';

/** Told of the texts of the parts that do not fit. */
type Tell = (left: readonly string[]) => void;

/** Parts so much lower than the first stand on another line, in pixels: chips are higher than words. */
const lineStep = 14;
/** Naming what does not fit takes room itself, so that less may fit. */
const mostRounds = 3;

const lines = new Map<Element, Tell>();
const told = new WeakMap<Element, string>();
let watching: ResizeObserver | undefined;

/**
 * Tells which parts of a line, the children of its first child, wrapped. The browser tells when it has laid out the page and before it draws it: all
 * lines are measured at once, and none forces a layout of its own. Returns how to stop.
 */
export function watchLine(line: Element, tell: Tell): () => void {
  watching ??= new ResizeObserver((seen) => measure(seen.map(({ target }) => target)));
  lines.set(line, tell);
  watching.observe(line);
  return () => {
    lines.delete(line);
    watching?.unobserve(line);
    if (lines.size === 0) watching = undefined;
  };
}

function measure(seen: readonly Element[]): void {
  let changed = seen.map((line) => ({ line, left: leftOver(line) })).filter(isNews);
  for (let round = 0; round < mostRounds && changed.length > 0; round++) {
    const news = changed;
    flushSync(() => {
      for (const { line, left } of news) {
        told.set(line, left.join());
        lines.get(line)?.(left);
      }
    });
    changed = news.map(({ line }) => ({ line, left: leftOver(line) })).filter(isNews);
  }
}

const isNews = ({ line, left }: { line: Element; left: readonly string[] }) => left.join() !== (told.get(line) ?? '');

function leftOver(line: Element): string[] {
  const parts = [...(line.firstElementChild?.children ?? [])] as HTMLElement[];
  const top = parts[0]?.offsetTop ?? 0;
  return parts.filter((part) => part.offsetTop >= top + lineStep).map((part) => part.textContent ?? '');
}
