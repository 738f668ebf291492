import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../tools/support/chromium.mjs';
import { openOffice } from '../support/offices';
import { type Picture, pictures } from './pictures';

/** All accounts of the demonstration office share it. */
const password = 'Portal1234';
const folder = fileURLToPath(new URL('../../server/manual-pictures', import.meta.url));
const size = { width: 1280, height: 800 };
/** Largest picture in bytes: a manual is read over slow lines, too. */
const largest = 90_000;
/** A letter may have to be set first, on a machine that is busy. */
const waitMs = 60_000;
/** What only the screen knows how to end: pictures that load, lines that fade in. */
const settleMs = 600;

/** `npm run manual-pictures [name …]`: takes the pictures of the manuals anew, of a product that it starts itself. With `PORTAL_URL`, of one that runs. */
async function takePictures(wanted: readonly string[]): Promise<void> {
  const office = process.env.PORTAL_URL ? null : await openOffice('manual-pictures');
  const baseURL = office?.url ?? process.env.PORTAL_URL ?? '';
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--disable-gpu', '--no-first-run'] });
  const failed: string[] = [];
  const visitors = new Map<string, Page>();
  await mkdir(folder, { recursive: true });
  for (const picture of pictures) {
    if (wanted.length > 0 && !wanted.includes(picture.name)) continue;
    const who = picture.as ?? '';
    const page = visitors.get(who) ?? (await visit(browser, baseURL, picture.as));
    visitors.set(who, page);
    await take(page, picture).catch((error: Error) => failed.push(`${picture.name}: ${error.message.split('\n').slice(0, 3).join(' ')}`));
  }
  await browser.close();
  await office?.stop();
  if (wanted.length === 0) await dropOthers();
  if (failed.length > 0) throw new Error(`Not taken:\n${failed.join('\n')}`);
}

/** A browser of its own, in Thai and light, for one who is signed in or nobody. */
async function visit(browser: Browser, baseURL: string, as: Picture['as']): Promise<Page> {
  const look = { viewport: size, locale: 'th-TH', timezoneId: 'Asia/Bangkok', colorScheme: 'light', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...look, baseURL });
  context.setDefaultTimeout(waitMs);
  await context.addCookies([{ name: 'allow', value: 'true', url: baseURL }]);
  const page = await context.newPage();
  if (!as) return page;
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'ชื่อผู้ใช้งาน' }).fill(as);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  const elsewhere = page.getByText('คุณต้องการเข้าใช้งานเครื่องนี้หรือไม่ ?');
  await Promise.race([page.waitForURL('**/portal'), elsewhere.waitFor()]);
  if (await elsewhere.isVisible()) await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button').last().click();
  await page.waitForURL('**/portal');
  return page;
}

async function take(page: Page, { name, as, at, open, until, marks = {} }: Picture): Promise<void> {
  await page.goto(at);
  await open?.(page);
  await until(page).waitFor();
  // It comes a second after the page.
  if (as) await page.locator('header nav a').first().waitFor({ state: 'attached' });
  await page.evaluate(hideStrip);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(settleMs);
  const webp = await sharp(await page.screenshot())
    .webp({ quality: 70 })
    .toBuffer();
  if (webp.length > largest) throw new Error(`${webp.length} bytes`);
  await writeFile(join(folder, `${name}.webp`), webp);
  console.log(name, webp.length);
  for (const [mark, locator] of Object.entries(marks)) console.log(`  ${mark} "${await spotOf(locator(page)).catch(() => 'not there')}"`);
}

/** A place on the picture as a text writes it: left, top, width and height in hundredths. */
async function spotOf(locator: Locator): Promise<string> {
  const box = await locator.evaluate(boxOf, undefined, { timeout: 2000 });
  return [box.left / size.width, box.top / size.height, box.width / size.width, box.height / size.height].map((part) => Math.round(part * 1000) / 10).join(' ');
}

/** What is seen of an element, which may have no box of its own but those of its parts. Runs in the page. */
function boxOf(element: Element) {
  const own = element.getBoundingClientRect();
  const boxes = own.width > 0 ? [own] : [...element.children].map((child) => child.getBoundingClientRect());
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)));
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)));
  const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)));
  const bottom = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)));
  return { left, top, width: right - left, height: bottom - top };
}

/** Hides the strip of test systems, which readers do not have before them. Runs in the page. */
function hideStrip(): void {
  const strip = document.querySelector<HTMLElement>('.test-strip__root');
  if (strip) strip.style.display = 'none';
}

/** Takes pictures away that no entry names any more. */
async function dropOthers(): Promise<void> {
  const names = new Set(pictures.map(({ name }) => `${name}.webp`));
  for (const file of await readdir(folder)) if (!names.has(file)) await rm(join(folder, file));
}

await takePictures(process.argv.slice(2));
