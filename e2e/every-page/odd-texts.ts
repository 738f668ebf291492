import type { Page } from '@playwright/test';

/** What no text on a screen looks like, and what it is. */
const odd: Readonly<Record<string, RegExp>> = {
  'a key of a text': /(?<![\w@/.-])[a-z][a-zA-Z]+(?:\.[a-z][a-zA-Z]+){1,3}(?![\w@/.-])/,
  'a place for a value': /\{\{.*?\}\}/,
  'a value without words': /\b(?:undefined|NaN|Invalid Date)\b|\[object/,
  'a day as machines write it': /(?<![\w/-])(?:19|20|25)\d\d-\d\d-\d\d(?!\w)/,
};

/** Texts that are written so on purpose: names of files, addresses, versions. */
const meant = /\.(?:pdf|docx?|xlsx?|csv|zip|png|jpe?g|txt|svg|go|th|org|com|internal|example)\b/i;

/** The visible texts of a page that look odd, and texts that their box cuts off without saying so by three dots. */
export async function oddTexts(page: Page): Promise<string[]> {
  // No named functions: tsx marks them with a helper that the page does not have.
  const { lines, cut } = await page.evaluate(() => ({
    lines: document.body.innerText.split('\n'),
    cut: [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && element.closest('.ui__vh, svg, code, pre') === null)
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      .filter((element) => {
        const { overflowX, textOverflow, whiteSpace } = getComputedStyle(element);
        const hides = ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis' && whiteSpace !== 'normal';
        return hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.innerText.slice(0, 60)),
  }));
  const found = lines.flatMap((line) =>
    Object.entries(odd).flatMap(([what, pattern]) => (pattern.test(line) && !meant.test(line) ? [`“${line.slice(0, 80)}” has ${what}`] : [])),
  );
  return [...new Set([...found, ...cut.map((text) => `“${text}” is cut off`)])];
}
