import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey';

const officer = 'กิตติพงศ์ แสงอรุณ';

async function openQueue(page: Page, title: string) {
  await page.getByRole('link', { name: 'ไปที่โต๊ะงาน' }).click();
  await expect(page.getByRole('heading', { name: 'โต๊ะงาน', level: 1 })).toBeVisible();
  await page.getByRole('region', { name: 'คิวงาน' }).getByRole('button', { name: title }).click();
  const queue = page.getByRole('dialog', { name: title });
  await expect(queue.getByRole('row').nth(1)).toBeVisible();
  return queue;
}

/** Whether something dark is drawn. Runs in the page. */
function hasInk(canvas: Node): boolean {
  const { width, height } = canvas as HTMLCanvasElement;
  const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  return pixels.some((value, index) => index % 4 === 3 && value > 200 && (pixels[index - 1] ?? 255) < 128);
}

/** The letter's dialog, with the first page of its PDF drawn. */
async function letterWithPaper(page: Page, subject: string) {
  const letter = page.getByRole('dialog', { name: subject });
  const paper = letter.locator('canvas').first();
  await expect.poll(() => paper.evaluate(hasInk), 'ink on the paper').toBe(true);
  return letter;
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
  const receiving = letter.getByRole('form', { name: 'ลงรับ' });
  const next = await receiving.getByText(/^[๐-๙]+\/[๐-๙]{4}$/).textContent();
  await receiving.getByRole('button', { name: 'ลงรับ' }).click();
  await expect(page.getByText(`ลงรับแล้ว เลขที่ ${next?.split('/')[0]}`, { exact: true })).toBeVisible();

  // The next letter of the queue has opened; this one is looked at again.
  await expect(letter).toHaveCount(0);
  await page.keyboard.press('Alt+B');
  await letter.getByRole('tab', { name: 'มอบหมาย', exact: true }).click();
  const assigning = letter.getByRole('form', { name: 'มอบหมาย' });
  await assigning.getByLabel('ผู้รับผิดชอบ').fill(officer);
  await page.getByRole('option', { name: new RegExp(`^นาย${officer}`) }).click();
  await assigning.getByLabel('งานที่มอบ').fill('ตรวจสอบข้อเท็จจริงและรายงาน');
  await officerQueue.getByRole('searchbox', { name: 'ค้นในคิวนี้' }).fill(subject);
  await expect(officerQueue.getByText('ไม่พบเรื่องที่ตรงกับการค้น')).toBeVisible();
  await assigning.getByRole('button', { name: /^มอบหมาย/ }).click();
  await expect(page.getByText(/^มอบหมายแล้ว: /)).toBeVisible();

  await expect(officerQueue.getByText(subject).first()).toBeVisible();
  expect(await officerPage.evaluate(() => 'neverReloaded' in window)).toBe(true);
  await officerQueue.getByRole('button', { name: `เรียกดู ${subject}` }).click();
  const assigned = await letterWithPaper(officerPage, subject);
  await expect(assigned.getByRole('region', { name: 'เรื่องและเส้นทาง' }).getByText('ตรวจสอบข้อเท็จจริงและรายงาน')).toBeVisible();
  await expectAccessible(officerPage);
});
