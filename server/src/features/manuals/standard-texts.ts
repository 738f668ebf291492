import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manualChapters, manualKinds } from '@sarabun/contract/manuals/manuals';
import type { StandardPage } from './manual-store';

const textName = /^(\d+)-(.+)\.md$/;

const textFolder = join(import.meta.dirname, '../../../manual-texts');
export const pictureFolder = join(import.meta.dirname, '../../../manual-pictures');

/**
 * Reads the manual texts of the product, one file per page, `NN-key.md`. The header has `kind`, `chapter`, `about` (addresses of the pages
 * it explains), `menu` (the settings page whose readers may read it), `th` and `en` (the titles), and ends with a line `---`; the Thai text
 * follows and, after a line `===`, the English one. Throws for any other format.
 */
export async function readStandardTexts(): Promise<StandardPage[]> {
  const files = (await readdir(textFolder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(files.map(async (name) => parseText(name, await readFile(join(textFolder, name), 'utf8'))));
}

/** The standard text of one page from its file; null if the product has none (any more). */
export async function readStandardText(key: string): Promise<StandardPage | null> {
  const name = (await readdir(textFolder)).find((one) => textName.exec(one)?.[2] === key);
  return name === undefined ? null : parseText(name, await readFile(join(textFolder, name), 'utf8'));
}

function parseText(name: string, text: string): StandardPage {
  const named = textName.exec(name);
  const parts = /^([\s\S]*?)\n---\n([\s\S]*?)\n===\n([\s\S]*)$/.exec(text);
  if (!named || !parts) throw new Error(`${name} is not a text of the manual`);
  const [, head = '', th = '', en = ''] = parts;
  const said = Object.fromEntries(head.split('\n').map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]));
  const kind = manualKinds.find((one) => one === said.kind);
  const chapter = manualChapters.find((one) => one === said.chapter);
  if (!kind || !chapter || !said.th || !said.en) throw new Error(`${name} lacks its kind, chapter or a title`);
  return {
    key: named[2] ?? '',
    kind,
    chapter,
    about: (said.about ?? '').split(/\s+/).filter(Boolean),
    menu: said.menu || null,
    position: Number(named[1]),
    titleTh: said.th,
    titleEn: said.en,
    bodyTh: th.trim(),
    bodyEn: en.trim(),
    standard: createHash('sha256').update(name).update(text).digest('hex'),
  };
}
