import { expect, expectAccessible, test } from '../support/journey';
import { expectPaper } from '../support/paper';
import { expectKeyboardSeen } from '../support/rings';
import { goWithin } from '../support/walk';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { colorScheme: 'dark', hasTouch: true, reducedMotion: 'reduce' } });

const pages = [
  '/portal',
  '/sarabun/dashboard',
  '/sarabun/dashboard?queue=unreceived',
  '/sarabun/receive',
  '/sarabun/registers',
  '/sarabun/compose',
  '/sarabun/search?q=2569',
  '/sarabun/follow-up',
  '/sarabun/pendency',
  '/notification-all',
  '/collections/news',
  '/intranet/manage-intranet',
  '/profile',
  '/account-information',
  '/manual',
  '/sarabun/manual-video',
];

test('pages can be read on a phone, in the dark and in English, and on paper: nothing sticks out, nobody is shut out', async ({ comeBack }) => {
  const page = await comeBack('central');
  await page.evaluate(() => {
    const token = Object.keys(localStorage).find((key) => key.endsWith('_token')) ?? '';
    localStorage.setItem(token.replace(/token$/, 'lang'), 'en');
  });
  await page.goto('/sarabun/handovers');
  await expect(page.getByRole('heading').first()).toBeVisible();
  for (const address of pages) {
    await test.step(address, async () => {
      await goWithin(page, address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'wider than the screen by').toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await expectKeyboardSeen(page);
      await expectPaper(page);
    });
  }
});
