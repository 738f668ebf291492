import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey';
import { expectAsWritten, handsOn } from '../support/keystroke-model';

/** Hands of an administrator, who fills fields by their names. */
function administratorOn(page: Page) {
  const hands = handsOn(page);
  return {
    ...hands,
    async fill(name: string | RegExp, text: string) {
      await hands.think();
      hands.count.keys += text.length + 1;
      await page.getByRole('textbox', { name }).fill(text);
    },
    async choose(name: string, text: string) {
      await hands.think();
      hands.count.keys += 2;
      await page.getByLabel(name).selectOption(text);
    },
    clickOn: (name: string | RegExp, role: 'button' | 'link' | 'radio' = 'button') => hands.click(page.getByRole(role, { name }).first()),
  };
}

test('a unit with two people is set up on one page, left and continued', async ({ signIn }) => {
  const page = await signIn('admin', '/settings/3170/setup-organization');
  const hands = administratorOn(page);
  await hands.clickOn('ตั้งหน่วยงานทีละขั้น', 'link');
  await expect(page.getByRole('textbox', { name: /^ชื่อหน่วยงาน/ }).first()).toBeVisible();
  await expectAccessible(page);
  await hands.fill(/^ชื่อหน่วยงาน/, 'กองทดสอบการตั้งหน่วย');
  await page.getByRole('textbox', { name: /^รหัสหน่วยงาน/ }).fill('บ้า บอ!!');
  await page.getByRole('button', { name: 'บันทึกหน่วยงานและไปต่อ' }).click();
  await expect(page.getByText('“รหัสหน่วยงาน” ไม่ถูกรูปแบบ')).toBeVisible();
  await hands.fill(/^รหัสหน่วยงาน/, '0198');
  await hands.clickOn('บันทึกหน่วยงานและไปต่อ');
  for (const [given, family, email] of [
    ['สมชาย', 'ทดสอบงาน', 'somchai.th@example.go.th'],
    ['สมหญิง', 'ลองงาน', 'somying.lo@example.go.th'],
  ] as const) {
    await hands.choose('คำนำหน้า', 'นาย');
    await hands.fill(/^ชื่อ(?!อังกฤษ|ผู้ใช้|หน่วย)/, given);
    await hands.fill(/^นามสกุล(?!อังกฤษ)/, family);
    await hands.fill(/^อีเมล/, email);
    await hands.clickOn('เพิ่มบุคลากร');
    await expect(page.getByText(`นาย${given} ${family}`)).toBeVisible();
  }
  // Left in the middle: the address brings the same unit and step back.
  await page.reload();
  await hands.clickOn('ไปขั้นต่อไป');
  await hands.clickOn(/สมชาย/, 'radio');
  await hands.clickOn('ตั้งเจ้าหน้าที่และไปต่อ');
  await expect(page.getByRole('textbox', { name: /^ชื่อตำแหน่งหัวหน้า/ })).toBeVisible();
  await hands.clickOn(/สมหญิง/, 'radio');
  await hands.clickOn('ตั้งหัวหน้าและไปต่อ');
  await expect(page.getByRole('textbox', { name: 'เสนอตำแหน่ง' })).toHaveValue('ผู้อำนวยการกองทดสอบการตั้งหน่วย');
  await hands.clickOn('บันทึกเส้นทาง');
  await expect(page.getByText('พร้อมรับส่งหนังสือแล้ว')).toBeVisible();
  await expectAccessible(page);
  const { keys, clicks, thoughts } = hands.count;
  console.log(`a unit with two people: ${keys} keys, ${clicks} clicks, ${thoughts} fields: ${Math.round(hands.seconds())} s by the model`);
  expectAsWritten(hands.count, 'Setting up a unit', 'now');
});
