import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type AgencyCode, agencyCodes } from '@sarabun/contract/agencies/agency';
import sharp, { type OverlayOptions } from 'sharp';
import { visitPages, withPortal } from './visit-pages';

const folder = fileURLToPath(new URL('../../docs/agencies', import.meta.url));
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** The screens by which an agency is known. */
const keyScreens = [
  '/login',
  '/forgot-password',
  '/portal',
  '/sarabun/dashboard',
  '/sarabun/dashboard?queue=unreceived',
  '/sarabun/dashboard?document=1',
  '/sarabun/receive',
  '/sarabun/compose',
  '/sarabun/registers',
  '/sarabun/search?q=ประชุม',
  '/notification-all',
  '/settings/3144',
];

/** A screen in a sheet: at 1440 and next to it at 390, both this high. */
const height = 340;
const wide = { width: 1440, height: 900, shown: 544 };
const narrow = { width: 390, height: 844, shown: 157 };
const gap = 12;
const columns = 3;

/** A sheet is quickly loaded, and texts can still be read on it. */
const quality = 58;

async function shotOf(page: Page, scheme: Scheme, { width, height: tall, shown }: typeof wide): Promise<Buffer> {
  await page.setViewportSize({ width, height: tall });
  await page.evaluate((colours) => {
    document.documentElement.dataset.mantineColorScheme = colours;
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, scheme);
  return sharp(await page.screenshot())
    .resize(shown, height, { fit: 'inside' })
    .toBuffer();
}

/** Both widths of every screen, three screens in a row. */
async function writeSheet(file: string, shots: readonly [Buffer, Buffer][]): Promise<void> {
  const cell = { width: wide.shown + narrow.shown + 2 * gap, height: height + gap };
  const placed = shots.flatMap(([large, small], index): OverlayOptions[] => {
    const [left, top] = [gap + (index % columns) * cell.width, gap + Math.floor(index / columns) * cell.height];
    return [
      { input: large, left, top },
      { input: small, left: left + wide.shown + gap / 2, top },
    ];
  });
  const size = { width: gap + columns * cell.width, height: gap + Math.ceil(shots.length / columns) * cell.height };
  await sharp({ create: { ...size, channels: 3, background: '#8a8f94' } })
    .composite(placed)
    .webp({ quality })
    .toFile(file);
}

/**
 * `npm run agencies`: twelve screens of every agency at 1440 and 390, in light and dark, as one sheet for each agency and scheme in
 * `docs/agencies`. Agencies may be named: `npm run agencies -- OMB VEC`.
 */
async function renderAgencies(named: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const code of agencyCodes.filter((one) => named.length === 0 || named.includes(one))) await renderAgency(code);
}

async function renderAgency(code: AgencyCode): Promise<void> {
  const shots = { light: new Map<string, [Buffer, Buffer]>(), dark: new Map<string, [Buffer, Buffer]>() };
  await withPortal(code, (url, browser) =>
    visitPages(browser, url, { language: 'th', width: wide.width, paths: keyScreens }, async ({ page, address: { path } }) => {
      for (const scheme of schemes) shots[scheme].set(path, [await shotOf(page, scheme, wide), await shotOf(page, scheme, narrow)]);
      await page.setViewportSize({ width: wide.width, height: wide.height });
    }),
  );
  for (const scheme of schemes) {
    const taken = keyScreens.map((path) => shots[scheme].get(path));
    const missing = keyScreens.filter((_, index) => !taken[index]);
    if (missing.length > 0) throw new Error(`${code} has no picture of ${missing.join(', ')}`);
    await writeSheet(join(folder, `${code.toLowerCase()}-${scheme}.webp`), taken as [Buffer, Buffer][]);
  }
  console.log(`${code}: ${keyScreens.length} screens`);
}

await renderAgencies(process.argv.slice(2));
