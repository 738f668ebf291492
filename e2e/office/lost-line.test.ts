import { expect, test } from '../support/journey';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' } });

test('without a line a queue says so under a strip that no dialog covers, and comes back by itself', async ({ comeBack }) => {
  const page = await comeBack('central', '/sarabun/dashboard');
  await expect(page.locator('.ui__bone, [aria-busy="true"]')).toHaveCount(0);
  // What a queue is shown with, its code and its texts, is fetched while the dashboard is looked at.
  const parts = () => performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/letter-[\w-]{8}\.js$/.test(name)).length;
  await expect.poll(() => page.evaluate(parts)).toBe(2);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('region', { name: 'คิวงาน' }).getByRole('button', { name: 'หนังสือรอลงรับ' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('ติดต่อเครื่องแม่ข่ายไม่ได้');
  const strip = page.locator('.connection-strip__root');
  await expect(strip).toBeInViewport({ ratio: 1 });
  const [stripBox, dialogBox] = [await strip.boundingBox(), await dialog.boundingBox()];
  expect(stripBox?.height).toBeGreaterThan(30);
  expect(dialogBox?.y).toBeGreaterThanOrEqual(stripBox?.height ?? 0);
  expect(await strip.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
  await page.context().setOffline(false);
  await expect(strip).toHaveCount(0);
  await expect(dialog.locator('.queue__card').first()).toBeVisible();
});
