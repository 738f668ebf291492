import { describe, expect, it } from 'vitest';
import { BadSheet, readCsv, readWorkbook, writeCsv, writeWorkbook } from './spreadsheet';

const rows = [
  ['รหัส', 'ชื่อ'],
  ['1', 'น้ำ, "ใส"\nเย็น'],
  ['2', '=1+1'],
];

describe('CSV', () => {
  it('comes back as it went, and nothing in it runs as a formula', () => {
    const file = writeCsv(rows);
    expect(file.toString()).toContain("'=1+1");
    expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(readCsv(file)).toEqual(rows);
  });

  it('is read with semicolons, bare line ends and empty lines', () => {
    expect(readCsv(Buffer.from('a;b\n\n1;2\n'))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it.each([[Buffer.from([0x80, 0x81])], [Buffer.from('a,"b')], [Buffer.from('a\0b')]])('that is none is refused', (content) => {
    expect(() => readCsv(content)).toThrow(BadSheet);
  });
});

describe('a workbook', () => {
  it('comes back as it went', async () => {
    const file = await writeWorkbook('ชั้น/ความเร็ว', ['รหัส', 'ชื่อ', 'วัน'], [[1, '=1+1', null]]);
    expect(await readWorkbook(file)).toEqual([
      ['รหัส', 'ชื่อ', 'วัน'],
      [1, '=1+1', null],
    ]);
  });

  it('that is none, or would unpack to too much, is refused unread', async () => {
    await expect(readWorkbook(Buffer.from('PK\u0003\u0004 no'))).rejects.toThrow(BadSheet);
    await expect(readWorkbook(Buffer.alloc(0))).rejects.toThrow(BadSheet);
    const bomb = await writeWorkbook('a', ['b'], []);
    const entry = bomb.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    bomb.writeUInt32LE(0x7fffffff, entry + 24);
    await expect(readWorkbook(bomb)).rejects.toThrow(BadSheet);
  });
});
