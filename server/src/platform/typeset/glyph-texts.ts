import { PDFHexString } from '@cantoo/pdf-lib';
import { type Operand, type Operation, readOperations } from './pdf-operations';

export interface GlyphTexts {
  /** What the compiler recorded for each glyph: often a whole syllable. */
  said: Map<number, string>;
  /** What each glyph represents alone, derived from whole syllables. */
  own: Map<number, string>;
  /** The same within a syllable with ำ, where ring and า are one character. */
  ownInAm: Map<number, string>;
}

const toHex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

export const pdfText = (text: string) => `<FEFF${toHex(text)}>`;

const glyphOf = (code: Operand | undefined) => (code instanceof PDFHexString ? Number.parseInt(code.asString(), 16) : Number.NaN);
const textOf = (text: Operand | undefined) => (text instanceof PDFHexString ? Buffer.from(text.asBytes()).swap16().toString('utf16le') : '');

/** The entries of a map, as pairs of glyph and text. */
const pairsOf = ({ operands }: Operation) => operands.flatMap((code, at) => (at % 2 === 0 ? [[glyphOf(code), textOf(operands[at + 1])] as const] : []));
const namesGlyphs = ({ name }: Operation) => name === 'endbfchar';

export function readGlyphTexts(map: Uint8Array): GlyphTexts {
  return { said: new Map(readOperations(map).filter(namesGlyphs).flatMap(pairsOf)), own: new Map(), ownInAm: new Map() };
}

/** The map with these texts. The compiler leaves out glyphs whose text only the page has (PDF/A-2b): those are added. */
export function writeGlyphTexts(map: Uint8Array, texts: Map<number, string>): string {
  const source = Buffer.from(map).toString('latin1');
  const lines = (pairs: Iterable<readonly [number, string]>) =>
    Array.from(pairs, ([glyph, text]) => `<${glyph.toString(16).toUpperCase().padStart(4, '0')}> <${toHex(text)}>\n`);
  const missing = new Map(texts);
  let written = '';
  let done = 0;
  for (const operation of readOperations(map).filter(namesGlyphs)) {
    const pairs = pairsOf(operation).map(([glyph, text]) => [glyph, texts.get(glyph) ?? text] as const);
    for (const [glyph] of pairs) missing.delete(glyph);
    written += `${source.slice(done, operation.start)}${lines(pairs).join('')}endbfchar`;
    done = operation.end;
  }
  const added = lines(missing);
  for (let at = 0; done > 0 && at < added.length; at += mostAtOnce) {
    const some = added.slice(at, at + mostAtOnce);
    written += `\n${some.length} beginbfchar\n${some.join('')}endbfchar`;
  }
  return written + source.slice(done);
}

/** A map lists so many glyphs at once (Adobe Technical Note 5014). */
const mostAtOnce = 100;

/** The text of the ring of ำ, because the following า carries the character. Readers drop this sign, and a glyph must have some text. */
const silent = '\u2060';

/** A syllable ending in ำ: the part before, and the tone mark, which is drawn after the ring or as one glyph with it. */
const am = /^([\s\S]*?)([\u0e48-\u0e4b]?)\u0e33$/u;

/** The text of each glyph of a syllable in drawing order; null when the number of glyphs does not match. */
export function lettersOf(syllable: string, glyphs: number): string[] | null {
  const [, before, tone = ''] = (endsInAm(syllable) && am.exec(syllable)) || [];
  if (before === undefined) return [...syllable].length === glyphs ? [...syllable] : null;
  const known = [...before];
  if (tone !== '' && glyphs === known.length + 2) return [...known, tone, '\u0e33'];
  return glyphs === known.length + 2 + tone.length ? [...known, silent, ...tone, '\u0e33'] : null;
}

export const endsInAm = (syllable: string) => syllable.endsWith('\u0e33');
