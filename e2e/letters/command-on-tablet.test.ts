import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';

test.use({ viewport: { width: 1024, height: 768 }, contextOptions: { hasTouch: true, reducedMotion: 'reduce' } });

const waiting = '/sarabun/dashboard?queue=jobReceived';

/** Opens the first letter that waits for an order. */
async function openFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^เรียกดู/ })
    .first()
    .tap();
}

test('a director on a tablet sees the order while naming who gets it', async ({ comeBack }) => {
  const page = await comeBack('director', '/sarabun/dashboard');
  await page.getByRole('region', { name: 'คิวงาน' }).getByRole('button', { name: 'หนังสือรอดำเนินการ' }).tap();
  await page
    .getByRole('dialog', { name: 'หนังสือรอดำเนินการ' })
    .getByRole('button', { name: /^เรียกดู/ })
    .first()
    .tap();
  const pane = page.getByRole('form', { name: 'สั่งการ' });
  const order = pane.getByRole('textbox', { name: 'ข้อสั่งการ', exact: true });
  const likely = pane.getByRole('group', { name: 'ผู้ที่อาจระบุ' }).getByRole('button');

  await expect(likely.first()).toBeInViewport({ ratio: 1 });
  await expect(order).toBeInViewport({ ratio: 1 });
  await expect(pane.getByRole('radio', { name: 'ทราบ', exact: true })).toBeInViewport();
  await pane.getByRole('radio', { name: 'ทราบ/มอบ' }).locator('..').tap();
  await likely.first().tap();
  await likely.first().tap();
  await expect(pane.getByRole('combobox', { name: /^หน้าที่ของ/ })).toHaveCount(2);
  await expect(order).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await pane
    .getByRole('combobox', { name: /^หน้าที่ของ/ })
    .first()
    .evaluate((part) => part.scrollIntoView({ block: 'nearest' }));
  await expect(order).toBeInViewport({ ratio: 1 });
});

test('an order that lacks its assignee leaves the letter where it is, on every screen', async ({ comeBack }) => {
  const page = await comeBack('director', waiting);
  await openFirst(page);
  const title = page.getByRole('dialog').last().getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const part = page.getByRole('tab', { name: 'งานของท่าน' });
    if (await part.isVisible()) await part.tap();
    const pane = page.getByRole('form', { name: 'สั่งการ' });
    await pane.getByRole('radio', { name: 'ทราบ/มอบ' }).locator('..').tap();
    await pane.locator('[type=submit]').tap();
    await expect(pane.locator('[aria-invalid=true]').first()).toBeInViewport();
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(pane.locator('[type=submit]')).toBeInViewport({ ratio: 1 });
  }
});

test('what was done is said below the next letter, whose paper stays whole and whose tools can be pressed', async ({ comeBack }) => {
  const page = await comeBack('director', waiting);
  await openFirst(page);
  await page.locator('canvas').first().waitFor();
  const pane = page.getByRole('form', { name: 'สั่งการ' });
  await pane.getByRole('radio', { name: 'ทราบ', exact: true }).locator('..').tap();
  await pane.locator('[type=submit]').tap();
  const said = page.getByRole('status').filter({ hasText: 'สั่งการแล้ว: ทราบ' });
  await expect(said.getByRole('button', { name: 'ดึงคืน' })).toBeInViewport({ ratio: 1 });
  const paper = page.locator('canvas').first();
  await paper.waitFor();
  const [over, next] = [await said.boundingBox(), await paper.boundingBox()];
  const desk = await page.getByRole('region', { name: 'หน้าเอกสาร' }).boundingBox();
  expect(over?.y).toBeGreaterThanOrEqual((desk?.y ?? Number.NaN) + (desk?.height ?? Number.NaN));
  expect(next?.y).toBeLessThan(over?.y ?? 0);
  // Nothing that can be pressed lies below it.
  const below = await said.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
    return [...(dialog?.querySelectorAll('button, a, input, select, textarea') ?? [])]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map((part) => part.textContent);
  });
  expect(below).toEqual([]);
});
