import { expect, type Page } from '@playwright/test';
import { expectFits, narrowest } from './lines';

const mainMenu = 'เมนูหลัก';

/** The page of an address, regardless of row and filters. The two centres are separate pages. */
function pageOf(address: string): string {
  const { pathname } = new URL(address, 'http://portal.test');
  return /^\/settings\/\d+$/.test(pathname) ? pathname : pathname.replace(/(?<=\/)\d+(?=\/|$)/g, ':id');
}

/** Records failed calls and missing files. Requests cancelled by leaving a page are not failures. */
export function noteFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} of ${response.url()} on ${page.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') failures.push(`${why} of ${request.url()} on ${page.url()}`);
  });
  return failures;
}

/** Opens another page without loading the application again, as a link does, and waits until it is there and at rest. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        const { __TSR_ROUTER__: router } = window as unknown as { __TSR_ROUTER__: { subscribe(when: 'onResolved', then: () => void): () => void } };
        const forget = router.subscribe('onResolved', () => {
          forget();
          resolve();
        });
        history.pushState(null, '', to);
      }),
    address,
  );
  await expect(page.getByRole('heading').first(), `a heading on ${address}`).toBeVisible();
  await expect(page.locator('.ui__bone, [aria-busy="true"]'), address).toHaveCount(0);
}

/** Content that a style hides although it has text or controls. Runs in the page. */
function hiddenParts(): string[] {
  // Who only groups others has no box of its own; what it groups is looked at.
  const shown = (part: Element) => getComputedStyle(part).display === 'contents' || part.checkVisibility({ visibilityProperty: true });
  const folded = 'select, svg, [hidden], [aria-hidden="true"], details:not([open])';
  const parts = [...document.querySelectorAll('main *')].filter(
    (part) => !shown(part) && part.parentElement && shown(part.parentElement) && !part.closest(folded),
  );
  return parts
    .filter((part) => part.textContent.trim() || part.querySelector('input, button, select, textarea'))
    .map((part) => `${part.tagName}.${part.className}`);
}

/** No content is hidden, except what is for phones only. */
async function expectNothingHidden(page: Page): Promise<void> {
  const hidden = await page.evaluate(hiddenParts);
  if (hidden.length === 0) return;
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const everywhere = await page.evaluate(hiddenParts);
  if (size) await page.setViewportSize(size);
  expect(
    hidden.filter((part) => everywhere.includes(part)),
    `hidden on ${page.url()}`,
  ).toEqual([]);
}

/** A page has loaded and has a heading. */
async function expectHere(page: Page): Promise<void> {
  const main = page.locator('main');
  await expect(main.getByRole('heading').first(), `a heading on ${page.url()}`).toBeVisible();
  await expect(main.locator('.ui__bone, [aria-busy="true"]'), page.url()).toHaveCount(0);
}

/** Pages of one kind, built from the same lists and forms: of the settings, of the collections, of the notifications of a system. */
const alike = /^\/(settings|collections|notification-all)\//;

/**
 * A page opened by a link has loaded, has a heading, has kept the focus, hides nothing, and fits at every width. The many pages that are alike
 * are measured at the narrowest widths only, and those that were `measured` before not again.
 */
export async function expectSound(page: Page, measured: readonly string[] = []): Promise<void> {
  await expectHere(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), `the focus on ${page.url()}`).not.toBe('BODY');
  await expectNothingHidden(page);
  if (measured.includes(pageOf(page.url()))) return;
  await expectFits(page, alike.test(new URL(page.url()).pathname) ? narrowest : undefined);
}

/**
 * Visible links of this application. The one in the footer opens the release notes; the links of the menu to the registry and the
 * rooms load the page again, as another system may stand there (specification §2).
 */
async function linksOn(page: Page): Promise<string[]> {
  const links = page.locator(
    'a[href^="/"]:not([target]):not([download]):not([href^="/api/"]):not([href="/room"]):not([href="/sarabun"]):not(footer a):visible',
  );
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** Presses a link, and checks the page that it opens. */
async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await page.waitForURL((url) => pageOf(url.href) === pageOf(href));
  await expectSound(page);
}

/**
 * Visits every page that is reachable by links from here, always by pressing them, and checks each one. When a page leads to nothing new,
 * it goes back. Returns the visited pages.
 */
export async function walkByLinks(page: Page): Promise<string[]> {
  const seen = new Set([pageOf(page.url())]);
  const known = new Set<string>();
  let depth = 0;
  const isNew = (href: string) => !seen.has(pageOf(href));
  await expect(page.getByRole('navigation', { name: mainMenu }).getByRole('link').first()).toBeVisible();
  await expectHere(page);
  for (;;) {
    const links = (await linksOn(page)).filter(isNew);
    for (const href of links) known.add(pageOf(href));
    const [next] = links;
    if (next !== undefined) {
      await follow(page, next);
      seen.add(pageOf(next));
      depth += 1;
    } else if (depth > 0 && [...known].some(isNew)) {
      await page.goBack();
      await expectHere(page);
      depth -= 1;
    } else break;
  }
  expect([...known].filter(isNew), 'known, but never reached').toEqual([]);
  return [...seen].sort();
}

/** A link to a part of a page opens it in a dialog, behind which the header waits. */
async function closeDialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Follows each link of a header panel, opening the panel again for each. Pages that were measured before only have to open. */
export async function walkPanel(page: Page, button: string | RegExp, measured: readonly string[]): Promise<void> {
  const opener = page.getByRole('banner').getByRole('button', { name: button });
  await opener.click();
  const panel = page.locator('.ui__flyout');
  const links = panel.locator('a[href^="/"]:not([target])');
  await expect(links.nth(2)).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.keyboard.press('Escape');
  for (const href of hrefs) {
    await opener.click();
    await panel.locator(`a[href="${href}"]`).first().click();
    await expect(panel).toHaveCount(0);
    await expectSound(page, measured);
    if (href.includes('#')) await closeDialog(page);
  }
}
