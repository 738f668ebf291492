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

/** One run of glyphs. */
export interface Show {
  /** The run's ActualText, or null when each glyph has its own. */
  actual: string | null;
  /** The painting operators of the glyphs. */
  render: string;
  font: string;
  size: string;
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

const blocks = /q\n([-.\d]+) 0 0 ([-.\d]+) ([-.\d]+) ([-.\d]+) cm\n((?:(?!BT\n|q\n|Q\n)[^\n]*\n)*)BT\n([\s\S]*?)\nET\nQ/g;
const shows =
  /(?:\/Span <<\s*\/ActualText <FEFF([0-9A-F]*)>\s*>> BDC\n)?(\d+ Tr)\n\/(\w+) ([.\d]+) Tf\n1 0 0 -1 ([-.\d]+) ([-.\d]+) Tm\n(?:\[((?:[^\]\\(]|\((?:\\[\s\S]|[^\\()])*\))*)\] TJ|(\((?:\\[\s\S]|[^\\()])*\)) Tj)(\nEMC)?(?:\n|$)/y;

/** Parses the contents of a page. A block in an unusual form stays unchanged. */
export function readContents(contents: string, fromHex: (hex: string) => string): Contents {
  const read: Contents = [];
  let done = 0;
  for (const match of contents.matchAll(blocks)) {
    const [whole, a, d, x, y, look = '', inner = ''] = match;
    const found = readShows(inner, fromHex);
    if (!found) continue;
    read.push(contents.slice(done, match.index), { scale: [Number(a), Number(d)], x: Number(x), y: Number(y), look, shows: found });
    done = match.index + whole.length;
  }
  return [...read, contents.slice(done)];
}

function readShows(inner: string, fromHex: (hex: string) => string): Show[] | null {
  const found: Show[] = [];
  shows.lastIndex = 0;
  while (shows.lastIndex < inner.length) {
    const match = shows.exec(inner);
    if (!match) return null;
    const [, actual, render = '', font = '', size = '', x, y, array, single, closed] = match;
    if ((actual === undefined) !== (closed === undefined)) return null;
    const marks = readMarks(array ?? single ?? '');
    found.push({ actual: actual === undefined ? null : fromHex(actual), render, font, size, x: Number(x), y: Number(y), marks });
  }
  return found;
}

function readMarks(array: string): Show['marks'] {
  return [...array.matchAll(/\(((?:\\[\s\S]|[^\\()])*)\)|([-.\d]+)/g)].flatMap(([, literal, shift]): Show['marks'] =>
    literal === undefined ? [{ shift: Number(shift) }] : glyphsOf(literal).map((glyph) => ({ glyph })),
  );
}

const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** The glyph numbers of a literal string, two bytes each. */
function glyphsOf(literal: string): number[] {
  const bytes: number[] = [];
  for (const [, octal, escaped, plain] of literal.matchAll(/\\([0-7]{1,3})|\\([\s\S])|([\s\S])/g)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8) & 255);
    else if (escaped !== undefined) bytes.push(escapes[escaped] ?? escaped.charCodeAt(0));
    else bytes.push((plain as string).charCodeAt(0));
  }
  return Array.from({ length: bytes.length >> 1 }, (_, index) => ((bytes[2 * index] as number) << 8) | (bytes[2 * index + 1] as number));
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

class RunWriter {
  readonly lines: string[] = [];
  private pending: (Glyph | Shift)[] = [];
  /** The font of the current syllable. */
  private within: string | null = null;

  /** Pdfium sorts runs by their start, so a mark with its own run starts a hair before the next letter. */
  begin({ render, font, size, x, y }: Show): void {
    const moved = this.within === null ? 0 : hair;
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
    this.endMark(Number(size), edge.font === font);
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
