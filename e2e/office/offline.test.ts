import type { Browser, Page } from '@playwright/test';
import { type BreakableServer, breakableServer } from '../support/breakable-server';
import { expect, test } from '../support/journey';

const password = 'Portal1234';

/** Signs in, in a browser that may have service workers. */
async function signIn(browser: Browser, server: BreakableServer, username: string, serviceWorkers: 'allow' | 'block' = 'allow'): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers, locale: 'th-TH', timezoneId: 'Asia/Bangkok' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'ชื่อผู้ใช้งาน' }).fill(username);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  const elsewhere = page.getByText('คุณต้องการเข้าใช้งานเครื่องนี้หรือไม่ ?');
  await expect(elsewhere.or(page.getByText('เข้าสู่ระบบสำเร็จ !'))).toBeVisible();
  if (await elsewhere.isVisible()) await page.getByRole('button', { name: 'ยืนยัน', exact: true }).click();
  await page.waitForURL('**/portal', { timeout: 60_000 });
  return page;
}

/** Waits until the worker has the files and the page of the build, and answers for this page. */
const settleWorker = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const pages = (await caches.keys()).filter((name) => name.startsWith('page '));
          return navigator.serviceWorker.controller !== null && pages.length > 0 && (await (await caches.open(pages[0] as string)).keys()).length > 0;
        }),
      { timeout: 60_000 },
    )
    .toBe(true);

const tiles = (page: Page) => page.getByRole('region', { name: 'คิวงาน' });
const stale = (page: Page) => page.getByText(/ไม่มีสัญญาณ ข้อมูลที่เห็นอาจไม่เป็นปัจจุบัน/);
/** What was seen, by the databases of the browser. Acts that wait have one of their own, which outlives the session sealed. */
const seenKept = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name.endsWith('_seen')));

/** Opens the dashboard and a queue, so that they have been seen; returns what the queue's first row says. */
async function see(page: Page): Promise<string> {
  await page.goto('/sarabun/dashboard?queue=unreceived');
  const row = page.getByRole('dialog').getByRole('row').nth(1);
  await expect(row.getByRole('button', { name: /^เรียกดู/ })).toBeVisible();
  await settleWorker(page);
  return (await row.getByRole('button', { name: /^เรียกดู/ }).getAttribute('aria-label')) ?? '';
}

test('without a connection, and with the server stopped, the dashboard and queues open as they were seen last, and say so', async ({ browser, office }) => {
  const server = await breakableServer(office.url);
  const page = await signIn(browser, server, 'registrar1');
  const first = await see(page);
  const context = page.context();
  for (const [cut, mend] of [
    [() => context.setOffline(true), () => context.setOffline(false)],
    [server.stop, server.startAgain],
  ] as const) {
    await cut();
    // As after the tab was closed.
    const later = await context.newPage();
    await later.goto('/sarabun/dashboard');
    await expect(tiles(later).getByRole('button').first()).toBeVisible();
    await expect(stale(later)).toBeVisible();
    await tiles(later).getByRole('button', { name: 'หนังสือรอลงรับ' }).click();
    await expect(later.getByRole('dialog').getByRole('button', { name: first, exact: true })).toBeVisible();
    await mend();
    await expect(stale(later)).toHaveCount(0);
    await expect(later.getByRole('dialog').getByRole('button', { name: first, exact: true })).toBeVisible();
    await later.close();
  }
  expect(await seenKept(page)).toHaveLength(1);
  await page.goto('/portal');
  await page.getByRole('button', { name: 'มาลินี ชูเกียรติ' }).click();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await expect(page.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeVisible();
  await expect.poll(() => seenKept(page)).toEqual([]);
  await context.close();
  await server.stop();
});

test('a device that was signed out meanwhile shows nothing any more as soon as the line is back', async ({ browser, office }) => {
  const server = await breakableServer(office.url);
  const page = await signIn(browser, server, 'registrar2');
  await see(page);
  const token = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('_token'))?.[1]);
  await page.context().setOffline(true);
  await page.goto('/sarabun/dashboard');
  await expect(stale(page)).toBeVisible();
  await fetch(`${office.url}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeVisible();
  await expect.poll(() => seenKept(page)).toEqual([]);
  await page.context().close();
  await server.stop();
});

test('a letter chosen from a queue is read with its paper and commanded without a connection, and the command is sent once', async ({ browser, office }) => {
  const server = await breakableServer(office.url);
  const page = await signIn(browser, server, 'director');
  await page.goto('/sarabun/dashboard?queue=jobReceived');
  const view = page.getByRole('dialog').getByRole('button', { name: /^เรียกดู/ });
  const letter = (await view.first().getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: 'เก็บหนังสือในคิวนี้ไว้อ่านออฟไลน์' }).click();
  await page.getByRole('button', { name: /^เก็บไว้ \d/ }).click();
  await expect(page.getByText(/^เก็บไว้อ่านออฟไลน์แล้ว \d/)).toBeVisible();
  await settleWorker(page);
  await page.context().setOffline(true);
  // As after the tab was closed.
  await page.goto('/sarabun/offline');
  await page.getByRole('link', { name: letter.replace('เรียกดู ', '') }).click();
  await expect(page.getByRole('region', { name: 'ไฟล์หนังสือ' }).or(page.locator('canvas')).first()).toBeVisible();
  await expect(stale(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'ข้อสั่งการ' }).fill('ทราบ');
  await page
    .getByRole('button', { name: /^สั่งการ/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'มีรายการรอส่งของหนังสือเรื่องนี้' })).toBeVisible();
  await page.goto('/sarabun/offline');
  await expect(page.getByRole('region', { name: 'รอส่ง', exact: true }).getByText('ทราบ', { exact: true })).toBeVisible();
  const another = await page.context().newPage();
  await another.goto('/sarabun/offline');
  await expect(another.getByRole('region', { name: 'รอส่ง', exact: true }).getByText('ทราบ', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  for (const tab of [page, another]) await expect(tab.getByText('ไม่มีรายการรอส่ง')).toBeVisible();
  expect(server.asked.filter(({ path }) => path === '/api/sarabun/command-document')).toHaveLength(1);
  await page.context().close();
  await server.stop();
});

test.describe('a deployment in between', () => {
  const compose = /\/assets\/compose-screen[^/]*\.js/;

  for (const worker of ['allow', 'block'] as const) {
    test(`leaves no page white, and nothing typed is lost ${worker === 'allow' ? 'with' : 'without'} a service worker`, async ({ browser, office }) => {
      const server = await breakableServer(office.url);
      const page = await signIn(browser, server, 'director', worker);
      if (worker === 'allow') await settleWorker(page);
      await page.goto('/sarabun/dashboard');
      await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
      const find = page.getByPlaceholder(/^ค้นในทุกคิว/);
      await find.fill('งบประมาณ');
      await expect(page).toHaveURL(/find=/);
      server.loseFiles(compose);
      await page.getByRole('link', { name: 'สร้างหนังสือ' }).last().click();
      // The worker still has the file; without one the page of the newer build is fetched by itself.
      await expect(page.getByRole('button', { name: /^หนังสือภายใน/ })).toBeVisible();
      expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(worker === 'allow');
      await page.goBack();
      await expect(find).toHaveValue('งบประมาณ');
      await page.context().close();
      await server.stop();
    });
  }
});
