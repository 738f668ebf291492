import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey';

const password = 'Portal1234';

async function openSigningQueue(page: Page) {
  await page.getByRole('link', { name: 'ไปที่โต๊ะงาน' }).click();
  await page.getByRole('region', { name: 'คิวงาน' }).getByRole('button', { name: 'หนังสือรอลงนาม' }).click();
  const queue = page.getByRole('dialog', { name: 'หนังสือรอลงนาม' });
  await expect(queue.getByRole('row').nth(1)).toBeVisible();
  return queue;
}

test('five letters are signed in one go: four get their numbers, the one signed in the meantime is named with the reason', async ({ signIn }) => {
  // The deputy acts for the director, so both see the letters on the director's desk.
  const director = await signIn('director');
  const directorsQueue = await openSigningQueue(director);
  const view = directorsQueue.getByRole('button', { name: /^เรียกดู/ }).first();
  const taken = ((await view.getAttribute('aria-label')) ?? '').replace(/^เรียกดู\s+/, '');
  await view.click();

  const page = await signIn('deputy');
  const queue = await openSigningQueue(page);
  await queue.getByRole('checkbox', { name: `เลือก ${taken}`, exact: true }).check();
  const others = queue.getByRole('row').getByRole('checkbox', { checked: false });
  for (let n = 0; n < 4; n++) await others.first().check();
  const chosen = await queue
    .getByRole('row')
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''));
  expect(chosen).toHaveLength(5);

  const pane = director.getByRole('dialog', { name: taken }).getByRole('form', { name: 'ลงนาม' });
  await pane.getByLabel('รหัสผ่านของท่าน').fill(password);
  await pane.getByRole('button', { name: /^ลงนาม/ }).click();
  await expect(director.getByText(/^ลงนามแล้ว ที่/)).toBeVisible();
  await expect(queue.getByRole('checkbox', { name: `เลือก ${taken}`, exact: true })).toHaveCount(0);

  await queue.getByRole('button', { name: 'ลงนาม 5 เรื่องที่เลือก' }).click();
  const dialog = page.getByRole('dialog', { name: 'ลงนามหลายเรื่องพร้อมกัน' });
  await dialog.getByLabel('รหัสผ่านของท่าน').fill(password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'ลงนาม 5 เรื่องที่เลือก' }).click();

  await expect(queue.getByText(/^ลงนามแล้ว 4 เรื่อง/)).toBeVisible();
  const refusal = queue.getByRole('alert');
  await expect(refusal).toContainText('ลงนามไม่ได้ 1 เรื่อง');
  await expect(refusal.getByRole('listitem')).toContainText(taken);
  for (const name of chosen) await expect(queue.getByRole('checkbox', { name, exact: true })).toHaveCount(0);
  await expectAccessible(page);
});
