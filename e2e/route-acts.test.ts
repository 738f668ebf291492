import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey';

/** Opens a queue and its first letter; returns the letter's dialog. */
async function firstLetter(page: Page, queue: string): Promise<Locator> {
  await page.goto(`/sarabun/dashboard?queue=${queue}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^เรียกดู/ })
    .first()
    .click();
  const letter = page.getByRole('dialog').last();
  await expect(letter.getByRole('region', { name: 'เรื่องและเส้นทาง' })).toBeVisible();
  return letter;
}

/** The form of a mode of the letter. */
async function mode(letter: Locator, name: string): Promise<Locator> {
  await letter.getByRole('tab', { name, exact: true }).click();
  return letter.getByRole('form', { name, exact: true });
}

/** Finds a desk by name and adds it in the form. */
async function take(page: Page, form: Locator, label: string, desk: string) {
  await form.getByRole('textbox', { name: label }).fill(desk);
  await page
    .getByRole('option')
    .filter({ has: page.getByText(desk, { exact: true }) })
    .click();
}

test('letters are received together, presented, commanded by the secretary for the executive, and circulated to all units', async ({ signIn }) => {
  const page = await signIn('central');
  await page.goto('/sarabun/dashboard?queue=unreceived');
  const queue = page.getByRole('dialog');
  await queue.getByRole('button', { name: 'ลงรับที่เลือก 0 เรื่อง' }).click();
  await expect(page.getByText('กรุณาเลือกข้อมูลก่อนทำรายการทุกครั้ง')).toBeVisible();
  for (const row of [1, 2, 3]) await queue.getByRole('row').nth(row).getByRole('checkbox').check();
  await queue.getByRole('button', { name: 'ลงรับที่เลือก 3 เรื่อง' }).click();
  await expect(queue.getByText(/^ลงรับแล้ว 3 เรื่อง เลขรับ [๐-๙]+–[๐-๙]+$/)).toBeVisible();

  const letter = await firstLetter(page, 'jobReceived');
  const subject = (await letter.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const presenting = await mode(letter, 'เสนอ');
  await take(page, presenting, 'เสนอต่อ', 'อธิบดี');
  await presenting.getByRole('button', { name: 'เพื่อโปรดพิจารณา' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^เสนอ.*แล้ว/).first()).toBeVisible();

  const secretary = await signIn('secretary');
  await secretary.goto(`/sarabun/dashboard?queue=jobReceived&search=${encodeURIComponent(subject)}`);
  await secretary
    .getByRole('dialog')
    .getByRole('button', { name: /^เรียกดู/ })
    .first()
    .click();
  const tray = secretary.getByRole('dialog').last();
  const commanding = await mode(tray, 'สั่งการ');
  await expect(tray.getByText('ทำในฐานะ ในนามอธิบดี')).toBeVisible();
  await commanding.getByRole('textbox', { name: 'ข้อสั่งการ' }).fill('ทราบ ดำเนินการต่อไป');
  await secretary.keyboard.press('Control+Enter');
  await expect(secretary.getByText(/^สั่งการแล้ว/)).toBeVisible();
  await expect(tray.getByText(/แก้วมณี .* ในนามอธิบดี ·/)).toBeVisible();

  const circulating = await mode(await firstLetter(page, 'jobReceived'), 'เวียน');
  await circulating.getByRole('button', { name: /^หน่วยงานทั้งหมด/ }).click();
  await expect(circulating.getByText(/^เลือกแล้ว \d+ ราย$/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^เวียน.*แล้ว|^ส่งเวียน/).first()).toBeVisible();
});
