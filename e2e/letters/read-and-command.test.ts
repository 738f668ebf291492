import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey';
import { expectAsWritten, handsOn } from '../support/keystroke-model';

const letters = 10;

const received = '/sarabun/dashboard?queue=jobReceived';

/** How many letters wait in the open queue, as its head says. */
async function waiting(page: Page): Promise<number> {
  const foot = page.getByRole('dialog').getByText(/จาก \d+ เรื่อง|ไม่มีเรื่อง/);
  await expect(foot.first()).toBeVisible();
  return Number(/จาก (\d+)/.exec((await foot.first().textContent()) ?? '')?.[1] ?? 0);
}

const titleOf = (page: Page) => page.getByRole('dialog').last().getByRole('heading', { level: 1 });

test('a director reads, commands and goes on through ten letters by keys alone', async ({ signIn, comeBack }) => {
  const director = await signIn('director', received);
  const missing = letters - (await waiting(director));
  const registrar = await comeBack('central', received);
  if (missing > 0) {
    // What was just received opens on เสนอ with the director named; for what came back by an order one tap names the director.
    expect(await waiting(registrar)).toBeGreaterThanOrEqual(missing);
    await registrar.keyboard.press('ArrowDown');
    await registrar.keyboard.press('Enter');
    for (let n = 0; n < missing; n++) {
      await registrar.getByRole('tab', { name: 'เสนอ', exact: true }).click();
      const form = registrar.getByRole('form', { name: 'เสนอ', exact: true });
      const named = form.getByRole('button', { name: 'นำ อธิบดี ออก' });
      const chip = form.getByRole('button', { name: /(ตามโครงสร้าง|ส่งล่าสุด) อธิบดี$/ });
      await expect(named.or(chip).first()).toBeVisible();
      if (await chip.isVisible()) await chip.click();
      await expect(named).toBeVisible();
      const place = registrar.getByText(`${n + 1} จาก`);
      await expect(place.first()).toBeVisible();
      await expect(form.locator('[type=submit]')).toBeEnabled();
      await registrar.keyboard.press('Control+Enter');
      await expect(registrar.getByText(/^เสนอ.*แล้ว/).first()).toBeVisible();
      await expect(registrar.getByText(new RegExp(`^${n + 2} จาก \\d+$`))).toBeVisible();
    }
    await director.goto(received);
    await waiting(director);
  }

  const hands = handsOn(director);
  await expect(director.locator('[data-row]').first()).toBeVisible();
  await hands.press('ArrowDown', 'Enter');
  const first = director.getByRole('form', { name: 'สั่งการ', exact: true });
  await expect(first.getByRole('radio').first()).toBeFocused();
  for (let n = 1; n <= letters; n++) {
    await expect(director.getByText(`${n} จาก ${letters}`, { exact: true })).toBeVisible();
    await expect(director.getByRole('form', { name: 'สั่งการ', exact: true })).toBeVisible();
    const subject = (await titleOf(director).textContent()) ?? '';
    await hands.think();
    if (n > 1) await expect(titleOf(director)).toBeFocused();
    // Two of the ten get อนุมัติ instead of the usual word.
    if (n === 3 || n === 7) await hands.press('Alt+1', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    // A letter that opened by itself takes the order once it was shown.
    await expect(director.getByRole('form', { name: 'สั่งการ', exact: true }).locator('[type=submit]')).toBeEnabled();
    await hands.press('Control+Enter');
    await expect(director.getByText(/^สั่งการแล้ว/).first()).toBeVisible();
    if (n < letters) await expect(titleOf(director)).not.toHaveText(subject);
    expect(await director.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  }
  await expectAccessible(director);
  const { keys } = hands.count;
  console.log(`read, command and go on through ten: ${keys} keys, 0 clicks, ${Math.round(hands.seconds())} s by the model`);
  expectAsWritten(hands.count, 'Read, command', 'now');

  // The sheet of keys opens over whatever is shown.
  await director.keyboard.press('?');
  await expect(director.getByRole('dialog', { name: 'แป้นลัด' })).toBeVisible();
  await expectAccessible(director);
});
