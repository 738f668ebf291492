import { describe, expect, it } from 'vitest';
import { cell, workbookOf } from '../../../test/sheets';
import { backgroundWork } from '../work/fair-queue';
import { writeCsv, writeWorkbook } from '../writing/sheets.mjs';
import { readRows } from './spreadsheet';

const rows = [
  ['รหัส', 'ชื่อ'],
  ['1', 'น้ำ, "ใส"\nเย็น'],
  ['2', '=1+1'],
];
const readCsv = (content: Buffer, maxLines = 100) => readRows('csv', content, { maxLines, personId: backgroundWork });
const readWorkbook = (content: Uint8Array, maxLines = 100) => readRows('xlsx', content, { maxLines, personId: backgroundWork });

describe('CSV', () => {
  it('comes back as it went, and nothing in it runs as a formula', async () => {
    const file = writeCsv(rows);
    expect(file.toString()).toContain("'=1+1");
    expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(await readCsv(file)).toEqual(rows);
  });

  it('is read with semicolons, bare line ends and empty lines', async () => {
    expect(await readCsv(Buffer.from('a;b\n\n1;2\n'))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it.each([[Buffer.from([0x80, 0x81])], [Buffer.from('a,"b')], [Buffer.from('a\0b')]])('that is none is refused', async (content) => {
    await expect(readCsv(content)).rejects.toMatchObject({ trouble: 'none' });
  });

  it('of too many lines or cells is refused before they are all read', async () => {
    await expect(readCsv(Buffer.from('a\n'.repeat(101)))).rejects.toMatchObject({ trouble: 'lines' });
    await expect(readCsv(Buffer.from('\n'.repeat(4_000_000)))).rejects.toMatchObject({ trouble: 'cells' });
    await expect(readCsv(Buffer.from(','.repeat(4_000_000)))).rejects.toMatchObject({ trouble: 'cells' });
  });
});

describe('a workbook', () => {
  it('comes back as it went', async () => {
    const file = await writeWorkbook('ชั้น/ความเร็ว', ['รหัส', 'ชื่อ', 'วัน'], [[1, '=1+1', null]]);
    expect(await readWorkbook(file)).toEqual([
      ['รหัส', 'ชื่อ', 'วัน'],
      [1, '=1+1', null],
    ]);
    expect(await readWorkbook(workbookOf(cell('B2')))).toEqual([
      [null, null],
      [null, 'ก'],
    ]);
  });

  it('that is none is refused', async () => {
    await expect(readWorkbook(Buffer.from('PK\u0003\u0004 no'))).rejects.toMatchObject({ trouble: 'none' });
    await expect(readWorkbook(Buffer.alloc(0))).rejects.toMatchObject({ trouble: 'none' });
  });

  it('with too many lines is refused', async () => {
    await expect(readWorkbook(workbookOf(cell('A101')))).rejects.toMatchObject({ trouble: 'lines' });
  });

  it('of a kilobyte with a cell in the farthest corner is refused by the name of the cell, at once', async () => {
    const file = workbookOf(cell('XFD1048576'));
    expect(file.length).toBeLessThan(2000);
    await expect(readWorkbook(file)).rejects.toMatchObject({ trouble: 'cells', cell: 'XFD1048576' });
    await expect(readWorkbook(workbookOf(cell('A99999999999')))).rejects.toMatchObject({ trouble: 'cells' });
  });

  it('that hides such a cell runs its thread out of memory, not the process; the next file is read', async () => {
    const before = process.memoryUsage().rss;
    await expect(readWorkbook(workbookOf(cell('XFD1048576', '&#88;FD1048576')))).rejects.toMatchObject({ code: 'fileTooHeavy' });
    expect(process.memoryUsage().rss - before).toBeLessThan(700 * 2 ** 20);
    expect(await readWorkbook(workbookOf(cell('A1')))).toEqual([['ก']]);
  });

  it('that unpacks to more than it says is refused while it is unpacked', async () => {
    // 100 MB of blanks in 100 kB, in the sheet's part and in a part that nobody reads.
    const blanks = new Uint8Array(100 * 2 ** 20).fill(0x20);
    for (const name of ['xl/worksheets/sheet1.xml', 'xl/other.xml']) {
      const bomb = Buffer.from(workbookOf('', { [name]: blanks }));
      expect(bomb.length).toBeLessThan(150_000);
      // Directory and headers both claim one kilobyte for each part.
      for (const [mark, at] of [
        ['PK\u0001\u0002', 24],
        ['PK\u0003\u0004', 22],
      ] as const)
        for (let place = bomb.indexOf(mark, 0, 'latin1'); place >= 0; place = bomb.indexOf(mark, place + 4, 'latin1')) bomb.writeUInt32LE(1024, place + at);
      await expect(readWorkbook(bomb)).rejects.toMatchObject({ trouble: 'cells' });
    }
  });
});
