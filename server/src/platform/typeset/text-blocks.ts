import { PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { type Operand, type Operation, readOperations } from './pdf-operations';

/** Text that the compiler sets as one block: glyphs on one line, with their place and look. */
export interface TextBlock {
  /** Its scale and place on the page: `a 0 0 d x y cm`. */
  scale: readonly [a: number, d: number];
  x: number;
  y: number;
  /** Colours and lines, as operators. */
  look: string;
  shows: Show[];
}

export interface Show {
  /** The run's ActualText, or null when each glyph has its own. */
  actual: string | null;
  /** The painting operators of the glyphs. */
  render: string;
  font: string;
  size: number;
  x: number;
  y: number;
  marks: (Glyph | Shift)[];
}
export interface Glyph {
  glyph: number;
}
interface Shift {
  /** Shifts what follows to the left, in thousandths of the font size. */
  shift: number;
}

/** The contents of a page: its text blocks, and everything else unchanged. */
export type Contents = (TextBlock | string)[];

/** Parses the contents of a page. A block in an unusual form stays unchanged. */
export function readContents(stream: Uint8Array): Contents {
  const source = Buffer.from(stream).toString('latin1');
  const operations = readOperations(stream);
  const read: Contents = [];
  let done = 0;
  for (let at = 0; at < operations.length; at++) {
    const found = readBlock(operations, at, source);
    if (!found) continue;
    read.push(source.slice(done, operations[at]?.start), found.block);
    at = found.last;
    done = (operations[at] as Operation).end;
  }
  return [...read, source.slice(done)];
}

/** Parses a block: `q`, scale, look, `BT`, runs, `ET`, `Q`. Returns null when another sequence begins here. */
function readBlock(operations: readonly Operation[], first: number, source: string): { block: TextBlock; last: number } | null {
  const [scale, place] = [operations[first + 1], operations[first + 2]];
  if (operations[first]?.name !== 'q' || scale?.name !== 'cm' || !place) return null;
  let begins = first + 2;
  while (begins < operations.length && !stopsLook.has((operations[begins] as Operation).name)) begins++;
  if (operations[begins]?.name !== 'BT') return null;
  let ends = begins + 1;
  while (ends < operations.length && operations[ends]?.name !== 'ET') ends++;
  const [a, b, c, d, x, y] = scale.operands;
  if (operations[ends + 1]?.name !== 'Q' || b !== 0 || c !== 0 || !isNumber(a) || !isNumber(d) || !isNumber(x) || !isNumber(y)) return null;
  const shows = readShows(operations.slice(begins + 1, ends), source);
  const look = source.slice(place.start, operations[begins]?.start);
  return shows && { block: { scale: [a, d], x, y, look, shows }, last: ends + 1 };
}

const stopsLook = new Set(['BT', 'q', 'Q']);
const isNumber = (operand: Operand | undefined) => typeof operand === 'number';

function readShows(operations: readonly Operation[], source: string): Show[] | null {
  const shows: Show[] = [];
  for (let at = 0; at < operations.length; ) {
    const actual = actualText(operations[at]);
    if (actual !== null) at++;
    const show = readShow(operations.slice(at, at + 4), source, actual);
    if (!show || (operations[at + 4]?.name === 'EMC') !== (actual !== null)) return null;
    shows.push(show);
    at += actual === null ? 4 : 5;
  }
  return shows;
}

/** The ActualText that an operation gives the next run, or null. */
function actualText(operation: Operation | undefined): string | null {
  const [tag, properties] = operation?.name === 'BDC' ? operation.operands : [];
  const text = tag === span && properties instanceof PDFDict ? properties.get(actualTextKey) : undefined;
  return text instanceof PDFHexString || text instanceof PDFString ? text.decodeText() : null;
}

const span = PDFName.of('Span');
const actualTextKey = PDFName.of('ActualText');

/** Parses the four operations of a run: rendering mode, font, position, glyphs. */
function readShow([painted, chosen, placed, shown]: readonly Operation[], source: string, actual: string | null): Show | null {
  if (painted?.name !== 'Tr' || chosen?.name !== 'Tf' || placed?.name !== 'Tm' || (shown?.name !== 'TJ' && shown?.name !== 'Tj')) return null;
  const [font, size] = chosen.operands;
  const [a, b, c, d, x, y] = placed.operands;
  const isUpright = a === 1 && b === 0 && c === 0 && d === -1;
  if (!(font instanceof PDFName) || !isNumber(size) || !isUpright || !isNumber(x) || !isNumber(y)) return null;
  return { actual, render: source.slice(painted.start, painted.end), font: font.decodeText(), size, x, y, marks: marksOf(shown.operands, []) };
}

/** The glyphs of a string, two bytes each; the shift of a number; all of a list in order. */
function marksOf(shown: Operand, marks: Show['marks']): Show['marks'] {
  if (typeof shown === 'number') marks.push({ shift: shown });
  else if (Array.isArray(shown)) for (const part of shown) marksOf(part, marks);
  else if (shown instanceof PDFString || shown instanceof PDFHexString) {
    const bytes = shown.asBytes();
    for (let at = 0; at + 1 < bytes.length; at += 2) marks.push({ glyph: ((bytes[at] as number) << 8) | (bytes[at + 1] as number) });
  }
  return marks;
}

/** Where the text of a syllable begins and ends, and its font. */
export interface Edge {
  opens?: string;
  closes?: true;
  font: string;
}

/** Writes a page; `edges` has the first and last glyph of each run that is written with one text. */
export function writeContents(contents: Contents, edges: Map<Glyph, Edge>): string {
  return contents.map((part) => (typeof part === 'string' ? part : writeBlock(part, edges))).join('');
}

function writeBlock({ scale: [a, d], x, y, look, shows: runs }: TextBlock, edges: Map<Glyph, Edge>): string {
  if (runs.length === 0) return '';
  const writer = new RunWriter();
  for (const run of runs) {
    writer.begin(run);
    for (const mark of run.marks) writer.add(mark, run, 'glyph' in mark ? edges.get(mark) : undefined);
    writer.flush();
  }
  return `q\n${a} 0 0 ${d} ${x} ${y} cm\n${look}BT\n${writer.lines.join('\n')}\nET\nQ`;
}

const rounded = (value: number) => String(Math.round(value * 10_000) / 10_000);

/** In points; too small to see. */
const hair = 0.02;
const widestStep = 1;

class RunWriter {
  readonly lines: string[] = [];
  private pending: (Glyph | Shift)[] = [];
  /** The font of the current syllable. */
  private within: string | null = null;

  /** Pdfium sorts runs by their first glyph, so a mark with its own run starts a hair before the next letter, also where it is set a little to the right. */
  begin({ render, font, size, x, y, marks: [first] }: Show): void {
    const right = first && 'shift' in first ? Math.min(widestStep, Math.max(0, (-first.shift / 1000) * size)) : 0;
    const moved = this.within === null ? 0 : hair + right;
    this.lines.push(render, `/${this.within ?? font} ${size} Tf`, `1 0 0 -1 ${rounded(x - moved)} ${rounded(y)} Tm`);
  }

  add(mark: Glyph | Shift, { font, size }: Show, edge: Edge | undefined): void {
    if (edge?.opens !== undefined) {
      this.flush();
      this.lines.push(`/Span <<\n  /ActualText ${edge.opens}\n>> BDC`, ...(edge.font === font ? [] : [`/${edge.font} ${size} Tf`]));
      this.within = edge.font;
    }
    this.pending.push(mark);
    if (!edge?.closes) return;
    this.endMark(size, edge.font === font);
    this.lines.push('EMC', ...(edge.font === font ? [] : [`/${font} ${size} Tf`]));
    this.within = null;
  }

  /**
   * Writes the end of a syllable. Poppler assumes that it ends with its last glyph and reads a gap as a space. A mark has no width and is
   * drawn left of the end of its base, so it is given the remaining distance.
   */
  private endMark(size: number, endsInMark: boolean): void {
    const gap = this.pending.reduce((sum, mark) => sum + ('shift' in mark ? mark.shift : 0), 0);
    if (gap === 0 || !endsInMark) {
      this.flush();
      return;
    }
    this.lines.push(`${rounded((gap / 1000) * size)} Tc`);
    this.pending = this.pending.flatMap((mark, index) => ('glyph' in mark && index < this.pending.length - 1 ? [mark, { shift: gap }] : [mark]));
    this.flush();
    this.lines.push('0 Tc');
  }

  flush(): void {
    if (this.pending.length === 0) return;
    const shown = this.pending.map((mark) => ('shift' in mark ? rounded(mark.shift) : `<${mark.glyph.toString(16).padStart(4, '0')}>`));
    this.lines.push(`[${shown.join(' ')}] TJ`);
    this.pending = [];
  }
}
