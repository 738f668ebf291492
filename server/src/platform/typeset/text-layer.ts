import { deflateSync, inflateSync } from 'node:zlib';
import { type PDFContext, PDFDict, PDFName, PDFPageLeaf, PDFParser, PDFRawStream, PDFRef, PDFWriter } from '@cantoo/pdf-lib';
import { endsInAm, type GlyphTexts, lettersOf, pdfText, readGlyphTexts, writeGlyphTexts } from './glyph-texts';
import { type Contents, type Edge, type Glyph, readContents, type Show, type TextBlock, writeContents } from './text-blocks';

/**
 * The compiler writes a Thai syllable with moved marks in several pieces, each with the text of the whole syllable, and ำ as ring plus า. A
 * reader then finds สิ่สิ่ง for สิ่ง, ขึ้ น for ขึ้น and ทํา for ทำ. This rewrites each syllable as one piece with its text, and gives
 * every glyph its own character for readers that only look at glyphs. The visible page does not change. Readers show the title of the letter
 * instead of the name of the file. `more` may add to the file.
 */
export async function repairTextLayer(pdf: Uint8Array, more: (file: PDFContext) => void = () => undefined): Promise<Uint8Array> {
  const file = await PDFParser.forBytesWithOptions(pdf, Number.POSITIVE_INFINITY, true).parseDocument();
  const fonts = new Map<PDFDict, Font>();
  for (const [, page] of file.enumerateIndirectObjects()) if (page instanceof PDFPageLeaf) mendPage(file, page, fonts);
  for (const { map, texts, amMap } of fonts.values()) {
    if (!map) continue;
    const given = unpacked(file, map);
    file.assign(map, packed(file, writeGlyphTexts(given, texts.own)));
    if (amMap) file.assign(amMap, packed(file, writeGlyphTexts(given, new Map([...texts.own, ...texts.ownInAm]))));
  }
  file.lookup(file.trailerInfo.Root, PDFDict).set(PDFName.of('ViewerPreferences'), file.obj({ DisplayDocTitle: true }));
  more(file);
  return PDFWriter.forContext(file, Number.POSITIVE_INFINITY).serializeToBuffer();
}

function mendPage(file: PDFContext, page: PDFPageLeaf, fonts: Map<PDFDict, Font>): void {
  const stream = page.get(PDFName.Contents);
  const resources = page.Resources()?.lookupMaybe(PDFName.Font, PDFDict);
  if (!(stream instanceof PDFRef) || !resources) return;
  const named = fontsOf(resources, fonts);
  const contents = readContents(unpacked(file, stream));
  const edges = joinSyllables(contents, named);
  file.assign(stream, packed(file, writeContents(contents, edges)));
  const inAm = new Set([...edges.values()].map(({ font }) => font));
  for (const [name, font] of named) if (inAm.has(amName(name))) resources.set(PDFName.of(amName(name)), amFont(file, font));
}

/** A font of the file. `am` is the same font with other texts for the glyphs of ำ, created when a page needs it. */
interface Font {
  texts: GlyphTexts;
  dictionary: PDFDict;
  map: PDFRef | null;
  am?: PDFRef;
  amMap?: PDFRef;
}

const amName = (font: string) => `${font}am`;
const toUnicode = PDFName.of('ToUnicode');

function unpacked(file: PDFContext, at: PDFRef): Uint8Array {
  const stream = file.lookup(at);
  if (!(stream instanceof PDFRawStream)) throw new Error(`The compiler writes no stream at ${at}.`);
  return stream.dict.has(PDFName.of('Filter')) ? inflateSync(stream.contents) : stream.contents;
}

const packed = (file: PDFContext, text: string) => file.stream(deflateSync(Buffer.from(text, 'latin1')), { Filter: 'FlateDecode' });

function fontsOf(resources: PDFDict, known: Map<PDFDict, Font>): Map<string, Font> {
  const named = new Map<string, Font>();
  for (const name of resources.keys()) {
    const dictionary = resources.lookup(name, PDFDict);
    const map = dictionary.get(toUnicode);
    const ref = map instanceof PDFRef ? map : null;
    const font = known.get(dictionary) ?? { dictionary, map: ref, texts: readGlyphTexts(ref ? unpacked(resources.context, ref) : new Uint8Array()) };
    known.set(dictionary, font);
    named.set(name.decodeText(), font);
  }
  return named;
}

/** The font used within ำ. */
function amFont(file: PDFContext, font: Font): PDFRef {
  if (font.am) return font.am;
  font.amMap = file.nextRef();
  const copy = font.dictionary.clone(file);
  copy.set(toUnicode, font.amMap);
  font.am = file.register(copy);
  return font.am;
}

/** Glyphs that share one text: the syllable as drawn so far. */
interface Piece {
  text: string;
  font: string;
  glyphs: Glyph[];
  block: TextBlock;
  /** The page carries the text with the glyphs, not only the font. */
  isWritten: boolean;
}

/** Joins the pieces of each syllable into one block, and returns the first and last glyph of each text. */
function joinSyllables(contents: Contents, fonts: Map<string, Font>): Map<Glyph, Edge> {
  const edges = new Map<Glyph, Edge>();
  const homes = new Map<TextBlock, TextBlock>();
  const pieces = contents.flatMap((part) => (typeof part === 'string' ? [] : part.shows.flatMap((show) => piecesOf(part, show, fonts))));
  let open: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.isWritten) spanOver(edges, piece.glyphs, piece.text, piece.font);
    if (open[0]?.text !== piece.text || open[0].font !== piece.font) open = [];
    open.push(piece);
    const syllable = open;
    const glyphs = syllable.flatMap((one) => one.glyphs);
    const letters = lettersOf(piece.text, glyphs.length);
    if (!letters || goesOn(syllable[0] as Piece, pieces[index + 1])) continue;
    open = [];
    const isAm = endsInAm(piece.text);
    for (const [at, { glyph }] of glyphs.entries()) keepLetter(fonts.get(piece.font)?.texts as GlyphTexts, glyph, letters[at] as string, isAm);
    if (glyphs.length === 1 || !syllable.every(({ block }) => moveInto(homes, (syllable[0] as Piece).block, block))) continue;
    for (const glyph of glyphs) edges.delete(glyph);
    spanOver(edges, glyphs, piece.text, isAm ? amName(piece.font) : piece.font);
  }
  return edges;
}

function spanOver(edges: Map<Glyph, Edge>, glyphs: readonly Glyph[], text: string, font: string): void {
  const [first, last] = [glyphs[0] as Glyph, glyphs.at(-1) as Glyph];
  edges.set(first, { opens: pdfText(text), font });
  edges.set(last, { ...edges.get(last), closes: true, font });
}

/**
 * Whether a syllable that could be complete continues: the tone mark of ำ may be drawn separately. A new syllable would begin with the same
 * glyph.
 */
const goesOn = (first: Piece, next: Piece | undefined) =>
  endsInAm(first.text) && next?.text === first.text && next.font === first.font && next.glyphs[0]?.glyph !== first.glyphs[0]?.glyph;

function piecesOf(block: TextBlock, { actual, font, marks }: Show, fonts: Map<string, Font>): Piece[] {
  const glyphs = marks.filter((mark) => 'glyph' in mark);
  const said = fonts.get(font)?.texts.said;
  if (actual !== null) return [{ text: actual, font, glyphs, block, isWritten: true }];
  return glyphs.map((glyph) => ({ text: said?.get(glyph.glyph) ?? '', font, glyphs: [glyph], block, isWritten: false }));
}

const aa = '\u0e32';
const ring = '\u0e4d';

function keepLetter({ own, ownInAm }: GlyphTexts, glyph: number, letter: string, isAm: boolean): void {
  if (!isAm || /[\u0e01-\u0e31\u0e34-\u0e4c]/u.test(letter)) own.set(glyph, letter);
  else {
    own.set(glyph, own.get(glyph) ?? (letter === '\u0e33' ? aa : ring));
    ownInAm.set(glyph, letter);
  }
}

/** Moves the runs of a later block behind those of an earlier one on the same line; false when their styles differ. */
function moveInto(homes: Map<TextBlock, TextBlock>, first: TextBlock, later: TextBlock): boolean {
  const home = homes.get(first) ?? first;
  const from = homes.get(later) ?? later;
  if (home === from) return true;
  if (home.look !== from.look || home.scale.join() !== from.scale.join()) return false;
  const [a, d] = home.scale;
  const [right, up] = [(from.x - home.x) / a, (from.y - home.y) / d];
  home.shows.push(...from.shows.map((show) => ({ ...show, x: show.x + right, y: show.y + up })));
  from.shows = [];
  homes.set(from, home);
  return true;
}
