import { deflateSync, inflateSync } from 'node:zlib';

/**
 * The compiler writes each Thai syllable whose marks it moves up or down in several pieces, and gives every piece the text of the
 * whole syllable: a reader then finds สิ่สิ่ง for สิ่ง. This rewrites the text layer, and nothing that is seen: every glyph is
 * given its own character, and a piece of a syllable only its own part of the text. So find, copy, and read aloud are right.
 */
export function mendTextLayer(pdf: Uint8Array): Uint8Array {
  const file = readObjects(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  const fonts = new Map<number, GlyphTexts>();
  for (const page of file.objects.values()) {
    const contents = /\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/.exec(page.head)?.[1];
    const stream = file.objects.get(Number(contents));
    if (!stream?.packed) continue;
    const named = new Map<string, GlyphTexts>();
    for (const [, name, number] of (/\/Font <<([\s\S]*?)>>/.exec(page.head)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)) {
      const map = Number(/\/ToUnicode (\d+) 0 R/.exec(file.objects.get(Number(number))?.head ?? '')?.[1]);
      const texts = fonts.get(map) ?? readGlyphTexts(file.objects.get(map));
      fonts.set(map, texts);
      named.set(name as string, texts);
    }
    stream.mended = Buffer.from(mendContents(unpack(stream).toString('latin1'), named), 'latin1');
  }
  for (const [number, texts] of fonts) {
    const map = file.objects.get(number);
    if (map) map.mended = writeGlyphTexts(unpack(map), texts);
  }
  return writeObjects(file);
}

interface PdfObject {
  /** Everything before the stream, or the whole object. */
  head: string;
  /** The stream as it lies in the file. */
  packed: Buffer | null;
  /** The whole object as it stood in the file, for what is left alone. */
  original: Buffer;
  /** The stream's new content. */
  mended?: Buffer;
}
interface PdfObjects {
  start: Buffer;
  objects: Map<number, PdfObject>;
  trailer: string;
}

/** The compiler's files are plain: one table of offsets, no packed objects, lengths as direct numbers. */
function readObjects(pdf: Buffer): PdfObjects {
  const table = pdf.lastIndexOf('xref\n', pdf.lastIndexOf('startxref') - 1);
  const [, entries = '', trailer = ''] = /^xref\n0 \d+\s+([\s\S]*?)trailer\s*([\s\S]*?)startxref/.exec(pdf.toString('latin1', table)) ?? [];
  const offsets = [...entries.matchAll(/(\d{10}) \d{5} (n|f)/g)].map(([, offset, use], number) => ({ number, offset: Number(offset), used: use === 'n' }));
  const inOrder = offsets.filter((entry) => entry.used).sort((a, b) => a.offset - b.offset);
  const objects = new Map<number, PdfObject>();
  for (const [index, { number, offset }] of inOrder.entries()) {
    const original = pdf.subarray(offset, inOrder[index + 1]?.offset ?? table);
    const streamAt = original.indexOf('stream\n');
    const head = original.toString('latin1', 0, streamAt < 0 ? undefined : streamAt);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    objects.set(number, { head, packed: streamAt < 0 ? null : original.subarray(streamAt + 7, streamAt + 7 + length), original });
  }
  if (objects.size === 0) throw new Error('The compiler writes its files in another way than the text layer is mended in.');
  return { start: pdf.subarray(0, inOrder[0]?.offset ?? 0), objects, trailer };
}

const unpack = ({ head, packed }: PdfObject): Buffer => {
  if (!packed) return Buffer.alloc(0);
  return head.includes('/Filter /FlateDecode') ? inflateSync(packed) : packed;
};

function writeObjects({ start, objects, trailer }: PdfObjects): Uint8Array {
  const parts: Buffer[] = [start];
  const offsets = new Map<number, number>();
  let at = start.length;
  for (const [number, object] of objects) {
    offsets.set(number, at);
    const part = object.mended ? repack(number, object.mended) : object.original;
    parts.push(part);
    at += part.length;
  }
  const size = Math.max(...objects.keys()) + 1;
  const lines = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f\r\n' : `${String(offset).padStart(10, '0')} 00000 n\r\n`;
  });
  parts.push(Buffer.from(`xref\n0 ${size}\n${lines.join('')}trailer\n${trailer}startxref\n${at}\n%%EOF`, 'latin1'));
  return Buffer.concat(parts);
}

function repack(number: number, data: Buffer): Buffer {
  const packed = deflateSync(data);
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<<\n  /Length ${packed.length}\n  /Filter /FlateDecode\n>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

interface GlyphTexts {
  /** What the compiler said each glyph stands for: often a whole syllable. */
  said: Map<number, string>;
  /** The one character it stands for, found from whole syllables. */
  own: Map<number, string>;
}

const fromHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const toHex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

function readGlyphTexts(map: PdfObject | undefined): GlyphTexts {
  const text = map ? unpack(map).toString('latin1') : '';
  return {
    said: new Map(
      [...text.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]*)>$/gm)].map(([, glyph, hex]) => [Number.parseInt(glyph as string, 16), fromHex(hex as string)]),
    ),
    own: new Map(),
  };
}

function writeGlyphTexts(map: Buffer, { own }: GlyphTexts): Buffer {
  const text = map.toString('latin1').replace(/^<([0-9A-F]{4})> <[0-9A-F]*>$/gm, (line, glyph: string) => {
    const character = own.get(Number.parseInt(glyph, 16));
    return character === undefined ? line : `<${glyph}> <${toHex(character)}>`;
  });
  return Buffer.from(text, 'latin1');
}

/** The characters of a syllable as its glyphs stand for them: ำ is drawn as a ring and า, and a tone mark stands above the ring. */
const drawn = (text: string) => [...text.replace(/([\u0e48-\u0e4b]?)\u0e33/gu, '\u0e4d$1\u0e32')];

/** Glyphs that belong to one text: the syllable as far as drawn, and where its text is written in the stream (or nowhere). */
interface Piece {
  text: string;
  glyphs: number[];
  written: { from: number; to: number } | null;
}

const tokens =
  /\/Span\s*<<\s*\/ActualText <FEFF([0-9A-F]*)>\s*>>\s*BDC|<<[\s\S]*?>>\s*BDC|\b(?:BDC|BMC)\b|\bEMC\b|\/(\w+) [-.\d]+ Tf\b|\(((?:\\[\s\S]|[^\\()])*)\)/g;

/** Gives every piece of a syllable its own part of the text, and notes what each glyph stands for. */
function mendContents(contents: string, fonts: Map<string, GlyphTexts>): string {
  let font: GlyphTexts | undefined;
  let span: Piece | null = null;
  let nested = 0;
  const syllable = new Syllable();
  const edits: { from: number; to: number; text: string }[] = [];
  for (const match of contents.matchAll(tokens)) {
    const [token, spanHex, fontName, string] = match;
    if (spanHex !== undefined) {
      const from = match.index + token.indexOf('FEFF') + 4;
      span = { text: fromHex(spanHex), glyphs: [], written: { from, to: from + spanHex.length } };
      nested = 0;
    } else if (fontName !== undefined) font = fonts.get(fontName);
    else if (string !== undefined && font) {
      const glyphs = glyphsOf(string);
      if (span) span.glyphs.push(...glyphs);
      else for (const glyph of glyphs) edits.push(...syllable.take({ text: font.said.get(glyph) ?? '', glyphs: [glyph], written: null }, font));
    } else if (token !== 'EMC') nested++;
    else if (nested > 0) nested--;
    else if (span) {
      if (font) edits.push(...syllable.take(span, font));
      span = null;
    }
  }
  let mended = '';
  let done = 0;
  for (const { from, to, text } of edits.sort((a, b) => a.from - b.from)) {
    mended += contents.slice(done, from) + toHex(text);
    done = to;
  }
  return mended + contents.slice(done);
}

/** Puts the pieces of one syllable together again. */
class Syllable {
  private pieces: Piece[] = [];

  /** Takes the next piece; answers what is to be written instead of the text of its pieces, once the syllable is whole. */
  take(piece: Piece, font: GlyphTexts): { from: number; to: number; text: string }[] {
    if (this.pieces[0]?.text !== piece.text) this.pieces = [];
    this.pieces.push(piece);
    const characters = drawn(piece.text);
    const glyphs = this.pieces.flatMap((part) => part.glyphs);
    if (glyphs.length < characters.length) return [];
    const pieces = this.pieces;
    this.pieces = [];
    if (glyphs.length > characters.length) return [];
    for (const [index, glyph] of glyphs.entries()) font.own.set(glyph, characters[index] as string);
    if (pieces.length === 1) return [];
    let at = 0;
    return pieces.flatMap(({ glyphs: own, written }) => {
      const text = characters.slice(at, at + own.length).join('');
      at += own.length;
      return written ? [{ ...written, text }] : [];
    });
  }
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
