import { expect, test } from '../support/journey';

const authCookie = 'sarabun_auth';

test('who signs out reads of no other reason, in no open page, and leaves no session in the browser', async ({ signIn }) => {
  const page = await signIn('officer2');
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  expect(await names()).toContain(authCookie);
  const second = await page.context().newPage();
  const listening = (on: typeof page) => on.waitForResponse((response) => response.url().includes('/socket.io/') && response.url().includes('sid='));
  await Promise.all([listening(second), second.goto('/portal')]);
  await page.getByRole('button', { name: 'ณัฐธิดา ภักดีรัตน์' }).click();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  for (const left of [page, second]) {
    await expect(left.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeVisible();
    expect(left.url()).not.toContain('ended=');
  }
  expect(await names()).not.toContain(authCookie);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /_(token|userLogin)$/.test(key)))).toEqual([]);
});
