/** The characters that a TrueType font can draw (its `cmap` table, formats 4 and 12), each with its width in em. */
export function charactersOf(font: Buffer): Map<number, number> {
  const table = findTable(font, 'cmap');
  const widthOf = widthsOf(font);
  const characters = new Map<number, number>();
  const count = font.readUInt16BE(table + 2);
  for (let index = 0; index < count; index++) {
    const subtable = table + font.readUInt32BE(table + 4 + index * 8 + 4);
    const format = font.readUInt16BE(subtable);
    const glyphs = format === 4 ? readSegments(font, subtable) : format === 12 ? readGroups(font, subtable) : [];
    for (const [code, glyph] of glyphs) characters.set(code, widthOf(glyph));
  }
  return characters;
}

/** ๅ becomes one with ฤ and ฦ. */
const lakkhangyao = 0x0e45;

/**
 * The width of a word in em; null if it has more than Thai letters and digits. Thai letters have the same width in every word; those of
 * other scripts move closer together in some pairs.
 */
export function widthOf(word: string, characters: ReadonlyMap<number, number>): number | null {
  let width = 0;
  for (const character of word) {
    const code = character.codePointAt(0) as number;
    if (code < 0x0e01 || code > 0x0e5b || code === lakkhangyao) return null;
    width += characters.get(code) ?? 0;
  }
  return width;
}

function findTable(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no ${tag} table.`);
}

/** How wide each glyph is (`hmtx`): the last width holds for all that follow. */
function widthsOf(font: Buffer): (glyph: number) => number {
  const widths = findTable(font, 'hmtx');
  const last = font.readUInt16BE(findTable(font, 'hhea') + 34) - 1;
  const em = font.readUInt16BE(findTable(font, 'head') + 18);
  return (glyph) => font.readUInt16BE(widths + 4 * Math.min(glyph, last)) / em;
}

type Drawn = [code: number, glyph: number];

function* readSegments(font: Buffer, at: number): Generator<Drawn> {
  const size = font.readUInt16BE(at + 6);
  for (let offset = 0; offset < size; offset += 2) {
    const last = font.readUInt16BE(at + 14 + offset);
    const first = font.readUInt16BE(at + 16 + size + offset);
    const delta = font.readUInt16BE(at + 16 + 2 * size + offset);
    const listed = at + 16 + 3 * size + offset;
    const list = font.readUInt16BE(listed);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const glyph = list === 0 ? code : font.readUInt16BE(listed + list + 2 * (code - first));
      yield [code, (glyph + delta) & 0xffff];
    }
  }
}

function* readGroups(font: Buffer, at: number): Generator<Drawn> {
  const groups = font.readUInt32BE(at + 12);
  for (let index = 0; index < groups; index++) {
    const group = at + 16 + index * 12;
    const [first, last, glyph] = [font.readUInt32BE(group), font.readUInt32BE(group + 4), font.readUInt32BE(group + 8)];
    for (let code = first; code <= last; code++) yield [code, glyph + code - first];
  }
}
