import type { Page } from '@playwright/test';
import { type AgencyCode, agencyCodes } from '@sarabun/contract/agencies/agency';
import { findingsOf } from '../support/axe';
import { visitPages, withPortal } from './visit-pages';

/** Everything that can be decided without a person, at levels A and AA of WCAG 2.2, and what is good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of these levels whose answer depends on colours. In the dark the rest of the page is the same. */
const ofColours = ['color-contrast', 'link-in-text-block'];

async function findingsOn(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate((colours) => {
    document.documentElement.dataset.mantineColorScheme = colours;
    // The next frame begins the transitions to other colours; they have to end.
    return new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => void Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(resolve)));
    });
  }, scheme);
  const findings = await findingsOf(page, { runOnly: scheme === 'light' ? { type: 'tag', values: tags } : { type: 'rule', values: ofColours } });
  return findings.map(({ id, impact, places }) => `${scheme}: ${id} (${impact}): ${places}`);
}

/**
 * `npm run axe`: axe over every page of every agency, in light and dark. Agencies may be named, `npm run axe -- OMB VEC`; `AXE_ONLY` leaves
 * out addresses that do not contain it, and with `PORTAL_URL` a running product is checked instead. Fails if there is a finding.
 */
async function checkAccessibility(named: readonly string[]): Promise<void> {
  const agencies: (AgencyCode | undefined)[] = process.env.PORTAL_URL ? [undefined] : agencyCodes.filter((code) => named.length === 0 || named.includes(code));
  for (const agency of agencies) {
    let pages = 0;
    await withPortal(agency, (url, browser) =>
      visitPages(browser, url, { language: 'th', width: 1440, only: process.env.AXE_ONLY }, async ({ page, address }) => {
        pages++;
        for (const finding of [...(await findingsOn(page, 'light')), ...(await findingsOn(page, 'dark'))]) {
          process.exitCode = 1;
          console.error(`${agency ?? 'running product'} ${address.path} as ${address.as}: ${finding}`);
        }
      }),
    );
    console.log(`${agency ?? 'running product'}: ${pages} pages`);
  }
}

await checkAccessibility(process.argv.slice(2));
