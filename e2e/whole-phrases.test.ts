import type { Page } from '@playwright/test';
import { keptTogether } from '@sarabun/contract/values/kept-together';
import { expect, test } from './support/journey';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { hasTouch: true, reducedMotion: 'reduce' } });

interface Wrapped {
  text: string;
  /** The offsets at which lines begin, except the first. */
  lines: number[];
  /** Classes of its ancestors. */
  within: string;
}

/** Every text on the page, with the offsets of its line breaks. */
const textsOn = (page: Page): Promise<Wrapped[]> =>
  page.evaluate(() => {
    const skipped = 'script, style, select, textarea, .vh';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; lines: number[]; within: string }[] = [];
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (text.trim() === '' || node.parentElement?.closest(skipped)) continue;
      range.selectNodeContents(node);
      const lines: number[] = [];
      if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) {
        let line = Number.NaN;
        for (let at = 0; at < text.length; at++) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const rect = range.getClientRects()[0];
          if (!rect || rect.width === 0) continue;
          if (rect.top > line + rect.height / 2) lines.push(at);
          line = rect.top;
        }
      }
      found.push({ text, lines, within: node.parentElement?.closest('[class]')?.className ?? '' });
    }
    return found;
  });

const pages: Record<string, readonly string[]> = {
  central: [
    '/portal',
    '/sarabun/dashboard',
    '/sarabun/dashboard?queue=unreceived',
    '/sarabun/dashboard?queue=jobReceived',
    '/sarabun/registers',
    '/sarabun/compose',
    '/sarabun/drafts',
    '/sarabun/search?q=2569',
    '/sarabun/follow-up',
    '/sarabun/pendency',
    '/sarabun/handovers',
    '/notification-all',
    '/collections/news',
    '/collections/meetings',
    '/profile',
    '/account-information',
    '/certificate-register',
  ],
  director: ['/sarabun/dashboard?queue=jobReceived', '/sarabun/dashboard?queue=sign', '/sarabun/dashboard?queue=jobAssign', '/notification-all', '/profile'],
  admin: ['/settings/3144', '/settings/3160/employee-information', '/settings/3188/break-glass', '/settings/3190/history-activity'],
};

test('dates, names and numbers with what they count stand on one line on a phone', async ({ signIn }) => {
  const broken: string[] = [];
  let looked = 0;
  const look = async (page: Page, at: string) => {
    await expect(page.locator('.ui__bone, [aria-busy="true"]')).toHaveCount(0);
    for (const { text, lines, within } of await textsOn(page)) {
      const places = keptTogether(text.replaceAll('\u00a0', ' '));
      looked += places.length;
      for (const { from, to } of places) {
        if (lines.some((line) => line > from && line < to)) broken.push(`${at}: ${text.slice(from, to)} in “${text.slice(0, 80)}” (${within})`);
      }
    }
  };
  for (const [username, addresses] of Object.entries(pages)) {
    const page = await signIn(username);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await look(page, address);
      const open = page.locator('.queue__card, .ui__btn-view').first();
      if (address.includes('queue=') && (await open.isVisible())) {
        await open.click();
        for (const name of ['เส้นทาง', 'หนังสือ', 'ดำเนินการ']) {
          const tab = page.getByRole('dialog').getByRole('tab', { name, exact: true });
          if (!(await tab.isVisible())) continue;
          await tab.click();
          await look(page, `${address} ${name}`);
        }
      }
    }
  }
  expect(broken).toEqual([]);
  expect(looked).toBeGreaterThan(500);
});
