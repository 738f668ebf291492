import { expect, test } from '../support/journey';
import { expectFits } from '../support/lines';

/** Lists that no link leads to: they open by a button, or by words that are searched. */
const lists: Record<string, readonly string[]> = {
  central: ['/sarabun/dashboard?queue=unreceived', '/sarabun/dashboard?queue=jobReceived', '/sarabun/search?q=2569'],
  director: ['/sarabun/dashboard?queue=sign', '/sarabun/dashboard?queue=jobFollow'],
};

test('queues and what a search finds fit from a phone to a desk, with no number or date broken', async ({ comeBack }) => {
  for (const [username, addresses] of Object.entries(lists)) {
    const page = await comeBack(username);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('.ui__bone, [aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('[data-row], main li').first()).toBeVisible();
      await expectFits(page);
    }
  }
});
