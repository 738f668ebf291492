import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { brokenOn } from '../support/lines';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { hasTouch: true, reducedMotion: 'reduce' } });

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

test('dates, names and numbers with what they count stand on one line on a phone', async ({ comeBack }) => {
  const broken: string[] = [];
  let looked = 0;
  const look = async (page: Page, at: string) => {
    await expect(page.locator('.ui__bone, [aria-busy="true"]')).toHaveCount(0);
    const found = await brokenOn(page);
    looked += found.looked;
    broken.push(...found.broken.map((what) => `${at}: ${what}`));
  };
  for (const [username, addresses] of Object.entries(pages)) {
    const page = await comeBack(username);
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
