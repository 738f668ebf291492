export interface GlyphTexts {
  /** What the compiler recorded for each glyph: often a whole syllable. */
  said: Map<number, string>;
  /** What each glyph represents alone, derived from whole syllables. */
  own: Map<number, string>;
  /** The same within a syllable with ำ, where ring and า are one character. */
  ownInAm: Map<number, string>;
}

const fromHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const toHex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

export const pdfText = (text: string) => `<FEFF${toHex(text)}>`;
export const fromPdfText = (hex: string) => fromHex(hex.replace(/^FEFF/, ''));

const line = /^<([0-9A-F]{4})> <([0-9A-F]*)>$/gm;

export function readGlyphTexts(map: string): GlyphTexts {
  const said = new Map([...map.matchAll(line)].map(([, glyph, hex]) => [Number.parseInt(glyph as string, 16), fromHex(hex as string)]));
  return { said, own: new Map(), ownInAm: new Map() };
}

/** The map with new texts for some glyphs. */
export function writeGlyphTexts(map: string, texts: Map<number, string>): string {
  return map.replace(line, (whole, glyph: string) => {
    const text = texts.get(Number.parseInt(glyph, 16));
    return text === undefined ? whole : `<${glyph}> <${toHex(text)}>`;
  });
}

/** The text of the ring of ำ, because the following า carries the character. Readers drop this sign, and a glyph must have some text. */
const silent = '\u2060';

/** A syllable ending in ำ: the part before, and the tone mark, which is drawn after the ring or as one glyph with it. */
const am = /^([\s\S]*?)([\u0e48-\u0e4b]?)\u0e33$/u;

/** The text of each glyph of a syllable in drawing order; null when the number of glyphs does not match. */
export function lettersOf(syllable: string, glyphs: number): string[] | null {
  const [, before, tone = ''] = am.exec(syllable) ?? [];
  if (before === undefined) return [...syllable].length === glyphs ? [...syllable] : null;
  const known = [...before];
  if (tone !== '' && glyphs === known.length + 2) return [...known, tone, '\u0e33'];
  return glyphs === known.length + 2 + tone.length ? [...known, silent, ...tone, '\u0e33'] : null;
}

export const endsInAm = (syllable: string) => am.test(syllable);
