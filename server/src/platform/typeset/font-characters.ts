/** Reads the characters that a TrueType font can draw (its `cmap` table, formats 4 and 12). */
export function charactersOf(font: Buffer): Set<number> {
  const table = findTable(font, 'cmap');
  const characters = new Set<number>();
  const count = font.readUInt16BE(table + 2);
  for (let index = 0; index < count; index++) {
    const subtable = table + font.readUInt32BE(table + 4 + index * 8 + 4);
    const format = font.readUInt16BE(subtable);
    if (format === 4) readSegments(font, subtable, characters);
    else if (format === 12) readGroups(font, subtable, characters);
  }
  return characters;
}

function findTable(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no ${tag} table.`);
}

function readSegments(font: Buffer, at: number, characters: Set<number>): void {
  const size = font.readUInt16BE(at + 6);
  for (let offset = 0; offset < size; offset += 2) {
    const last = font.readUInt16BE(at + 14 + offset);
    const first = font.readUInt16BE(at + 16 + size + offset);
    for (let code = first; code <= last && code !== 0xffff; code++) characters.add(code);
  }
}

function readGroups(font: Buffer, at: number, characters: Set<number>): void {
  const groups = font.readUInt32BE(at + 12);
  for (let index = 0; index < groups; index++) {
    const first = font.readUInt32BE(at + 16 + index * 12);
    const last = font.readUInt32BE(at + 20 + index * 12);
    for (let code = first; code <= last; code++) characters.add(code);
  }
}
