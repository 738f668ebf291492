import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';

/** As in a browser that blocks cookies: what stores something refuses, and no cookie is kept or sent. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    navigator.locks.request = async () => refuse();
  });
  await page.route('**/*', async (route) => {
    const { cookie, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
}

/** Signs in; the portal opens without loading the page again. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page.getByText(/เบราว์เซอร์นี้ไม่ให้ระบบเก็บข้อมูล/)).toBeVisible();
  await page.getByRole('textbox', { name: 'ชื่อผู้ใช้งาน' }).fill('officer1');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('Portal1234');
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  const elsewhere = page.getByText('คุณต้องการเข้าใช้งานเครื่องนี้หรือไม่ ?');
  const portal = page.getByRole('heading', { level: 1, name: /^สวัสดี/ });
  await expect(elsewhere.or(portal)).toBeVisible();
  if (await elsewhere.isVisible()) await page.getByRole('button', { name: 'ยืนยัน', exact: true }).click();
  await expect(portal).toBeVisible();
}

test('where the browser blocks storage and cookies, a day’s work is done in one page', async ({ openBrowser }) => {
  const page = await openBrowser();
  await blockStorage(page);
  await signIn(page);
  const menu = page.getByRole('navigation').getByRole('link', { name: 'งานสารบรรณ' }).first();

  await test.step('a letter is read with its paper, saved, and reported on', async () => {
    await menu.click();
    const queue = page.getByRole('region', { name: 'คิวงาน' }).getByRole('button', { name: 'หนังสือรอดำเนินการ' });
    const before = Number.parseInt((await queue.textContent()) ?? '', 10);
    await queue.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^เรียกดู/ })
      .first()
      .click();
    const letter = page.getByRole('dialog').last();
    await expect(letter.locator('canvas').first()).toBeVisible();
    const saving = page.waitForEvent('download');
    await letter
      .getByRole('link', { name: /^ดาวน์โหลด/ })
      .first()
      .click();
    expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
    const form = letter.getByRole('form', { name: 'รายงานผล' });
    await form.getByRole('textbox', { name: /^ผลการดำเนินการ/ }).fill('ประสานแล้ว');
    await form.getByRole('button', { name: /^รายงานผล/ }).click();
    await expect(page.getByText(/^รายงานผล.*แล้ว/).first()).toBeVisible();
    // The next letter opened by itself, over its queue.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await expect.poll(async () => Number.parseInt((await queue.textContent()) ?? '', 10)).toBe(before - 1);
  });

  await test.step('a letter is written', async () => {
    await page.getByRole('link', { name: 'สร้างหนังสือ' }).last().click();
    await page.getByRole('button', { name: /^หนังสือภายใน/ }).click();
    const form = page.getByRole('form', { name: 'แบบร่างหนังสือ' });
    await form.getByRole('textbox', { name: /^เรื่อง/ }).fill('ขอใช้ห้องประชุม');
    await form.getByRole('textbox', { name: 'ข้อความ' }).fill('ด้วยมีการประชุม');
    await expect(form.getByText(/บันทึกร่างแล้วเมื่อ/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'หนังสือที่จะพิมพ์' }).locator('canvas').first()).toBeVisible();
  });

  await test.step('what is new is read, in the other language', async () => {
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: 'View all' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  });
  expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);

  // Loaded again, the page knows nobody.
  await page.reload();
  await expect(page.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeVisible();
});
