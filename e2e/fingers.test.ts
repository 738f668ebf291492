import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

/** The least side of what a finger presses, in pixels. */
const least = 44;

/**
 * What can be pressed and is smaller than a finger, as `size what`. What a label names is pressed on the label, what a row of a list opens on
 * the row. A word within a sentence is as high as its line.
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const pressable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option]';
    const small = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest('[inert], .vh, .skip, :disabled')) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || (width > least - 0.5 && height > least - 0.5)) continue;
      const sentence = element.closest('p, dd');
      if (sentence && sentence.textContent !== element.textContent) continue;
      // Smaller than that, it must still be hit so far around its middle.
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const row = element.closest<HTMLElement>('tr, li');
      const reach = [element, ...((element as HTMLInputElement).labels ?? []), ...(row && getComputedStyle(row).cursor === 'pointer' ? [row] : [])];
      const isHit = (x: number, y: number) => {
        const hit = document.elementFromPoint(box.left + box.width / 2 + x, box.top + box.height / 2 + y);
        return hit !== null && reach.some((one) => one.contains(hit)) && [null, element].includes(hit.closest<HTMLElement>(pressable));
      };
      const arm = least / 2 - 1;
      const isWide = width > least - 0.5 || (isHit(-arm, 0) && isHit(arm, 0));
      const isHigh = height > least - 0.5 || (isHit(0, -arm) && isHit(0, arm));
      if (isWide && isHigh) continue;
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      small.add(`${Math.round(width)}×${Math.round(height)} ${element.tagName.toLowerCase()}.${element.className} “${name}”`);
    }
    return [...small];
  }, least);

const pages: Readonly<Record<string, readonly string[]>> = {
  central: [
    '/portal',
    '/sarabun/dashboard',
    '/sarabun/dashboard?queue=unreceived',
    '/sarabun/receive',
    '/sarabun/compose',
    '/sarabun/compose?kind=1',
    '/sarabun/drafts',
    '/sarabun/registers',
    '/sarabun/search?q=2569',
    '/sarabun/follow-up',
    '/sarabun/pendency',
    '/sarabun/handovers',
    '/notification-all',
    '/collections/news',
    '/profile',
    '/account-information',
    '/change-password',
    '/manual',
  ],
  director: ['/sarabun/dashboard?queue=sign'],
  admin: [
    '/settings/3144',
    '/settings/3160/employee-information',
    '/settings/3170/setup-organization',
    '/settings/3195/document-type',
    '/settings/3180/users-group',
    '/settings/3182/manage-role',
    '/settings/3211/history-activity',
    '/settings/3209/admin-configs',
  ],
};

for (const [width, height] of [
  [390, 844],
  [1024, 768],
] as const) {
  test.describe(`on a touch screen of ${width} pixels`, () => {
    test.use({ viewport: { width, height }, contextOptions: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' } });

    test('everything that is pressed is as large as a finger', async ({ signIn }) => {
      const small: string[] = [];
      const look = async (page: Page, at: string) => {
        await expect(page.locator('.bone, [aria-busy="true"]')).toHaveCount(0);
        small.push(...(await tooSmall(page)).map((one) => `${at}: ${one}`));
      };
      for (const [username, addresses] of Object.entries(pages)) {
        const page = await signIn(username);
        expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
        for (const address of addresses) {
          await page.goto(address);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await look(page, address);
          await openWhatOpens(page, (what) => look(page, `${address} ${what}`));
        }
        await page.getByRole('button', { name: /^การแจ้งเตือน/ }).click();
        await look(page, `${username} bell`);
      }
      expect([...new Set(small)].sort()).toEqual([]);
    });
  });
}

/** Opens the first letter of a queue or the first row of a settings page, and looks at each. */
async function openWhatOpens(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  const view = page.locator('.queue-card, .btn-view').first();
  if (page.url().includes('queue=') && (await view.isVisible())) {
    await view.click();
    for (const name of ['หนังสือ', 'เส้นทาง', 'ดำเนินการ']) {
      const tab = page.getByRole('dialog').getByRole('tab', { name, exact: true });
      if (await tab.isVisible()) await tab.click();
      await look(name);
    }
    return;
  }
  const row = page.locator('main tbody tr').first();
  if (page.url().includes('/settings/') && (await row.isVisible())) {
    await row.getByRole('button').first().click();
    const drawer = page.getByRole('dialog');
    if (await drawer.isVisible()) await look('drawer');
  }
}
