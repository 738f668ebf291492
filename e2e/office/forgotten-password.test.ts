import { expect, expectAccessible, test } from '../support/journey';

const email = 'natthida.p@docflow.example.go.th';
const usual = 'Portal1234';
const another = 'Another1234';

test('who forgot the password sets a new one by the code of a mail, and every open page is thrown out', async ({ signIn, openBrowser }) => {
  const forgottenDesk = await signIn('officer2');
  await forgottenDesk.waitForEvent('websocket');

  const page = await openBrowser();
  await page.goto('/login');
  await page.getByRole('link', { name: 'ลืมรหัสผ่าน' }).click();
  await expect(page.getByRole('heading', { name: 'ลืมรหัสผ่าน' })).toBeVisible();
  await page.getByLabel('อีเมล').fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ส่ง' }).click();
  await expect(page.getByRole('alertdialog', { name: 'ทำรายการสำเร็จ!' })).toBeVisible();
  await expectAccessible(page);

  const mailbox = await openBrowser();
  await mailbox.goto('/outbox');
  const mail = mailbox.getByRole('article').filter({ hasText: email }).first();
  await expect(mail).toContainText('Your code to set a new password');
  await expectAccessible(mailbox);
  const [, code = ''] = /Code: (\d{6})/.exec((await mail.textContent()) ?? '') ?? [];

  await page.getByRole('button', { name: 'กรอกรหัสยืนยัน' }).click();
  await expect(page.getByRole('heading', { name: 'ตั้งรหัสผ่านใหม่' })).toBeVisible();
  await page.getByLabel('รหัสผ่านใหม่', { exact: false }).first().fill(another);
  await page.getByLabel('ยืนยันรหัสผ่านใหม่').fill(another);
  await page.getByLabel('รหัสยืนยันการทำรายการ').fill(code);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByRole('alertdialog', { name: 'ทำรายการสำเร็จ!' })).toBeVisible();

  await forgottenDesk.waitForURL(/\/login\?.*ended=password/);
  await expect(forgottenDesk.getByText('รหัสผ่านของบัญชีนี้ถูกเปลี่ยน', { exact: false })).toBeVisible();

  await page.waitForURL('**/login');
  await page.getByRole('textbox', { name: 'ชื่อผู้ใช้งาน' }).fill('officer2');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(another);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await page.waitForURL('**/portal');

  await page.getByRole('button', { name: /ณัฐธิดา/ }).click();
  await page.getByRole('link', { name: 'ข้อมูลบัญชี' }).click();
  const devices = page.getByRole('region', { name: 'เครื่องที่ใช้งานและประวัติการเข้าใช้งาน' });
  await expect(devices.getByRole('listitem').first()).toContainText('เครื่องนี้');
  await expect(devices.getByRole('listitem').nth(1)).toContainText('เปลี่ยนรหัสผ่าน');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'โปรไฟล์' }).click();
  await expect(page.getByRole('heading', { name: 'โปรไฟล์', level: 1 })).toBeVisible();
  await expectAccessible(page);

  // The next journey signs in with the usual password.
  await page.getByRole('link', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  await page.getByLabel('รหัสผ่านเดิม').fill(another);
  await page.getByLabel('รหัสผ่านใหม่', { exact: false }).first().fill(usual);
  await page.getByLabel('ยืนยันรหัสผ่านใหม่').fill(usual);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  await expect(page.getByText('เปลี่ยนรหัสผ่านเรียบร้อย')).toBeVisible();
});
