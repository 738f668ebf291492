import { endsInAm, fromPdfText, type GlyphTexts, lettersOf, pdfText, readGlyphTexts, writeGlyphTexts } from './glyph-texts';
import { addObject, type PdfObject, type PdfObjects, readObjects, rewrite, unpack, writeObjects } from './pdf-objects';
import { type Contents, type Edge, type Glyph, readContents, type Show, type TextBlock, writeContents } from './text-blocks';

/**
 * The compiler writes a Thai syllable with moved marks in several pieces, each with the text of the whole syllable, and ำ as ring plus า. A
 * reader then finds สิ่สิ่ง for สิ่ง, ขึ้ น for ขึ้น and ทํา for ทำ. This rewrites each syllable as one piece with its text, and gives
 * every glyph its own character for readers that only look at glyphs. The visible page does not change.
 */
export function mendTextLayer(pdf: Uint8Array): Uint8Array {
  const file = readObjects(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  const fonts = new Map<number, Font>();
  for (const page of [...file.objects.values()]) {
    const stream = file.objects.get(Number(/\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/.exec(page.head)?.[1]));
    if (!stream?.packed) continue;
    const named = fontsOf(file, page, fonts);
    const contents = readContents(unpack(stream).toString('latin1'), fromPdfText);
    const edges = joinSyllables(contents, named);
    stream.mended = Buffer.from(writeContents(contents, edges), 'latin1');
    const inAm = new Set([...edges.values()].map(({ font }) => font));
    const further = [...named].filter(([name]) => inAm.has(amName(name))).map(([name, font]) => `/${amName(name)} ${amFont(file, font)} 0 R`);
    if (further.length > 0) rewrite(page, page.head.replace(/\/Font <</, `/Font <<\n${further.join('\n')}`));
  }
  for (const font of fonts.values()) {
    if (font.map) font.map.mended = writeMap(font.map, font.texts.own);
    if (font.map && font.amMap) font.amMap.mended = writeMap(font.map, new Map([...font.texts.own, ...font.texts.ownInAm]));
  }
  return writeObjects(file);
}

/** A font of the file. `am` is the same font with other texts for the glyphs of ำ, created when a page needs it. */
interface Font {
  texts: GlyphTexts;
  head: string;
  map: PdfObject | undefined;
  am?: number;
  amMap?: PdfObject;
}

const amName = (font: string) => `${font}am`;
const writeMap = (map: PdfObject, texts: Map<number, string>) => Buffer.from(writeGlyphTexts(unpack(map).toString('latin1'), texts), 'latin1');

function fontsOf(file: PdfObjects, page: PdfObject, known: Map<number, Font>): Map<string, Font> {
  const named = new Map<string, Font>();
  for (const [, name = '', reference] of (/\/Font <<([\s\S]*?)>>/.exec(page.head)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)) {
    const number = Number(reference);
    const head = file.objects.get(number)?.head ?? '';
    const map = file.objects.get(Number(/\/ToUnicode (\d+) 0 R/.exec(head)?.[1]));
    const font = known.get(number) ?? { head, map, texts: readGlyphTexts(map ? unpack(map).toString('latin1') : '') };
    known.set(number, font);
    named.set(name, font);
  }
  return named;
}

/** The number of the font used within ำ. */
function amFont(file: PdfObjects, font: Font): number {
  if (font.am !== undefined) return font.am;
  const map = addObject(file, Buffer.alloc(0));
  font.amMap = file.objects.get(map) as PdfObject;
  const dictionary = font.head.replace(/^\d+ 0 obj\s*/, '').replace(/\s*endobj\s*$/, '');
  font.am = addObject(file, dictionary.replace(/\/ToUnicode \d+ 0 R/, `/ToUnicode ${map} 0 R`));
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
  if (actual !== null) return [{ text: actual, font, glyphs, block, isWritten: true }];
  return glyphs.map((glyph) => ({ text: fonts.get(font)?.texts.said.get(glyph.glyph) ?? '', font, glyphs: [glyph], block, isWritten: false }));
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
