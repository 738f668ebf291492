import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey';
import { expectAsWritten, handsOn } from '../support/keystroke-model';

test.use({ viewport: { width: 1024, height: 768 }, contextOptions: { hasTouch: true, reducedMotion: 'reduce' } });

const password = 'Portal1234';
const pin = '271828';

const tileOf = (page: Page) => page.getByRole('region', { name: 'คิวงาน' }).getByRole('button', { name: 'หนังสือรอลงนาม' });
const queueOf = (page: Page) => page.getByRole('dialog', { name: 'หนังสือรอลงนาม' });

/** Sets a PIN from a letter that is to be signed, and comes back to it. */
async function setPin(page: Page) {
  await tileOf(page).tap();
  await queueOf(page)
    .getByRole('button', { name: /^เรียกดู/ })
    .first()
    .tap();
  await page.getByRole('link', { name: /^ตั้ง PIN ลงนาม/ }).tap();
  await page.getByLabel(/^PIN ใหม่(?!อีก)/).fill(pin);
  await page.getByLabel('PIN ใหม่อีกครั้ง').fill(pin);
  await page.getByLabel('รหัสผ่านของท่าน').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'ตั้ง PIN' }).tap();
  await expect(page.getByText('ตั้ง PIN ลงนามแล้ว').first()).toBeVisible();
  const back = page.getByRole('button', { name: 'กลับไปลงนาม' });
  await expect(back).toBeFocused();
  await back.tap();
  await expect(page.getByRole('form', { name: 'ลงนาม' }).getByRole('group', { name: 'แป้นตัวเลข' })).toBeVisible();
}

/** Draws a signature. It is not signed with before it is taken; the whole pad and the keys of the PIN are seen with it. */
async function drawSignature(page: Page) {
  const letter = page.getByRole('dialog').last();
  await letter.getByRole('button', { name: 'เขียนลายมือชื่อ' }).tap();
  const pad = letter.getByLabel('พื้นที่เขียนลายมือชื่อ');
  const place = await pad.boundingBox();
  if (!place) throw new Error('There is no pad.');
  await page.mouse.move(place.x + 40, place.y + 80);
  await page.mouse.down();
  await page.mouse.move(place.x + 160, place.y + 40, { steps: 5 });
  await page.mouse.up();
  await letter.getByRole('button', { name: /^ลงนามและออกเลข/ }).tap();
  await expect(letter.getByRole('alert').filter({ hasText: 'เลือกลายมือชื่อก่อน' })).toBeFocused();
  await letter.getByRole('button', { name: 'ใช้ลายมือชื่อนี้' }).tap();
  await expect(letter.getByRole('radio', { name: 'ลายมือชื่อ 1' })).toBeChecked();
  await expect(letter.getByRole('radio').first()).toBeInViewport({ ratio: 1 });
  await expect(letter.getByRole('button', { name: '0', exact: true })).toBeInViewport({ ratio: 1 });
}

/** Signs two letters, each after reading it: the first asks for the PIN, the next one opens by itself and needs a tap. */
async function signOneByOne(page: Page) {
  const hands = handsOn(page);
  await hands.tap(
    queueOf(page)
      .getByRole('button', { name: /^เรียกดู/ })
      .first(),
  );
  const letter = page.getByRole('dialog').last();
  // The proof of the letters before still stands.
  await letter.getByRole('button', { name: 'ให้ถามอีก' }).tap();
  for (const digit of pin) await hands.tap(letter.getByRole('button', { name: digit, exact: true }));
  for (let n = 0; n < 2; n++) {
    const subject = (await letter.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await hands.think();
    await hands.tap(letter.getByRole('button', { name: /^ลงนาม/ }));
    await expect(queueOf(page).getByRole('checkbox', { name: `เลือก ${subject}`, exact: true, includeHidden: true })).toHaveCount(0);
    await expect(letter.getByRole('heading', { level: 1 })).not.toHaveText(subject);
  }
  console.log(`sign two one by one: ${hands.count.taps} taps, ${hands.count.thoughts} looks`);
  expect(hands.count.taps).toBe(1 + pin.length + 2);
}

test('five letters are signed in one go on a tablet: four get their numbers, the one signed in the meantime is named with the reason', async ({
  signIn,
  comeBack,
}) => {
  // The deputy acts for the director, so both see the letters on the director's desk.
  const director = await comeBack('director', '/sarabun/dashboard');
  await tileOf(director).tap();
  const view = queueOf(director)
    .getByRole('button', { name: /^เรียกดู/ })
    .first();
  const taken = ((await view.getAttribute('aria-label')) ?? '').replace(/^เรียกดู\s+/, '');
  await view.tap();

  const page = await signIn('deputy', '/sarabun/dashboard');
  await setPin(page);
  await drawSignature(page);
  await page.goto('/sarabun/dashboard');
  const hands = handsOn(page);
  await hands.tap(tileOf(page));
  const queue = queueOf(page);
  await hands.tap(queue.getByRole('checkbox', { name: `เลือก ${taken}`, exact: true }));
  const others = queue.getByRole('row').getByRole('checkbox', { checked: false });
  for (let n = 0; n < 4; n++) {
    await hands.think();
    await hands.tap(others.first());
  }
  const chosen = await queue
    .getByRole('row')
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''));
  expect(chosen).toHaveLength(5);

  const pane = director.getByRole('dialog', { name: taken }).getByRole('form', { name: 'ลงนาม' });
  await pane.getByLabel('รหัสผ่านของท่าน').fill(password);
  await pane.getByRole('button', { name: /^ลงนาม/ }).tap();
  await expect(director.getByText(/^ลงนามแล้ว ที่/)).toBeVisible();
  await expect(queue.getByRole('checkbox', { name: `เลือก ${taken}`, exact: true })).toHaveCount(0);

  await hands.tap(queue.getByRole('button', { name: 'ลงนาม 5 เรื่องที่เลือก' }));
  const dialog = page.getByRole('dialog', { name: 'ลงนามหลายเรื่องพร้อมกัน' });
  const letters = dialog.getByRole('list', { name: 'เรื่องที่เลือก' }).getByRole('listitem');
  await expect(letters).toHaveCount(5);
  // Each can be read before: looking at one is not counted.
  await letters
    .getByRole('button', { name: /^เรียกดู/ })
    .last()
    .tap();
  const letter = page.getByRole('dialog').last();
  await expect(letter.getByText('5 จาก 5')).toBeVisible();
  await letter.getByRole('button', { name: 'กลับไปลงนาม 5 เรื่อง' }).tap();
  await expect(letters.last().getByText('ยังไม่เปิดอ่าน')).toHaveCount(0);

  const sign = dialog.getByRole('button', { name: 'ลงนาม 5 เรื่องที่เลือก' });
  await expect(sign).toBeInViewport({ ratio: 1 });
  await hands.think();
  for (const digit of pin) await hands.tap(dialog.getByRole('button', { name: digit, exact: true }));
  await expectAccessible(page);
  await hands.tap(sign);
  console.log(`sign five: ${hands.count.taps} taps, ${hands.count.thoughts} looks: ${Math.round(hands.seconds())} s by the model`);
  expectAsWritten(hands.count, 'Sign five', 'now, journey: PIN');

  await expect(queue.getByText(/^ลงนามแล้ว 4 เรื่อง/)).toBeVisible();
  const refusal = queue.getByRole('alert');
  await expect(refusal).toContainText('ลงนามไม่ได้ 1 เรื่อง');
  await expect(refusal.getByRole('listitem')).toContainText(taken);
  for (const name of chosen) await expect(queue.getByRole('checkbox', { name, exact: true })).toHaveCount(0);
  await expectAccessible(page);

  await signOneByOne(page);
});
