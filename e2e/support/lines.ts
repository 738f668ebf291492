import { expect, type Page } from '@playwright/test';
import { keptTogether } from '@sarabun/contract/values/kept-together';

interface Wrapped {
  text: string;
  /** The offsets at which lines begin, except the first. */
  lines: number[];
  /** Classes of its ancestors. */
  within: string;
}

/** The texts on the page that stand on several lines, with the offsets of their line breaks, and how many texts there are. */
const textsOn = (page: Page): Promise<{ wrapped: Wrapped[]; texts: number }> =>
  page.evaluate(() => {
    const skipped = 'script, style, select, textarea, .ui__vh';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrapped: { text: string; lines: number[]; within: string }[] = [];
    let texts = 0;
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (text.trim() === '' || node.parentElement?.closest(skipped)) continue;
      texts += 1;
      range.selectNodeContents(node);
      if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size < 2) continue;
      const lines: number[] = [];
      let line = Number.NaN;
      for (let at = 0; at < text.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const rect = range.getClientRects()[0];
        if (!rect || rect.width === 0) continue;
        if (rect.top > line + rect.height / 2) lines.push(at);
        line = rect.top;
      }
      wrapped.push({ text, lines, within: node.parentElement?.closest('[class]')?.className ?? '' });
    }
    return { wrapped, texts };
  });

/** Dates, names and numbers with what they count that stand on more than one line of the page, and how many texts were looked at. */
export async function brokenOn(page: Page): Promise<{ broken: string[]; texts: number }> {
  const { wrapped, texts } = await textsOn(page);
  const broken = wrapped.flatMap(({ text, lines, within }) =>
    keptTogether(text.replaceAll('\u00a0', ' '))
      .filter(({ from, to }) => lines.some((line) => line > from && line < to))
      .map(({ from, to }) => `${text.slice(from, to)} in “${text.slice(0, 80)}” (${within})`),
  );
  return { broken, texts };
}

/** What does not fit its place in the width of the window. Runs in the page. */
function misfits(): string[] {
  const found: string[] = [];
  const said = (part: Element) => `“${part.textContent.trim().slice(0, 40)}” (${part.className})`;
  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 0) found.push(`the page is wider than the window by ${wider}`);
  for (const row of document.querySelectorAll('tr')) {
    const cells = [...row.children].filter((cell) => cell.checkVisibility()).map((cell) => ({ cell, box: cell.getBoundingClientRect() }));
    for (const [index, { cell, box }] of cells.entries()) {
      const covered = cells
        .slice(index + 1)
        .find(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        );
      if (covered) found.push(`${said(cell)} and ${said(covered.cell)} cover each other`);
      for (const part of cell.querySelectorAll('*')) {
        const inner = part.getBoundingClientRect();
        if (inner.width > 1 && inner.height > 1 && inner.right > box.right + 1 && !part.closest('.ui__vh, .ui__clip, .row-marks__parts'))
          found.push(`${said(part)} sticks out of its cell`);
      }
    }
  }
  const clipping = (part: Element, end: Element) => {
    for (let at: Element | null = part; at && at !== end; at = at.parentElement) if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  const range = document.createRange();
  for (const card of document.querySelectorAll('main .ui__card')) {
    const edge = card.getBoundingClientRect().right + 1;
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const part = node.parentElement;
      if (!part || node.textContent?.trim() === '' || part.closest('.ui__vh, select, option, svg')) continue;
      range.selectNodeContents(node);
      if (range.getBoundingClientRect().right > edge && !clipping(part, card)) found.push(`${said(part)} sticks out of its card`);
    }
  }
  for (const token of document.querySelectorAll('.ui__whole')) {
    if (new Set(Array.from(token.getClientRects(), ({ top }) => Math.round(top))).size > 1) found.push(`${said(token)} is broken`);
  }
  return found;
}

/** A phone, a tablet held upright, the last width with cards, the first with columns, a desk. */
const allWidths = [390, 768, 1023, 1024, 1440];

/** The narrowest with cards and the narrowest with columns: what fits there fits wherever there is more room. */
export const narrowest: readonly number[] = [390, 1024];

/** All widths are looked at, also after one that fails. */
const each = expect.configure({ soft: true });

/** At these widths the page fits the window, no cell covers another, and no number, date or name is broken over two lines. */
export async function expectFits(page: Page, widths: readonly number[] = allWidths): Promise<void> {
  const size = page.viewportSize();
  // It begins at the width that the window has: each change draws the page again.
  const inTurn = [...widths].sort((one, other) => Number(other === size?.width) - Number(one === size?.width));
  const found = async () => [...(await page.evaluate(misfits)), ...(await brokenOn(page)).broken];
  for (const width of inTurn) {
    await page.setViewportSize({ width, height: 900 });
    // A chart follows the width a moment later.
    await each.poll(found, { message: `${page.url()} at ${width}` }).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
}
