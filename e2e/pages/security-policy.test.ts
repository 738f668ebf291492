import { expect, test } from '../support/journey';

test.use({ contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] } });

/** Every page is watched: `openBrowser` fails for any violation of the security policy, see `support/journey`. */

test('the page takes no style that is not its own, and says so', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeVisible();
  const broken = await page.evaluate(async () => {
    const heard: string[] = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => heard.push(violatedDirective));
    const style = document.createElement('style');
    style.textContent = 'body { outline: 7px solid red }';
    document.head.append(style);
    const injected = document.body.appendChild(document.createElement('div'));
    injected.innerHTML = '<p style="outline: 7px solid red">x</p>';
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const outlines = [document.body, injected.firstElementChild as Element].map((element) => getComputedStyle(element).outlineWidth === '7px');
    return { heard: heard.sort(), outlines };
  });
  expect(broken).toEqual({ heard: ['style-src-attr', 'style-src-elem'], outlines: [false, false] });
  await page.close();
});

test('another answer has another nonce, and the nonce of the page cannot be read from its text', async ({ request, openBrowser }) => {
  const nonceOf = async () => /'nonce-([^']+)'/.exec((await request.get('/login')).headers()['content-security-policy'] ?? '')?.[1];
  const [first, second] = [await nonceOf(), await nonceOf()];
  expect(first).toMatch(/^[\w+/]{22}==$/);
  expect(first).not.toBe(second);
  const page = await openBrowser();
  await page.goto('/login');
  expect(await page.locator('meta[property="csp-nonce"]').evaluate((meta: HTMLMetaElement) => [meta.getAttribute('nonce'), meta.nonce.length])).toEqual([
    '',
    24,
  ]);
});

test('what adds styles by itself does so within the policy', async ({ signIn, openBrowser }) => {
  const registrar = await signIn('rattanab', '/sarabun/registers');
  await test.step('a calendar in a dialog', async () => {
    await registrar.getByRole('link', { name: 'ทะเบียนหนังสือส่ง' }).click();
    await registrar.getByRole('button', { name: 'ออกเลข', exact: true }).click();
    await registrar.getByLabel('ลงทะเบียนย้อนหลังวันที่').click();
    await expect(registrar.getByRole('table').last()).toBeVisible();
    // The page behind a dialog does not scroll: a style of the kit.
    expect(await registrar.evaluate(() => getComputedStyle(document.body).overflow)).toContain('hidden');
  });
  await test.step('another colour scheme', async () => {
    await registrar.goto('/portal');
    await registrar.getByRole('banner').getByRole('button').last().click();
    await registrar.getByRole('button', { name: 'มืด' }).click();
    await expect(registrar.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  const writer = await signIn('officer1', '/sarabun/compose');
  await test.step('text with styles pasted into a letter', async () => {
    await writer.getByRole('button', { name: /^หนังสือภายใน/ }).click();
    const body = writer.getByRole('textbox', { name: 'ข้อความ' });
    await body.click();
    await body.evaluate((editor) => {
      const data = new DataTransfer();
      data.setData('text/html', '<style>p { color: red }</style><p style="color:red">จาก<span style="font-weight:700">เอกสาร</span></p>');
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect(body.getByRole('strong')).toHaveText('เอกสาร');
    expect(await body.evaluate((editor) => getComputedStyle(editor).whiteSpace)).toContain('break-spaces');
  });

  const director = await signIn('director', '/sarabun/pendency');
  await test.step('a chart', async () => {
    await expect(director.locator('svg.recharts-surface').first()).toBeVisible();
  });

  const head = await signIn('head1', '/sarabun/dashboard?queue=sign');
  await test.step('a letter on its page, and a signature that is drawn', async () => {
    await head
      .getByRole('button', { name: /^เรียกดู/ })
      .first()
      .click();
    await expect(head.locator('.document__root canvas').first()).toBeVisible();
    await head.getByRole('tab', { name: 'ลงนาม', exact: true }).click();
    await head.getByRole('form', { name: 'ลงนาม' }).getByText('เขียนลายมือชื่อ').click();
    await expect(head.getByRole('form', { name: 'ลงนาม' }).locator('canvas')).toBeVisible();
  });

  const reader = await openBrowser();
  await test.step('the calls, as a page', async () => {
    await reader.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await reader.goto('/api/docs');
    expect(
      await reader
        .locator('pre')
        .first()
        .evaluate((box) => getComputedStyle(box).overflow),
    ).toBe('auto');
  });
});
