import { expect, expectAccessible, test } from '../support/journey';
import { expectAsWritten, handsOn } from '../support/keystroke-model';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Its letters are not counted: they are the same with any product. */
const text = 'ตามหนังสือที่อ้างถึง กลุ่มงานได้ตรวจสอบรายการครุภัณฑ์ครบทุกรายการแล้ว ไม่พบรายการที่ไม่ตรงกับบัญชี';

test('a received letter is answered by its text alone: subject, addressee, reference and way are proposed', async ({ comeBack }) => {
  const page = await comeBack('officer1', '/sarabun/dashboard?queue=jobReceived');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const hands = handsOn(page);
  await hands.press('ArrowDown', 'Enter');
  await hands.think();
  await hands.click(page.getByRole('dialog').last().getByRole('link', { name: 'ร่างหนังสือตอบ' }));

  const form = page.getByRole('form', { name: 'แบบร่างหนังสือ' });
  const body = form.getByRole('textbox', { name: 'ข้อความ' });
  await expect(body).toBeFocused();
  await expect(body).toBeInViewport();
  await expect(form.getByRole('textbox', { name: /^เรื่อง/ })).not.toHaveValue('');
  await expect(form.getByRole('textbox', { name: /^ผู้รับ/ })).not.toHaveValue('');
  const way = form.locator('summary').filter({ hasText: 'ผู้ตรวจและผู้ลงนาม' });
  await expect(way).toContainText('→ ลงนาม');
  // Title, fields and some lines of the text are seen without scrolling, above who checks and signs.
  await expect(page.getByRole('heading', { name: 'ร่างหนังสือภายนอก' })).toBeInViewport({ ratio: 1 });
  expect(((await way.boundingBox())?.y ?? 0) - ((await body.boundingBox())?.y ?? 0)).toBeGreaterThan(80);
  // What is hidden in the form does not make the page longer than the window.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  // The letter that is answered is named, whole.
  const reference = form.getByRole('textbox', { name: 'อ้างถึง 1' });
  await expect(reference).toHaveValue(/^หนังสือ.+ ที่ .+ ลงวันที่ [๐-๙]+ /);
  expect(await reference.evaluate((line) => line.scrollHeight <= line.clientHeight + 1 && line.scrollWidth <= line.clientWidth)).toBe(true);
  await page.keyboard.insertText(text);
  await hands.think();
  await hands.click(form.getByRole('button', { name: 'ถูกต้อง' }));
  await expectAccessible(page);
  await hands.press('Control+Enter');
  await expect(page.getByText('เสนอร่างหนังสือแล้ว')).toBeVisible();
  const { keys, clicks } = hands.count;
  console.log(`reply: ${keys} keys and the text, ${clicks} clicks, ${Math.round(hands.seconds())} s by the model`);
  expectAsWritten(hands.count, 'Reply', 'now');
});
