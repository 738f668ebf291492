import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { expectSound, noteFailures, walkByLinks, walkPanel } from '../support/walk';

const launcher = 'เปิดรายการระบบงาน';

/** The whole way of a person by links alone, from the page after signing in. */
async function walkAll(page: Page, name: string): Promise<string[]> {
  const failures = noteFailures(page);
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
  const seen = await walkByLinks(page);
  await walkPanel(page, launcher, seen);
  await walkPanel(page, name, seen);
  expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);
  expect(failures).toEqual([]);
  return seen;
}

test('an administrator comes to every page of the settings by links, and each is sound', async ({ signIn }) => {
  test.setTimeout(600_000);
  const seen = await walkAll(await signIn('admin'), 'ปกรณ์');
  const settings = seen.filter((page) => page.startsWith('/settings/'));
  expect(settings.length).toBeGreaterThan(50);
  expect(seen).toEqual(
    expect.arrayContaining([
      '/settings/3144',
      '/settings/3284',
      '/settings/:id/certificate-person/:id',
      '/settings/:id/registration-book-display/manage-columns/:id',
      '/settings/:id/registration-book-display/manage-function-book-display/:id',
      '/settings/:id/admin-application/menu-system/:id',
      '/settings/:id/users-group/menu-permission-group/:id',
      '/settings/:id/sign-type/signTypeGroup/:id',
    ]),
  );
});

test('a registrar comes to every page of the registry by links, and each is sound', async ({ signIn }) => {
  const seen = await walkAll(await signIn('central'), 'ดวงใจ');
  const pages = ['/portal', '/sarabun/dashboard', '/sarabun/receive', '/sarabun/compose', '/sarabun/drafts', '/sarabun/registers', '/sarabun/registers/:id'];
  const further = ['/sarabun/follow-up', '/sarabun/pendency', '/intranet/manage-intranet', '/notification-all', '/notification-all/LEAVE'];
  const collections = ['/collections/news', '/collections/meeting'];
  expect(seen).toEqual(expect.arrayContaining([...pages, ...further, ...collections]));
});

test('what a page shows does not depend on the pages opened before: from clearances to the registers and back', async ({ signIn }) => {
  const page = await signIn('auditor');
  const failures = noteFailures(page);
  const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
  const toClearances = async () => {
    await menu.getByRole('link', { name: 'ตั้งค่า' }).click();
    await page.getByRole('link', { name: 'การเข้าถึงชั้นความลับ' }).click();
    await expectSound(page);
  };
  await toClearances();
  const registrars = page.getByRole('region', { name: 'นายทะเบียนข้อมูลข่าวสารลับและผู้ช่วย' }).getByRole('listitem');
  await expect(registrars.first()).toBeVisible();
  const names = await registrars.allInnerTexts();
  await menu.getByRole('link', { name: 'ทะเบียน' }).click();
  await expectSound(page);
  await toClearances();
  await expect(registrars.first()).toBeVisible();
  expect(await registrars.allInnerTexts()).toEqual(names);
  expect(failures).toEqual([]);
});
