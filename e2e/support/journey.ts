import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { findingsOf } from './axe';
import { watchFocus } from './focus';
import { openOffice } from './offices';
import type { Product } from './product';

/** The password of all accounts of the demonstration office. */
const password = 'Portal1234';

/** Records what our pages may never do: write an error to the console, fail, request another host, violate the security policy, or lose the focus. */
async function watch(context: BrowserContext, own: string, complaints: string[]): Promise<void> {
  context.on('console', (message) => {
    // In a journey without a connection the browser logs each call that fails.
    if (message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return;
    // Journeys run without the service worker, which would answer what they make fail.
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    if (!request.url().startsWith(`${own}/`) && !/^(data|blob|about):/.test(request.url())) complaints.push(`asked another host: ${request.url()}`);
  });
  await context.exposeFunction('brokePolicy', (what: string) => complaints.push(`security policy: ${what}`));
  await context.exposeFunction('lostFocus', (after: string) => complaints.push(`the focus was lost after ${after}`));
  await context.addInitScript(watchFocus);
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) => {
      (globalThis as unknown as { brokePolicy(what: string): void }).brokePolicy(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
    });
  });
}

/** What a browser keeps of a signed-in person: cookies, and the storage of the page. */
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Group {
  /** The running product of this group of journeys, with an office of its own. */
  office: Product;
  /** What browsers kept after signing in, by user name. */
  kept: Map<string, Kept>;
}

interface Journey {
  /** Complaints that belong to the journey, such as failed calls in an outage. */
  excused: RegExp | null;
  /** Opens a new browser with nothing stored, as for a person who comes to work, or with what another one kept. */
  openBrowser: (kept?: Kept) => Promise<Page>;
  /** Opens a new browser and signs in, on the way to an address; by default the portal. */
  signIn: (username: string, address?: string) => Promise<Page>;
  /**
   * Opens a new browser on an address, by default the portal, with what the last browser of this person kept as long as its session is open;
   * otherwise signs in.
   */
  comeBack: (username: string, address?: string) => Promise<Page>;
}

/** Whether the session that a browser kept is still open. */
async function isOpen(office: Product, { origins }: Kept): Promise<boolean> {
  const token = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name.endsWith('_token'))?.value;
  const { ok } = await fetch(`${office.url}/api/verify`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  return ok;
}

/** A journey: several browsers at once, none of which may complain. */
export const test = base.extend<Journey, Group>({
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern.
  office: [
    async ({}, use, { project }) => {
      const office = await openOffice(project.name);
      await use(office);
      await office.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  kept: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  // biome-ignore-end lint/correctness/noEmptyPattern: as above
  baseURL: async ({ office }, use) => use(office.url),
  excused: [null, { option: true }],
  openBrowser: async ({ browser, excused, serviceWorkers, office, contextOptions, viewport, locale, timezoneId }, use) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (kept) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: office.url,
        ...(serviceWorkers && { serviceWorkers }),
        viewport,
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...(kept && { storageState: kept }),
      });
      contexts.push(context);
      await watch(context, office.url, complaints);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(complaints.filter((complaint) => !excused?.test(complaint))).toEqual([]);
  },
  signIn: async ({ openBrowser, kept }, use) => {
    await use(async (username, address) => {
      const page = await openBrowser();
      await page.goto(address ? `/login?return=${encodeURIComponent(address)}` : '/login');
      await page.getByRole('textbox', { name: 'ชื่อผู้ใช้งาน' }).fill(username);
      await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
      // An earlier journey may have left a session of this account open in its own browser.
      const elsewhere = page.getByText('คุณต้องการเข้าใช้งานเครื่องนี้หรือไม่ ?');
      await expect(elsewhere.or(page.getByText('เข้าสู่ระบบสำเร็จ !'))).toBeVisible();
      if (await elsewhere.isVisible()) await page.getByRole('button', { name: 'ยืนยัน', exact: true }).click();
      const { pathname } = new URL(address ?? '/portal', page.url());
      await page.waitForURL((url) => url.pathname === pathname, { timeout: 60_000 });
      kept.set(username, await page.context().storageState());
      return page;
    });
  },
  comeBack: async ({ openBrowser, signIn, kept, office }, use) => {
    await use(async (username, address) => {
      const before = kept.get(username);
      if (!before || !(await isOpen(office, before))) return signIn(username, address);
      const page = await openBrowser(before);
      await page.goto(address ?? '/portal');
      return page;
    });
  },
});

/** Fails for each finding of axe on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect((await findingsOf(page)).map(({ id, places }) => `${id}: ${places}`)).toEqual([]);
}

export { expect };
