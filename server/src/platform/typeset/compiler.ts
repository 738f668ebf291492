import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { charactersOf } from './font-characters';
import type { FormName, Forms } from './forms';
import { repairTextLayer } from './text-layer';
import { cleanText, cutIntoWords, type Word } from './words';

const templates = fileURLToPath(new URL('../../../../letters/', import.meta.url));
const fonts = dirname(createRequire(join(templates, 'package.json')).resolve('@expo-google-fonts/sarabun/package.json'));
const faces = ['400Regular', '700Bold'];

/** A character that the font of the letters lacks. */
export class MissingGlyph extends Error {
  constructor(readonly character: string) {
    super(character);
  }
}

type Cut = string | number | readonly Word[] | readonly Cut[] | { readonly [name: string]: Cut };

/**
 * Sets letters with the templates in `letters/`. All texts of the data except `kind` are cut into words for the template; the compiler gets
 * them as data only. Throws `MissingGlyph`. Its memory use grows, so it runs in its own process.
 */
export function openCompiler(): <F extends FormName>(form: F, data: Forms[F], pictures?: readonly Uint8Array[]) => Promise<Uint8Array> {
  const files = faces.map((face) => join(fonts, face, `Sarabun_${face}.ttf`));
  const drawable = charactersOf(readFileSync(files[0] as string));
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: faces.map((face) => join(fonts, face)) }] });

  const cut = (value: unknown, name = ''): Cut => {
    if (typeof value === 'string') return name === 'kind' ? value : cutText(value, drawable);
    if (Array.isArray(value)) return value.map((item) => cut(item));
    if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item, key)]));
    return value as number;
  };

  const compile = (name: FormName | 'seal', data: Cut | { agency: string }) => {
    const outcome = compiler.compile({ mainFilePath: join(templates, `${name}.typ`), inputs: { data: JSON.stringify(data) } });
    const trouble = outcome.takeDiagnostics();
    if (trouble || !outcome.result) throw new Error(`letters/${name}.typ: ${trouble ? JSON.stringify(compiler.fetchDiagnostics(trouble)) : 'no document'}`);
    return outcome.result;
  };

  return async (form, data, pictures = []) => {
    const places = pictures.map((_, index) => join(templates, `picture-${index}.png`));
    for (const [index, place] of places.entries()) compiler.mapShadow(place, Buffer.from(pictures[index] as Uint8Array));
    if (form === 'stamped') {
      places.push(join(templates, 'seal.svg'));
      compiler.mapShadow(places.at(-1) as string, Buffer.from(compiler.plainSvg(compile('seal', { agency: cleanText((data as Forms['stamped']).agency) }))));
    }
    const document = compile(form, cut(data));
    for (const place of places) compiler.unmapShadow(place);
    const pdf = compiler.pdf(document, { pdfStandard: 'a-2a' });
    compiler.evictCache(10);
    return repairTextLayer(pdf);
  };
}

function cutText(typed: string, drawable: Set<number>): Word[] {
  const text = cleanText(typed);
  for (const character of text) {
    if (character !== '\n' && !drawable.has(character.codePointAt(0) as number)) throw new MissingGlyph(character);
  }
  return cutIntoWords(text);
}
