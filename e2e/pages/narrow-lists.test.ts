import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { brokenOn, expectFits } from '../support/lines';
import { goWithin } from '../support/walk';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { hasTouch: true, reducedMotion: 'reduce' } });

/** Lists that no link leads to: they open by a button, or by words that are searched. */
const lists: Record<string, readonly string[]> = {
  central: ['/sarabun/dashboard?queue=unreceived', '/sarabun/dashboard?queue=jobReceived', '/sarabun/search?q=2569'],
  director: ['/sarabun/dashboard?queue=sign', '/sarabun/dashboard?queue=jobFollow'],
};
/** More of their kind, and pages of which another person has other words; the walks by links see the others (`by-links.test.ts`). */
const onPhones: Record<string, readonly string[]> = {
  central: ['/sarabun/handovers', '/certificate-register'],
  director: ['/sarabun/dashboard?queue=jobReceived', '/sarabun/dashboard?queue=jobAssign', '/notification-all', '/profile'],
};
const phone = [390];

/** The first letter of a list, with its panes, on a phone. */
async function expectWholeLetter(page: Page): Promise<number> {
  let texts = 0;
  await page.locator('.queue__card, .ui__btn-view').first().click();
  for (const name of ['เส้นทาง', 'หนังสือ', 'งานของท่าน']) {
    const tab = page.getByRole('dialog').getByRole('tab', { name, exact: true });
    if (!(await tab.isVisible())) continue;
    await tab.click();
    await expect(page.locator('.ui__bone, [aria-busy="true"]')).toHaveCount(0);
    const found = await brokenOn(page);
    texts += found.texts;
    expect.soft(found.broken, `${page.url()} ${name}`).toEqual([]);
  }
  // The queue stays, in a dialog of its own.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  return texts;
}

test('queues and what a search finds fit from a phone to a desk, and dates, names and numbers stand on one line', async ({ comeBack }) => {
  let texts = 0;
  for (const [username, addresses] of Object.entries(lists)) {
    const page = await comeBack(username);
    await expect(page.getByRole('heading').first()).toBeVisible();
    for (const address of [...addresses, ...(onPhones[username] ?? [])]) {
      await goWithin(page, address);
      if (addresses.includes(address)) await expect(page.locator('[data-row], main li').first()).toBeVisible();
      await expectFits(page, addresses.includes(address) ? undefined : phone);
      texts += (await brokenOn(page)).texts;
      if (address.includes('queue=')) texts += await expectWholeLetter(page);
    }
  }
  expect(texts).toBeGreaterThan(500);
});
