import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tools/support/chromium.mjs';
import { openOffice } from '../support/offices';
import { type Figures, readFigures, watchFigures } from './figures';

/** All accounts of the demonstration office share it. */
const password = 'Portal1234';
const rounds = 3;
/** Slow 4G and a small computer, as Lighthouse has them: bytes per second, milliseconds, and how many times slower. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const cpuRate = 4;
const waitMs = 120_000;
const restMs = 4000;

interface Screen {
  name: string;
  /** Limits in milliseconds (LCP, TBT, INP) and of the layout shift (CLS). */
  most: Figures;
  /** Opens the page, uses it, and returns when it is at rest. */
  use(page: Page): Promise<void>;
}

const screens: readonly Screen[] = [
  {
    name: 'sign-in',
    most: { lcp: 1900, tbt: 400, cls: 0.1, inp: 200 },
    async use(page) {
      await page.goto('/login');
      await page.getByRole('textbox', { name: 'ชื่อผู้ใช้งาน' }).pressSequentially('central');
      await page.getByLabel('รหัสผ่าน', { exact: true }).pressSequentially(password);
    },
  },
  {
    name: 'dashboard',
    most: { lcp: 3000, tbt: 400, cls: 0.1, inp: 200 },
    async use(page) {
      await restAfter(page, '/sarabun/dashboard', '**/book-group-items');
      await page.getByRole('region', { name: 'คิวงาน' }).getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('row').nth(1).waitFor();
    },
  },
  {
    name: 'a letter with its file',
    most: { lcp: 3000, tbt: 800, cls: 0.1, inp: 500 },
    async use(page) {
      await restAfter(page, '/sarabun/dashboard?queue=unreceived', '**/get-todo-list');
      const drawn = page.waitForResponse('**/document-file/**');
      await pressAt(page, '[role=dialog] [aria-label^=เรียกดู]');
      await drawn;
      await page.waitForTimeout(restMs);
      await page.locator('canvas').first().waitFor();
    },
  },
];

/** Opens a page and leaves it alone until its last answer is drawn: looking for parts of it would keep it busy. */
async function restAfter(page: Page, address: string, last: string): Promise<void> {
  const answered = page.waitForResponse(last);
  await page.goto(address);
  await answered;
  await page.waitForTimeout(restMs);
}

/** Presses an element where it stands: finding it by its role would keep the page busy for as long as drawing it. */
async function pressAt(page: Page, selector: string): Promise<void> {
  const place = await page.evaluate((found) => {
    const { x, y, width, height } = document.querySelector(found)?.getBoundingClientRect() ?? new DOMRect();
    return [x + width / 2, y + height / 2] as const;
  }, selector);
  await page.mouse.click(...place);
}

/**
 * `npm run page-speed`: prints LCP, TBT, CLS and INP of the first screens at slow 4G and CPU × 4, of a product that it starts itself; with
 * `PORTAL_URL`, of one that runs. The figures are medians of three visits with nothing stored by the browser. Fails above the limits.
 */
async function measurePages(): Promise<void> {
  const office = process.env.PORTAL_URL ? null : await openOffice('page-speed');
  const baseURL = office?.url ?? process.env.PORTAL_URL ?? '';
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--disable-gpu', '--no-first-run'] });
  try {
    const kept = await signIn(browser, baseURL);
    for (const screen of screens) report(screen, await medians(browser, baseURL, screen, kept));
  } finally {
    await browser.close();
    await office?.stop();
  }
}

type Kept = Awaited<ReturnType<typeof signIn>>;

const look = { viewport: { width: 1440, height: 900 }, locale: 'th-TH', timezoneId: 'Asia/Bangkok' };

async function signIn(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ ...look, baseURL });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'ชื่อผู้ใช้งาน' }).fill('central');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  const elsewhere = page.getByText('คุณต้องการเข้าใช้งานเครื่องนี้หรือไม่ ?');
  await elsewhere.or(page.getByText('เข้าสู่ระบบสำเร็จ !')).waitFor();
  if (await elsewhere.isVisible()) await page.getByRole('button', { name: 'ยืนยัน', exact: true }).click();
  await page.waitForURL('**/portal');
  const kept = await context.storageState();
  await context.close();
  return kept;
}

async function medians(browser: Browser, baseURL: string, screen: Screen, kept: Kept): Promise<Figures> {
  const visits: Figures[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await visit(browser, baseURL, screen, screen.name === 'sign-in' ? undefined : kept));
  const median = (name: keyof Figures) => visits.map((one) => one[name]).sort((a, b) => a - b)[rounds >> 1] ?? Number.NaN;
  return { lcp: median('lcp'), tbt: median('tbt'), cls: median('cls'), inp: median('inp') };
}

async function visit(browser: Browser, baseURL: string, screen: Screen, storageState: Kept | undefined): Promise<Figures> {
  const context = await browser.newContext({ ...look, baseURL, ...(storageState && { storageState }) });
  context.setDefaultTimeout(waitMs);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', slow4g);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  // The loader that runs this file marks functions with their names.
  await page.addInitScript({ content: 'globalThis.__name = (one) => one;' });
  await page.addInitScript(watchFigures);
  await screen.use(page);
  const figures = await page.evaluate(readFigures);
  await context.close();
  return figures;
}

function report({ name, most }: Screen, figures: Figures): void {
  const said = (Object.keys(most) as (keyof Figures)[]).map((key) => {
    const [value, limit] = [figures[key], most[key]];
    if (!(value <= limit)) process.exitCode = 1;
    const shown = key === 'cls' ? value.toFixed(3) : `${Math.round(value)} ms`;
    return `${key.toUpperCase()} ${shown}${value <= limit ? '' : ` (the most is ${limit})`}`;
  });
  console.log(`${name}: ${said.join(', ')}`);
}

await measurePages();
