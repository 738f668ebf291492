import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey';

const dashboard = '/sarabun/dashboard';

/** Opens a letter from a queue of the dashboard. */
async function openLetter(page: Page, queue: string, subject: string) {
  await page.getByRole('region', { name: 'คิวงาน' }).getByRole('button', { name: queue }).click();
  const list = page.getByRole('dialog', { name: queue });
  await list.getByRole('searchbox', { name: 'ค้นในคิวนี้' }).fill(subject);
  await list.getByRole('button', { name: `เรียกดู ${subject}` }).click();
  const letter = page.getByRole('dialog', { name: subject });
  await expect(letter.getByRole('region', { name: 'เรื่องและเส้นทาง' })).toBeVisible();
  return letter;
}

test('a letter is written, checked, signed under the next number, and waits with its receiver', async ({ signIn, comeBack }) => {
  const subject = `ขอเชิญประชุมเตรียมการระบบสำรอง ${Date.now() % 100_000}`;
  const writer = await comeBack('officer1', '/sarabun/compose');
  await writer.getByRole('button', { name: /^หนังสือภายใน/ }).click();
  const form = writer.getByRole('form', { name: 'แบบร่างหนังสือ' });
  await form.getByRole('textbox', { name: /^เรื่อง/ }).fill(subject);
  await form.getByRole('textbox', { name: /^ผู้รับ/ }).fill('ผู้อำนวยการกอง');
  await form.getByRole('textbox', { name: 'ข้อความ' }).fill('ด้วยกองแผนงานจะจัดประชุมเตรียมการ จึงเรียนมาเพื่อโปรดทราบ');
  await form.getByLabel('หน่วยงาน ตำแหน่ง หรือบุคคลในระบบ').fill('กองพัฒนา');
  await writer
    .getByRole('option', { name: /^กองพัฒนาระบบงาน/ })
    .first()
    .click();
  await expect(form.getByText(/บันทึกร่างแล้วเมื่อ/)).toBeVisible();
  await expect(writer.getByRole('region', { name: 'หนังสือที่จะพิมพ์' }).locator('canvas').first()).toBeVisible();
  await expectAccessible(writer);
  await form.getByRole('button', { name: /^เสนอ(ตรวจ|ลงนาม)/ }).click();
  await expect(writer.getByText('เสนอร่างหนังสือแล้ว')).toBeVisible();

  const checker = await signIn('onumal', dashboard);
  const checking = await openLetter(checker, 'หนังสือรอตรวจสอบ', subject);
  await expectAccessible(checker);
  await checking.getByRole('form', { name: 'ผ่าน' }).getByRole('button', { name: /^ผ่าน/ }).click();
  await expect(checker.getByText('ส่งต่อร่างแล้ว')).toBeVisible();

  const head = await signIn('head1', dashboard);
  const signing = await openLetter(head, 'หนังสือรอลงนาม', subject);
  await expect(signing.locator('canvas').first()).toBeVisible();
  await expectAccessible(head);
  const pane = signing.getByRole('form', { name: 'ลงนาม' });
  await pane.getByLabel('รหัสผ่านของท่าน').fill('Portal1234');
  await pane.getByRole('button', { name: /^ลงนามและออกเลข/ }).click();
  await expect(head.getByText(/^ลงนามแล้ว ที่ /)).toBeVisible();

  const registrar = await signIn('registrar2', dashboard);
  const waiting = await openLetter(registrar, 'หนังสือรอลงรับ', subject);
  await expect(waiting.getByRole('form', { name: 'ลงรับ' })).toBeVisible();
});
