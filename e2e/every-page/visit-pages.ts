import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tools/support/chromium.mjs';
import { openOffice } from '../support/offices';
import { type Address, fixedAddresses, type Looker, rowPages } from './addresses';

/** All accounts of the demonstration office share it. */
const password = 'Portal1234';
const waitMs = 60_000;

export interface Visit {
  page: Page;
  address: Address;
}

interface Look {
  language: 'th' | 'en';
  width: number;
  /** Only addresses that contain this. */
  only?: string | undefined;
  /** Only these addresses. */
  paths?: readonly string[];
}

/** Runs something with the product of an agency: one that runs already at `PORTAL_URL`, or one that is started for it. */
export async function withPortal<T>(agency: string | undefined, run: (url: string, browser: Browser) => Promise<T>): Promise<T> {
  const office =
    process.env.PORTAL_URL && !agency ? null : await openOffice(`every-page-${agency ?? 'standard'}`, undefined, agency ? { APP_NAME: agency } : {});
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--disable-gpu', '--no-first-run', '--no-sandbox'] });
  try {
    return await run(office?.url ?? process.env.PORTAL_URL ?? '', browser);
  } finally {
    await browser.close();
    await office?.stop();
  }
}

/** Opens every page of the product, one after the other, and calls `see` when it is at rest. Each person signs in once. */
export async function visitPages(
  browser: Browser,
  url: string,
  { language, width, only = '', paths }: Look,
  see: (visit: Visit) => Promise<void>,
): Promise<void> {
  const fixed = fixedAddresses();
  for (const looker of ['nobody', 'director', 'central', 'admin'] as const) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height: 900 },
      locale: 'th-TH',
      timezoneId: 'Asia/Bangkok',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(waitMs);
    const page = await context.newPage();
    await page.goto('/login');
    await keep(page, { lang: language });
    if (looker !== 'nobody') await signIn(context, page, looker);
    const addresses = [...fixed.filter(({ as }) => as === looker), ...(looker === 'admin' && !paths ? await settingsAddresses(page) : [])];
    for (const address of addresses.filter(({ path }) => path.includes(only) && (!paths || paths.includes(path)))) {
      await open(page, address.path);
      await see({ page, address });
      for (const path of looker === 'admin' ? await rowsOf(page, address.path) : []) {
        await open(page, path);
        await see({ page, address: { path, as: looker } });
      }
    }
    await context.close();
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.locator('h1, h2, form').first().waitFor();
  await page
    .locator('.ui__bone, [aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  // The menu of the header comes by a call of its own.
  if (await page.locator('header nav').count()) await page.locator('header nav a').first().waitFor({ state: 'attached' });
}

/** Signs in by the calls of the product: the sign-in pages of the agencies differ. */
async function signIn(context: BrowserContext, page: Page, username: Looker): Promise<void> {
  const answer = await context.request.post('/api/login', { form: { username, password } });
  const body = (await answer.json()) as { token?: string; userLogin?: unknown };
  if (!body.token) throw new Error(`${username} cannot sign in: ${JSON.stringify(body)}`);
  await keep(page, { token: body.token, userLogin: JSON.stringify(body.userLogin) });
}

/** Puts what the browser keeps between two visits. */
async function keep(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((kept) => {
    const { agency } = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as { agency: string };
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(`${agency.toLowerCase()}_${name}`, value);
  }, values);
}

/** The settings pages that the administrator sees, as the server lists them. */
async function settingsAddresses(page: Page): Promise<Address[]> {
  await open(page, '/settings/3144');
  const links = await page.locator('main a[href^="/settings/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(links)].map((path) => ({ path, as: 'admin' }));
}

/** The pages of the first row of a settings page, one of each kind. */
async function rowsOf(page: Page, path: string): Promise<string[]> {
  if (!rowPages.some((name) => path.endsWith(`/${name}`))) return [];
  const links = await page.locator(`main a[href^="${path}/"]`).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Map(links.map((href) => [href.replace(/\d+$/, ''), href])).values()];
}
