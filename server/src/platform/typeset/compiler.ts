import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { charactersOf, widthOf } from './font-characters';
import type { FormName, Forms, PrintedProof } from './forms';
import { drawQr } from './qr-drawing';
import { addSignatureFields, type Room, type SignatureField } from './signature-fields';
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

/** Names of the data whose values say how to set, and are one of a few words of the program. */
const notPrinted = new Set(['kind', 'align']);

/** A word with its width in em of the regular face; null where only the compiler knows it. */
type PrintedWord = readonly [...Word, width: number | null];

type Cut = string | number | readonly PrintedWord[] | readonly Cut[] | { readonly [name: string]: Cut };

interface Extras {
  pictures?: readonly Uint8Array[];
  /** The pictures of the body, in its order; PNG or JPEG. */
  bodyPictures?: readonly Uint8Array[];
  proof?: PrintedProof | null;
  /** The agency's own emblem, a PNG; null for the one of the templates. */
  emblem?: Uint8Array | null;
  fields?: readonly SignatureField[];
}

interface Compiler {
  typeset<F extends FormName>(form: F, data: Forms[F], extras?: Extras): Promise<Uint8Array>;
  /** The rooms to sign, in the order of the paper; no PDF is made. */
  measure<F extends FormName>(form: F, data: Forms[F], extras?: Extras): Room[];
}

/**
 * Sets letters with the templates in `letters/`. All texts of the data, except those that say how to set, are cut into words for the template; the compiler gets
 * them as data only. Throws `MissingGlyph`. Its memory use grows, so it runs in its own process.
 */
export function openCompiler(): Compiler {
  const files = faces.map((face) => join(fonts, face, `Sarabun_${face}.ttf`));
  const drawable = charactersOf(readFileSync(files[0] as string));
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: faces.map((face) => join(fonts, face)) }] });

  const cut = (value: unknown, name = ''): Cut => {
    if (typeof value === 'string') return notPrinted.has(name) ? value : cutText(value, drawable);
    if (Array.isArray(value)) return value.map((item) => cut(item));
    if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item, key)]));
    return value as number;
  };

  const compile = (name: FormName | 'seal', inputs: Record<string, Cut | { agency: string }>) => {
    const texts = Object.fromEntries(Object.entries(inputs).map(([key, input]) => [key, JSON.stringify(input)]));
    const outcome = compiler.compile({ mainFilePath: join(templates, `${name}.typ`), inputs: texts });
    const trouble = outcome.takeDiagnostics();
    if (trouble || !outcome.result) throw new Error(`letters/${name}.typ: ${trouble ? JSON.stringify(compiler.fetchDiagnostics(trouble)) : 'no document'}`);
    return outcome.result;
  };

  let set = 0;
  const laidOut = <F extends FormName>(form: F, data: Forms[F], { pictures = [], bodyPictures = [], proof = null, emblem = null }: Extras) => {
    const places: string[] = [];
    const put = (name: string, content: Uint8Array | string) => {
      const place = join(templates, name);
      places.push(place);
      compiler.mapShadow(place, Buffer.from(content as Uint8Array));
    };
    for (const [index, picture] of pictures.entries()) put(`picture-${index}.png`, picture);
    // Without an ending, so that their content tells what they are.
    for (const [index, picture] of bodyPictures.entries()) put(`body-picture-${index}`, picture);
    if (emblem) put('own-emblem.png', emblem);
    const own = emblem ? { emblem: 1 } : {};
    if (form === 'stamped') put('seal.svg', compiler.plainSvg(compile('seal', { data: { agency: cleanText((data as Forms['stamped']).agency) }, ...own })));
    if (proof) put('proof.svg', drawQr(proof.qr));
    const document = compile(form, { data: cut(data), ...own, ...(proof && { proof: cut({ lines: proof.lines, alt: proof.alt }) }) });
    for (const place of places) compiler.unmapShadow(place);
    set++;
    // What the last ten letters needed stays. Looking through it costs half a millisecond.
    if (set % 10 === 0) compiler.evictCache(1);
    return document;
  };
  const roomsOf = (document: ReturnType<typeof laidOut>): Room[] => compiler.query(document, { selector: '<room>', field: 'value' });
  const typeset: Compiler['typeset'] = async (form, data, { fields = [], ...extras } = {}) => {
    const document = laidOut(form, data, extras);
    // The look of a signature goes into a paper that has its own tags.
    const pdf = compiler.pdf(document, form === 'ink' ? { pdfStandard: 'a-2b', pdfTags: false } : { pdfStandard: 'a-2a' });
    const rooms = fields.length === 0 ? [] : roomsOf(document);
    return repairTextLayer(pdf, (file) => addSignatureFields(file, rooms, fields));
  };
  return { typeset, measure: (form, data, extras = {}) => roomsOf(laidOut(form, data, extras)) };
}

function cutText(typed: string, drawable: ReadonlyMap<number, number>): PrintedWord[] {
  const text = cleanText(typed);
  for (const character of text) {
    if (character !== '\n' && !drawable.has(character.codePointAt(0) as number)) throw new MissingGlyph(character);
  }
  return cutIntoWords(text).map(([word, after]) => [word, after, widthOf(word, drawable)]);
}
