import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { hasTouch: true, reducedMotion: 'reduce' } });

/** An agency of each skin of the sign-in. */
const agencies = ['ONLB', 'SAT', 'OMB', 'ONEP'];
/** Those whose colours have the least contrast. */
const dark = ['ONLB', 'SAT'];

/** The next pages look like those of another agency: a browser takes the looks from the settings in the page. */
async function dressAs(page: Page, agency: string): Promise<void> {
  await page.addInitScript((code) => {
    new MutationObserver(() => {
      const settings = document.getElementById('settings');
      const said = settings?.textContent;
      const other = said?.replace(/"agency":"[^"]+"/, `"agency":"${code}"`);
      if (settings && other && other !== said) settings.textContent = other;
    }).observe(document, { childList: true, subtree: true });
  }, agency);
}

test('the sign-in of every skin can be read on a phone, and the banner of the cookies covers no part of its button', async ({ openBrowser }) => {
  for (const agency of agencies) {
    await test.step(agency, async () => {
      const page = await openBrowser();
      await dressAs(page, agency);
      await page.goto('/login');
      const button = page.getByRole('button', { name: 'เข้าสู่ระบบ' });
      const banner = page.getByRole('region', { name: 'การใช้คุกกี้' });
      await expect(banner).toBeVisible();
      const [above, below] = [await button.boundingBox(), await banner.boundingBox()];
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      await expectAccessible(page);
      // At the end of the page no link is under the banner.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const end = (await banner.boundingBox())?.y ?? 0;
      for (const link of await page.locator('main a, footer a').all()) {
        const place = await link.boundingBox();
        expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(end);
      }
    });
  }
});

test('the colours of agencies have contrast in light and dark, and the person is in the header of a phone', async ({ comeBack }) => {
  for (const agency of dark) {
    const page = await comeBack('central');
    await dressAs(page, agency);
    // What the browser keeps bears the name of the agency.
    await page.evaluate((prefix) => {
      for (const [name, value] of Object.entries(localStorage)) localStorage.setItem(name.replace(/^[a-z-]+(?=_)/, prefix), value);
    }, agency.toLowerCase());
    for (const [address, colorScheme] of [
      ['/sarabun/dashboard', 'light'],
      ['/sarabun/registers/1', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.ui__bone, [aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
    }
    await page.getByRole('banner').getByRole('button', { name: 'ดวงใจ' }).click();
    await expect(page.getByRole('region', { name: 'ดวงใจ' }).getByRole('button', { name: 'ออกจากระบบ' })).toBeVisible();
  }
});
