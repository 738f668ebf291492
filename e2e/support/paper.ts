import { expect, type Page } from '@playwright/test';

/** Menus, bars, buttons, notices: they belong to the screen. */
const ofScreen = [
  'nav',
  '[role="tablist"]',
  '.shell__head',
  '.shell__skip',
  '.footer__foot',
  '.test-strip__root',
  '.connection-strip__root',
  '.ui__btn',
  '.ui__btn-view',
  '.ui__iconbtn',
  '.ui__actbar',
  '.ui__scrim',
  '.mantine-Notifications-root',
].join(', ');

/** What is printed of a page: black on white whatever the screen looks like, without what can only be pressed, and with who printed it. */
export async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(ofScreen).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.shell__print-head')).toBeVisible();
  const colours = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { backgroundColor, color };
    });
  await expect.poll(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
  expect(await page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle), 'a focus ring on paper').toBe('none');
  await page.emulateMedia({ media: null });
}
