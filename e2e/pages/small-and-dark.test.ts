import { expect, expectAccessible, test } from '../support/journey';
import { expectPaper } from '../support/paper';
import { expectKeyboardSeen } from '../support/rings';
import { goWithin } from '../support/walk';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { colorScheme: 'dark', hasTouch: true, reducedMotion: 'reduce' } });

const pages = [
  '/portal',
  '/sarabun/dashboard',
  '/sarabun/dashboard?queue=unreceived',
  '/sarabun/receive',
  '/sarabun/registers',
  '/sarabun/compose',
  '/sarabun/search?q=2569',
  '/sarabun/follow-up',
  '/sarabun/pendency',
  '/notification-all',
  '/collections/news',
  '/intranet/manage-intranet',
  '/profile',
  '/account-information',
  '/manual',
  '/sarabun/manual-video',
];

test('pages can be read on a phone, in the dark and in English, and on paper: nothing sticks out, nobody is shut out', async ({ comeBack }) => {
  const page = await comeBack('central');
  await page.evaluate(() => {
    const token = Object.keys(localStorage).find((key) => key.endsWith('_token')) ?? '';
    localStorage.setItem(token.replace(/token$/, 'lang'), 'en');
  });
  await page.goto('/sarabun/handovers');
  await expect(page.getByRole('heading').first()).toBeVisible();
  for (const address of pages) {
    await test.step(address, async () => {
      await goWithin(page, address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'wider than the screen by').toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await expectKeyboardSeen(page);
      await expectPaper(page);
    });
  }
});

test('what is chosen among few, the path of a page and the folded fields of a letter are seen whole', async ({ comeBack }) => {
  const admin = await comeBack('admin', '/settings/3172/sarabun-structure');
  const choices = admin.getByRole('group', { name: 'สถานะ' }).getByRole('button');
  await expect(choices.first()).toBeVisible();
  for (const choice of await choices.all()) {
    const box = await choice.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), (await choice.textContent()) ?? '').toBeLessThanOrEqual(390);
  }
  const arrows = await admin
    .getByRole('navigation', { name: 'เส้นทาง', exact: true })
    .locator('svg')
    .evaluateAll((all) =>
      all.map((arrow) =>
        [arrow.getBoundingClientRect(), arrow.nextElementSibling?.getBoundingClientRect()].map((box) => Math.round(((box?.top ?? 0) + (box?.bottom ?? 0)) / 2)),
      ),
    );
  expect(arrows.length).toBeGreaterThan(1);
  for (const [arrow = 0, name = 0] of arrows) expect(Math.abs(arrow - name)).toBeLessThanOrEqual(2);
  await admin.goto('/settings/3171/manage-section');
  await expect(admin.getByRole('combobox', { name: 'มีสารบรรณของตนเอง' })).toBeVisible();
  const cut = await admin.locator('main select').evaluateAll((all) =>
    all.flatMap((select) => {
      const alone = select.cloneNode() as HTMLSelectElement;
      alone.append(new Option((select as HTMLSelectElement).selectedOptions[0]?.text));
      alone.style.cssText = 'width: max-content; max-width: none';
      select.after(alone);
      const lacks = alone.offsetWidth - (select as HTMLSelectElement).offsetWidth;
      alone.remove();
      return lacks > 1 ? [alone.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
  const writer = await comeBack('officer1', '/sarabun/compose?kind=1');
  const folded = writer.locator('details').first();
  const line = folded.locator('summary');
  await line.click();
  for (const box of await folded.locator('input[type=checkbox]:enabled').all()) await box.check();
  await line.click();
  for (const width of [390, 1024, 1366, 1440]) {
    await writer.setViewportSize({ width, height: 768 });
    const places = () =>
      line.evaluate((summary) => ({
        whole: summary.scrollHeight - summary.clientHeight <= 2,
        inside: Math.max(...[...summary.children].map((part) => part.getBoundingClientRect().right)) - summary.getBoundingClientRect().right <= 1,
      }));
    await expect.poll(places, `at ${width}`).toEqual({ whole: true, inside: true });
    expect((await line.boundingBox())?.height, `at ${width}`).toBeLessThanOrEqual(width < 500 ? 80 : 62);
    // Who checks is named in the closed line of the way, too.
    const way = writer.locator('summary', { hasText: 'ผู้ตรวจและผู้ลงนาม' });
    await expect(way.getByText(/^ตรวจ /)).toBeInViewport();
  }
});

test('the tabs of the own account are seen whole on a desk', async ({ comeBack }) => {
  const page = await comeBack('central');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => {
    const token = Object.keys(localStorage).find((key) => key.endsWith('_token')) ?? '';
    localStorage.setItem(token.replace(/token$/, 'lang'), 'en');
  });
  await page.goto('/certificate-register');
  const tabs = page.locator('nav', { has: page.locator('a[href="/signing-pin"]') }).last();
  await expect(tabs.getByRole('link', { name: 'Certificates' })).toHaveAttribute('aria-current', 'page');
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});
