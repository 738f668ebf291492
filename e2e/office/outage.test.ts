import type { Page, WebSocketRoute } from '@playwright/test';
import { takeDatabaseAway } from '../support/database';
import { expect, test } from '../support/journey';

const strip = (page: Page) => page.getByText(/^(การเชื่อมต่อขาดหาย|เชื่อมต่อเครื่องแม่ข่ายไม่ได้|ไม่มีสัญญาณ)/);
const password = 'Portal1234';

/** A second page of the same person, not reloaded as long as `stays` says so. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
}
const stays = (page: Page) => page.evaluate(() => 'neverReloaded' in window);

async function openSigningQueue(page: Page) {
  await open(page, '/sarabun/dashboard');
  await page.getByRole('region', { name: 'คิวงาน' }).getByRole('button', { name: 'หนังสือรอลงนาม' }).click();
  const queue = page.getByRole('dialog', { name: 'หนังสือรอลงนาม' });
  await expect(queue.getByRole('row').nth(1)).toBeVisible();
  return queue;
}

test.describe('in an outage', () => {
  // Unanswered calls are expected here; the browser writes each of them to its console.
  test.use({ excused: /status of 503|socket\.io/ });

  test('the database goes away: nothing typed is lost, and every page is as before without being loaded again', async ({ signIn, office }) => {
    const writer = await signIn('director');
    const [reader, signer] = [await writer.context().newPage(), await writer.context().newPage()];
    let socket: WebSocketRoute | undefined;
    await reader.routeWebSocket(/socket\.io/, (route) => {
      socket = route;
      route.connectToServer();
    });

    await open(writer, '/sarabun/compose');
    await writer.getByRole('button', { name: /^หนังสือภายใน/ }).click();
    const form = writer.getByRole('form', { name: 'แบบร่างหนังสือ' });
    const preview = writer.getByRole('region', { name: 'หนังสือที่จะพิมพ์' });
    const subject = `ซักซ้อมแนวทางเมื่อระบบขัดข้อง ${Date.now() % 100_000}`;
    await form.getByRole('textbox', { name: /^เรื่อง/ }).fill(subject);
    await expect(form.getByText(/บันทึกร่างแล้วเมื่อ/)).toBeVisible();
    await expect(preview.locator('canvas').first()).toBeVisible();

    const signing = await openSigningQueue(signer);
    const view = signing.getByRole('button', { name: /^เรียกดู/ }).first();
    const name = ((await view.getAttribute('aria-label')) ?? '').replace(/^เรียกดู\s+/, '');
    await view.click();
    const letter = signer.getByRole('dialog', { name });
    await expect(letter.locator('canvas').first()).toBeVisible();
    const queue = await openSigningQueue(reader);
    const other = queue.getByRole('button', { name: /^เรียกดู/ }).nth(1);
    const otherName = ((await other.getAttribute('aria-label')) ?? '').replace(/^เรียกดู\s+/, '');
    await expect.poll(() => socket !== undefined).toBe(true);

    const giveBack = await takeDatabaseAway(office.folder);
    try {
      const text = 'ขอให้ทุกหน่วยงานดำเนินการตามแนวทางนี้';
      await form.getByRole('textbox', { name: 'ข้อความ' }).fill(text);
      await expect(strip(writer)).toBeVisible();
      await letter.getByLabel('รหัสผ่านของท่าน').fill(password);
      await other.click();
      await expect(strip(reader)).toBeVisible();
      await socket?.close();
      await expect(letter.locator('canvas').first()).toBeVisible();
      await giveBack();

      await expect(form.getByText(/บันทึกร่างแล้วเมื่อ/)).toBeVisible({ timeout: 40_000 });
      await expect(preview.locator('canvas').first()).toBeVisible();
      await expect(preview).toContainText('เนินการตามแนวทาง');
      await expect(reader.getByRole('dialog', { name: otherName }).locator('canvas').first()).toBeVisible();
      for (const page of [writer, reader]) await expect(strip(page)).toHaveCount(0);
      await reader.getByRole('dialog', { name: otherName }).getByRole('button', { name: 'ปิด', exact: true }).first().click();

      // An action on one page appears on the other: its socket, cut in the outage, is connected again.
      await expect(queue.getByRole('button', { name: `เรียกดู ${name}`, exact: true })).toBeVisible();
      await letter
        .getByRole('form', { name: 'ลงนาม' })
        .getByRole('button', { name: /^ลงนาม/ })
        .click();
      await expect(signer.getByText(/^ลงนามแล้ว/)).toBeVisible();
      await expect(queue.getByRole('button', { name: `เรียกดู ${name}`, exact: true })).toHaveCount(0);
      for (const page of [writer, reader, signer]) expect(await stays(page)).toBe(true);
    } finally {
      await giveBack();
    }
    await writer.reload();
    await expect(form.getByRole('textbox', { name: /^เรื่อง/ })).toHaveValue(subject);
    await expect(form.getByRole('textbox', { name: 'ข้อความ' })).toContainText('ดำเนินการตามแนวทางนี้');
  });
});

test.describe('after an outage', () => {
  test.use({ excused: /ERR_FAILED|NotFetched|Failed to fetch dynamically|Unable to preload/ });

  test('a viewer that did not come leaves the letter as it is, and comes with its style sheet when asked again', async ({ signIn }) => {
    const page = await signIn('director');
    const viewer = /\/pdf-viewer[^/]*\.(js|css)$/;
    await page.route(viewer, (route) => route.abort());
    const queue = await openSigningQueue(page);
    await queue
      .getByRole('button', { name: /^เรียกดู/ })
      .first()
      .click();
    const letter = page.getByRole('dialog').last();
    await expect(letter.getByText('ส่วนนี้เปิดไม่ได้ในขณะนี้')).toBeVisible();
    await expect(letter.getByRole('region', { name: 'เรื่องและเส้นทาง' })).toBeVisible();
    await expect(letter.getByRole('link', { name: /^ดาวน์โหลด/ })).toBeVisible();
    const field = letter.getByRole('form', { name: 'ลงนาม' }).getByLabel('รหัสผ่านของท่าน');
    await field.fill(password);
    await page.unroute(viewer);
    await letter.getByRole('button', { name: 'ลองอีกครั้ง' }).click();
    await expect(letter.locator('canvas').first()).toBeVisible();
    await expect(field).toHaveValue(password);
    const sheets = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
        .filter(({ href }) => href.includes('/pdf-viewer'))
        .map(({ sheet }) => sheet !== null),
    );
    expect(sheets).toEqual([true]);
    expect(await stays(page)).toBe(true);
  });
});
