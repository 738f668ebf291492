import { expect, type Page } from '@playwright/test';

/** What is wrong with the focus rings of a page: controls without one, and rings that a box cuts off. Runs in the page. */
function badRings(): string[] {
  const nameOf = (control: Element) => `${control.tagName} “${(control.getAttribute('aria-label') ?? control.textContent).slice(0, 40)}”`;
  const isRinged = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5;
  };
  /** The control, or a box around it that bears the ring, with all boxes around that. */
  const around = (control: Element) => {
    const boxes: Element[] = [];
    for (let box: Element | null = control; box && box !== document.documentElement; box = box.parentElement) boxes.push(box);
    return boxes;
  };
  /** The sides by which a rectangle is wider than a box. */
  const beyond = (box: Element, { left, top, right, bottom }: DOMRect, by: number, allowed: number) => {
    const outer = box.getBoundingClientRect();
    const [x, y] = [outer.left + box.clientLeft, outer.top + box.clientTop];
    const gaps = { left: left - by - x, top: top - by - y, right: x + box.clientWidth - right - by, bottom: y + box.clientHeight - bottom - by };
    return Object.entries(gaps).flatMap(([side, gap]) => (gap < -allowed ? [side] : []));
  };
  const before = document.activeElement;
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]')];
  const found = controls.flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]') || control.tabIndex < 0) return [];
    control.focus({ preventScroll: true });
    if (document.activeElement !== control || control.getBoundingClientRect().width < 2) return [];
    const boxes = around(control);
    const at = boxes.findIndex(isRinged);
    const ringed = boxes[at];
    if (!ringed) return [`${nameOf(control)} has no ring`];
    const style = getComputedStyle(ringed);
    const place = ringed.getBoundingClientRect();
    const width = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
    const clips = boxes.slice(at + 1).filter((box) => getComputedStyle(box).overflow !== 'visible' && beyond(box, place, 0, 1).length === 0);
    return clips.flatMap((box) => {
      const sides = beyond(box, place, width, 1.5);
      return sides.length > 0 ? [`the ring of ${nameOf(control)} is cut off by ${box.tagName}.${box.className} (${sides.join(', ')})`] : [];
    });
  });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return [...new Set(found)];
}

/** Every control shows its whole ring when it has the focus, the first one leads past the header, and there is a place that announces changes. */
export async function expectKeyboardSeen(page: Page): Promise<void> {
  // The browser shows rings to those who use keys.
  await page.keyboard.press('Shift');
  expect(await page.evaluate(badRings), `focus rings of ${page.url()}`).toEqual([]);
  const skip = page.locator('a[href^="#"]').first();
  expect(
    await skip.evaluate((link) => document.querySelector('a[href], button') === link && document.querySelector(link.getAttribute('href') ?? '')?.tagName),
  ).toBe('MAIN');
  expect(await page.locator('[role="status"], [aria-live="polite"]').count(), `places that announce on ${page.url()}`).toBeGreaterThan(0);
}
