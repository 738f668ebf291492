import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey';

/** The keystroke-level model (see `receiving-desk.test.ts`), in seconds. */
const model = { key: 0.28, think: 1.35, point: 1.1, click: 0.2, hand: 0.8 };
const mostSeconds = 150;

/** Hands of an administrator: keys, clicks and fields are counted. */
function handsOn(page: Page) {
  const count = { keys: 0, clicks: 0, thoughts: 0 };
  return {
    count,
    async fill(name: string | RegExp, text: string) {
      count.thoughts++;
      count.keys += text.length + 1;
      await page.getByRole('textbox', { name }).fill(text);
    },
    async choose(name: string, text: string) {
      count.thoughts++;
      count.keys += 2;
      await page.getByLabel(name).selectOption(text);
    },
    async press(name: string | RegExp, role: 'button' | 'link' | 'radio' = 'button') {
      count.clicks++;
      await page.getByRole(role, { name }).first().click();
    },
    seconds: () => count.keys * model.key + count.thoughts * model.think + count.clicks * (model.point + model.click + model.hand),
  };
}

test('a unit with two people is set up on one page, left and continued', async ({ signIn }) => {
  const page = await signIn('admin');
  await page.goto('/settings/3170/setup-organization');
  const hands = handsOn(page);
  await hands.press('ตั้งหน่วยงานทีละขั้น', 'link');
  await expect(page.getByRole('textbox', { name: /^ชื่อหน่วยงาน/ }).first()).toBeVisible();
  await expectAccessible(page);
  await hands.fill(/^ชื่อหน่วยงาน/, 'กองทดสอบการตั้งหน่วย');
  await page.getByRole('textbox', { name: /^รหัสหน่วยงาน/ }).fill('บ้า บอ!!');
  await page.getByRole('button', { name: 'บันทึกหน่วยงานและไปต่อ' }).click();
  await expect(page.getByText('“รหัสหน่วยงาน” ไม่ถูกรูปแบบ')).toBeVisible();
  await hands.fill(/^รหัสหน่วยงาน/, '0198');
  await hands.press('บันทึกหน่วยงานและไปต่อ');
  for (const [given, family, email] of [
    ['สมชาย', 'ทดสอบงาน', 'somchai.th@example.go.th'],
    ['สมหญิง', 'ลองงาน', 'somying.lo@example.go.th'],
  ] as const) {
    await hands.choose('คำนำหน้า', 'นาย');
    await hands.fill(/^ชื่อ(?!อังกฤษ|ผู้ใช้|หน่วย)/, given);
    await hands.fill(/^นามสกุล(?!อังกฤษ)/, family);
    await hands.fill(/^อีเมล/, email);
    await hands.press('เพิ่มบุคลากร');
    await expect(page.getByText(`นาย${given} ${family}`)).toBeVisible();
  }
  // Left in the middle: the address brings the same unit and step back.
  await page.reload();
  await hands.press('ไปขั้นต่อไป');
  await hands.press(/สมชาย/, 'radio');
  await hands.press('ตั้งเจ้าหน้าที่และไปต่อ');
  await expect(page.getByRole('textbox', { name: /^ชื่อตำแหน่งหัวหน้า/ })).toBeVisible();
  await hands.press(/สมหญิง/, 'radio');
  await hands.press('ตั้งหัวหน้าและไปต่อ');
  await expect(page.getByRole('textbox', { name: 'เสนอตำแหน่ง' })).toHaveValue('ผู้อำนวยการกองทดสอบการตั้งหน่วย');
  await hands.press('บันทึกเส้นทาง');
  await expect(page.getByText('พร้อมรับส่งหนังสือแล้ว')).toBeVisible();
  await expectAccessible(page);
  const { keys, clicks, thoughts } = hands.count;
  console.log(`a unit with two people: ${keys} keys, ${clicks} clicks, ${thoughts} fields: ${Math.round(hands.seconds())} s by the model`);
  expect(hands.seconds()).toBeLessThan(mostSeconds);
});
