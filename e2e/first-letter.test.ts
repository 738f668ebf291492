import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey';

const officer = 'กิตติพงศ์ แสงอรุณ';

async function openQueue(page: Page, title: string) {
  await page.getByRole('link', { name: 'ไปที่โต๊ะงาน' }).click();
  await expect(page.getByRole('heading', { name: 'โต๊ะงาน', level: 1 })).toBeVisible();
  await page.getByRole('region', { name: 'คิวงาน' }).getByRole('button', { name: title }).click();
  const queue = page.getByRole('dialog', { name: title });
  await expect(queue.getByRole('row').nth(1)).toBeVisible();
  return queue;
}

/** The letter's dialog, with the first page of its PDF drawn. */
async function letterWithPaper(page: Page, subject: string) {
  const letter = page.getByRole('dialog', { name: subject });
  const paper = letter.locator('canvas').first();
  await expect(paper).toBeVisible();
  await expect.poll(() => paper.evaluate((canvas: HTMLCanvasElement) => inkOf(canvas)), 'ink on the paper').toBe(true);
  return letter;

  function inkOf(canvas: HTMLCanvasElement): boolean {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return pixels.some((value, index) => index % 4 < 3 && value < 128 && (pixels[index - (index % 4) + 3] ?? 0) > 0);
  }
}

test('a letter is received under a number, assigned, and seen at once by the one who must act', async ({ signIn }) => {
  const officerPage = await signIn('officer1');
  const officerQueue = await openQueue(officerPage, 'หนังสือรอดำเนินการ');
  await officerPage.evaluate(() => Object.assign(window, { neverReloaded: true }));

  const page = await signIn('central');
  await expectAccessible(page);
  const queue = await openQueue(page, 'หนังสือรอลงรับ');
  await queue.getByRole('button', { name: 'มีไฟล์แนบ' }).click();
  await expectAccessible(page);
  const view = queue.getByRole('button', { name: /^เรียกดู/ }).first();
  const subject = ((await view.getAttribute('aria-label')) ?? '').replace(/^เรียกดู\s+/, '');
  expect(subject).not.toBe('');
  await view.click();

  const letter = await letterWithPaper(page, subject);
  await expectAccessible(page);
  const next = await letter.getByText(/^[๐-๙]+\/[๐-๙]{4}$/).textContent();
  await letter.getByRole('button', { name: 'ลงรับ', exact: true }).click();
  await expect(page.getByText(`ลงรับแล้ว เลขที่ ${next?.split('/')[0]}`)).toBeVisible();

  await letter.getByLabel('ผู้รับผิดชอบ').fill(officer);
  await page.getByRole('option', { name: officer }).click();
  await letter.getByLabel('งานที่มอบ').fill('ตรวจสอบข้อเท็จจริงและรายงาน');
  await expect(officerQueue.getByText(subject)).toHaveCount(0);
  await letter
    .getByRole('button', { name: /^มอบหมาย/ })
    .last()
    .click();
  await expect(page.getByText('มอบหมายแล้ว 1 ราย')).toBeVisible();

  await expect(officerQueue.getByText(subject).first()).toBeVisible();
  expect(await officerPage.evaluate(() => 'neverReloaded' in window)).toBe(true);
  await officerQueue.getByRole('button', { name: `เรียกดู ${subject}` }).click();
  const assigned = await letterWithPaper(officerPage, subject);
  await expect(assigned.getByText('ตรวจสอบข้อเท็จจริงและรายงาน')).toBeVisible();
  await expectAccessible(officerPage);
});
