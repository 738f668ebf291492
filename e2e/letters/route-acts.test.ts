import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey';

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
  const tab = letter.getByRole('tab', { name, exact: true });
  // What is wanted rarely stands behind the last place of the row.
  const more = letter.getByRole('button', { name: 'เพิ่มเติม' });
  await expect(tab.or(more).first()).toBeVisible();
  if (!(await tab.isVisible())) await more.click();
  await tab.click();
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

test('letters are received together, presented, commanded by the secretary for the executive, and circulated to all units', async ({ signIn, comeBack }) => {
  const page = await comeBack('central', '/sarabun/dashboard?queue=unreceived');
  const queue = page.getByRole('dialog');
  for (const row of [1, 2, 3]) await queue.getByRole('row').nth(row).getByRole('checkbox').check();
  await queue.getByRole('button', { name: 'ลงรับที่เลือก 3 เรื่อง' }).click();
  await expect(queue.getByText(/^ลงรับแล้ว 3 เรื่อง เลขรับ [๐-๙]+–[๐-๙]+$/)).toBeVisible();

  const letter = await firstLetter(page, 'jobReceived');
  const subject = (await letter.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const presenting = await mode(letter, 'เสนอ');
  const named = presenting.getByRole('button', { name: /^นำ .* ออก$/ });
  if ((await named.count()) === 0) await take(page, presenting, 'เสนอต่อ', 'อธิบดี');
  await expect(named.first()).toBeVisible();
  await presenting.getByRole('button', { name: 'เพื่อโปรดพิจารณา' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^เสนอ.*แล้ว/).first()).toBeVisible();
  // The next letter has opened; what was sent on can be pulled back, and is presented again.
  const next = page.getByRole('dialog').last();
  await expect(next.getByRole('heading', { level: 1 })).not.toHaveText(subject);
  await expect(next.getByRole('heading', { level: 1 })).toBeFocused();
  // A mouse that rests where it pressed last passes through what came to lie there.
  await page.mouse.move(1, 1);
  await page.getByRole('button', { name: /^ดึงคืน/ }).click();
  await expect(page.getByText('ดึงคืนแล้ว')).toBeVisible();
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(subject);
  const again = await mode(next, 'เสนอ');
  if ((await again.getByRole('button', { name: /^นำ .* ออก$/ }).count()) === 0) await take(page, again, 'เสนอต่อ', 'อธิบดี');
  await again.getByRole('button', { name: 'เพื่อโปรดพิจารณา' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^เสนอ.*แล้ว/).first()).toBeVisible();

  const secretary = await signIn('secretary', `/sarabun/dashboard?queue=jobReceived&search=${encodeURIComponent(subject)}`);
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
  // Nothing else of the search is in the queue: the letter has closed, and can be looked at again.
  await secretary.keyboard.press('Alt+B');
  await expect(tray.getByText(/แก้วมณี .* ในนามอธิบดี ·/).last()).toBeVisible();

  const circulating = await mode(await firstLetter(page, 'jobReceived'), 'เวียน');
  await circulating.getByRole('button', { name: /^หน่วยงานทั้งหมด/ }).click();
  await expect(circulating.getByText(/^เลือกแล้ว \d+ ราย$/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^เวียน.*แล้ว|^ส่งเวียน/).first()).toBeVisible();
});
