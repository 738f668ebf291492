import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { issuedLetter } from '../support/issued-letter';
import { expect, expectAccessible, test } from '../support/journey';
import { scannedCodes } from '../support/scan';

// The browser logs the answer to a code that no letter has.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { hasTouch: true, reducedMotion: 'reduce' }, excused: /404 \(Not Found\)/ });

/** The PDF with other bytes behind its end: every page is as before. */
const savedAgain = (pdf: Buffer) => Buffer.concat([pdf, Buffer.from('\n% saved again\n')]);

test('somebody outside scans the code on a letter, sees that it is genuine, and compares the file they got', async ({ openBrowser, comeBack, office }) => {
  const subject = `ประชุมเตรียมการ ${Date.now() % 100_000}`;
  const { documentId, number, pdf } = await issuedLetter(office.url, subject);
  const other = await issuedLetter(office.url, `${subject} อีกฉบับ`);
  const [code = '', ...further] = await scannedCodes(pdf);
  expect(further.length).toBeGreaterThan(0);
  expect(further.every((one) => one === code)).toBe(true);

  const page = await openBrowser();
  await page.goto('/login');
  await page.getByRole('link', { name: 'ตรวจสอบหนังสือด้วยรหัสบนหนังสือ' }).click();
  await page.getByLabel('รหัสตรวจสอบ').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'ตรวจสอบ' }).click();
  await expect(page.getByText('หนังสือนี้ออกจริงและยังไม่ถูกยกเลิก')).toBeVisible();
  await page.goto(`/verify-document/${code}`);
  await expect(page.getByText('หนังสือนี้ออกจริงและยังไม่ถูกยกเลิก')).toBeVisible();
  await expect(page.getByText(toThaiDigits(number), { exact: true })).toBeVisible();
  await expect(page.getByText(subject)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'wider than the screen by').toBeLessThanOrEqual(0);
  await expectAccessible(page);

  const compare = (name: string, buffer: Buffer) => page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await compare('ที่ได้รับ.pdf', pdf);
  await expect(page.getByText('เป็นไฟล์ที่ออกจริง')).toBeVisible();
  await compare('บันทึกใหม่.pdf', savedAgain(pdf));
  await expect(page.getByText('ไฟล์นี้ถูกแก้ไขหลังลงนาม')).toBeVisible();
  await compare('ฉบับอื่น.pdf', other.pdf);
  await expect(page.getByText('ไม่ตรงกับหนังสือที่ออก')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'หน้า 1' })).toContainText('ข้อความต่างกัน');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'EN' }).click();
  await expect(page.getByText('This letter was issued and is not cancelled')).toBeVisible();
  await page.getByLabel('Code of the letter').fill('0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toContainText('No letter can be shown for this code');
  await expectAccessible(page);

  const writer = await comeBack('officer1', `/sarabun/dashboard?document=${documentId}`);
  const letter = writer.getByRole('dialog', { name: subject });
  await letter.getByText('เรื่องและเส้นทาง').first().click();
  await letter.getByRole('button', { name: 'รหัสตรวจสอบหนังสือ' }).click();
  await expect(letter.getByText(code.replaceAll(/.{4}(?=.)/g, '$&-'))).toBeVisible();
  await expectAccessible(writer);
});
