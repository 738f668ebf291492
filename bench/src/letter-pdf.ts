import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { ExternalLetter } from '../../server/src/platform/typeset/forms';
import type { Block } from '../../server/src/platform/typeset/printed-body';
import { openTypesetting } from '../../server/src/platform/typeset/typesetting';
import { findChromium } from '../../tools/support/chromium.mjs';
import { measureCalls } from './letter-calls';
import { treeNow } from './process-tree';
import { quantile } from './quantile';
import { externalLetters, setAndSign } from './signed-letters';

const rounds = 3;
const lettersEach = 40;

/**
 * `npm run bench-letter`: milliseconds for the PDF of an external letter, one at a time: by the product (PDF/A-2a with text that can be searched, through its
 * process), by a Chromium page that is kept for all letters, and by a new page for each. Medians of rounds that alternate. Then a thousand letters are
 * set and signed. With `--address http://127.0.0.1:3000` the product that runs there, with the demonstration office, shows a long draft after each key
 * and verifies a letter; nothing else is measured then.
 */
async function benchLetter(): Promise<void> {
  const { address } = parseArgs({ options: { address: { type: 'string' } } }).values;
  if (address) return measureCalls(address);
  await printLetters();
  await setAndSign();
}

async function printLetters(): Promise<void> {
  const letters = externalLetters();
  const typesetting = openTypesetting({ processes: 1 });
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--disable-gpu', '--no-first-run'] });
  const context = await browser.newContext();
  const kept = await context.newPage();
  const ways: Record<string, (letter: ExternalLetter) => Promise<unknown>> = {
    'the product': (letter) => typesetting.typeset('external', letter),
    'Chromium, kept page': (letter) => printed(kept, letter),
    'Chromium, new page': (letter) => printedAnew(context, letter),
  };
  const times = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
  const busy = new Map(Object.keys(ways).map((name) => [name, 0]));
  for (let round = 0; round <= rounds; round++)
    for (const [name, way] of Object.entries(ways)) {
      const before = treeNow().busy;
      for (let index = 0; index < lettersEach; index++) {
        const begun = performance.now();
        await way(letters[(round * lettersEach + index) % letters.length] as ExternalLetter);
        // The first round warms up.
        if (round > 0) times.get(name)?.push(performance.now() - begun);
      }
      if (round > 0) busy.set(name, (busy.get(name) ?? 0) + treeNow().busy - before);
    }
  await browser.close();
  await typesetting.close();
  for (const [name, all] of times)
    console.log(
      `${name.padEnd(22)}${quantile(all, 0.5).toFixed(1)} ms, ${((busy.get(name) ?? 0) / all.length).toFixed(1)} ms of processor time in all processes`,
    );
}

async function printed(page: Page, letter: ExternalLetter): Promise<void> {
  await page.setContent(pageOf(letter));
  await page.pdf({ preferCSSPageSize: true, tagged: true });
}

async function printedAnew(context: BrowserContext, letter: ExternalLetter): Promise<void> {
  const page = await context.newPage();
  await printed(page, letter);
  await page.close();
}

const templates = fileURLToPath(new URL('../../letters/', import.meta.url));
const fonts = dirname(createRequire(join(templates, 'package.json')).resolve('@expo-google-fonts/sarabun/package.json'));
const font = readFileSync(join(fonts, '400Regular', 'Sarabun_400Regular.ttf')).toString('base64');
const emblem = readFileSync(join(templates, 'emblem.svg'), 'utf8');

const textOf = (block: Block): string => {
  if (block.kind === 'table' || block.kind === 'picture') throw new Error('The letter of this measurement has neither tables nor pictures.');
  return typeof block.text === 'string' ? block.text : block.text.map((piece) => piece.text).join('');
};

/** The same texts as a page: font, margins and sizes as the form has them, without its care for lines. */
function pageOf({ number, agency, address, date, subject, salutation, addressee, body, closing, signer, owner }: ExternalLetter): string {
  return `<!doctype html><html lang="th"><meta charset="utf-8"><title>${subject}</title><style>
    @font-face { font-family: Sarabun; src: url(data:font/ttf;base64,${font}) }
    @page { size: A4; margin: 2.5cm 2cm 2cm 3cm }
    body { font: 10.7pt/20pt Sarabun; margin: 0 } svg { height: 3cm; display: block; margin: auto }
    p { margin: 0; text-align: justify } .body { text-indent: 2.5cm } .sign { margin-left: 4cm; text-align: center }
    </style>${emblem}<p>ที่ ${number}</p><p>${agency}</p>${address.map((line) => `<p>${line}</p>`).join('')}<p>${date}</p>
    <p>เรื่อง ${subject}</p><p>${salutation} ${addressee}</p>${body.map((block) => `<p class="body">${textOf(block)}</p>`).join('')}
    <div class="sign">${closing}<br><br>(${signer.name})<br>${signer.position.join('<br>')}</div><p>${owner.unit}</p>${owner.lines.map((line) => `<p>${line}</p>`).join('')}`;
}

await benchLetter();
