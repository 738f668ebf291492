import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oddTexts } from './odd-texts';
import { visitPages, withPortal } from './visit-pages';

const folder = fileURLToPath(new URL('../gallery', import.meta.url));
const languages = ['th', 'en'] as const;
const widths = [1440, 390] as const;

const fileOf = (path: string, language: string, width: number) =>
  `${language}-${width}-${decodeURIComponent(path).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}.jpg`;

/** The pictures of each page side by side, in one page. */
function indexOf(paths: readonly string[]): string {
  const pictures = (path: string) =>
    languages.flatMap((language) =>
      widths.map(
        (width) => `<a href="${fileOf(path, language, width)}"><img loading="lazy" src="${fileOf(path, language, width)}" alt="${language} ${width}"></a>`,
      ),
    );
  const rows = paths.map((path) => `<section><h2>${path.replaceAll('<', '&lt;')}</h2>${pictures(path).join('')}</section>`);
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>img{height:420px;margin:4px;border:1px solid #999}</style>${rows.join('\n')}\n`;
}

/** `npm run gallery`: pictures of every page in Thai and English at 1440 and 390, in `e2e/gallery`; `GALLERY_ONLY` narrows the addresses. Says which pages are too wide or have odd texts. */
async function makeGallery(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const seen = new Set<string>();
  await withPortal(undefined, async (url, browser) => {
    for (const language of languages) {
      await visitPages(browser, url, { language, width: widths[0], only: process.env.GALLERY_ONLY }, async ({ page, address: { path } }) => {
        seen.add(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.screenshot({ path: join(folder, fileOf(path, language, width)), type: 'jpeg', quality: 70, fullPage: true });
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          for (const oddity of await oddTexts(page)) console.error(`${path} in ${language} at ${width} px: ${oddity}`);
          if (wider > 0) console.error(`${path} in ${language} is ${wider} px wider than ${width} px`);
        }
        await page.setViewportSize({ width: widths[0], height: 900 });
      });
    }
  });
  await writeFile(join(folder, 'index.html'), indexOf([...seen]));
  console.log(`${seen.size} pages in ${join(folder, 'index.html')}`);
}

await makeGallery();
