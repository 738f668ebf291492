/** The characters that the glyphs of one font of a file stand for. */
export interface GlyphTexts {
  /** What the compiler said each glyph stands for: often a whole syllable. */
  said: Map<number, string>;
  /** What it stands for by itself, found from whole syllables. */
  own: Map<number, string>;
  /** The same within a syllable with ำ, where the ring and า are one character. */
  ownInAm: Map<number, string>;
}

const fromHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const toHex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** A text as a string of a PDF. */
export const pdfText = (text: string) => `<FEFF${toHex(text)}>`;
export const fromPdfText = (hex: string) => fromHex(hex.replace(/^FEFF/, ''));

const line = /^<([0-9A-F]{4})> <([0-9A-F]*)>$/gm;

export function readGlyphTexts(map: string): GlyphTexts {
  const said = new Map([...map.matchAll(line)].map(([, glyph, hex]) => [Number.parseInt(glyph as string, 16), fromHex(hex as string)]));
  return { said, own: new Map(), ownInAm: new Map() };
}

/** The map with other texts for some of its glyphs. */
export function writeGlyphTexts(map: string, texts: Map<number, string>): string {
  return map.replace(line, (whole, glyph: string) => {
    const text = texts.get(Number.parseInt(glyph, 16));
    return text === undefined ? whole : `<${glyph}> <${toHex(text)}>`;
  });
}

/** Stands for the ring of ำ, whose character is given by the า after it. Readers leave this sign out, and no glyph may stand for nothing. */
const silent = '\u2060';

/** A syllable that ends in ำ: what stands before, and the tone mark, which is drawn after the ring or as one glyph with it. */
const am = /^([\s\S]*?)([\u0e48-\u0e4b]?)\u0e33$/u;

/**
 * What each of so many glyphs of a syllable stands for, in the order in which they are drawn; null where the syllable is drawn in
 * another number of glyphs.
 */
export function lettersOf(syllable: string, glyphs: number): string[] | null {
  const [, before, tone = ''] = am.exec(syllable) ?? [];
  if (before === undefined) return [...syllable].length === glyphs ? [...syllable] : null;
  const known = [...before];
  if (tone !== '' && glyphs === known.length + 2) return [...known, tone, '\u0e33'];
  return glyphs === known.length + 2 + tone.length ? [...known, silent, ...tone, '\u0e33'] : null;
}

export const endsInAm = (syllable: string) => am.test(syllable);
