import writeXlsx from 'write-excel-file/node';
import { inPool } from './reading-pool';

export type Cell = string | number | boolean | Date | null;

/** Why a spreadsheet is refused: it is not one, has too many rows, or is too wide; names the cell where known. */
export class BadSheet extends Error {
  constructor(
    readonly trouble: 'none' | 'lines' | 'cells',
    readonly cell?: string,
  ) {
    super(trouble);
  }
}

const byteOrderMark = '\ufeff';
/** Spreadsheet programs run a CSV cell that begins like this as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Writes a CSV file as spreadsheet programs expect it: UTF-8 with a byte order mark, CRLF, and nothing that would run as a formula. */
export function writeCsv(rows: readonly (readonly Cell[])[]): Buffer {
  const cell = (value: Cell) => {
    const text = value instanceof Date ? value.toISOString() : String(value ?? '');
    const safe = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return Buffer.from(byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join(''));
}

export async function writeWorkbook(sheet: string, heading: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const body = rows.map((row) => row.map((value) => (value === null || value === '' ? null : { value })));
  const widths = heading.map((title, index) => Math.min(60, Math.max(title.length, ...rows.slice(0, 200).map((row) => String(row[index] ?? '').length)) + 3));
  const data = [heading.map((value) => ({ value, fontWeight: 'bold' as const })), ...body];
  // A sheet name has at most 31 characters and none of these.
  const name = sheet.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);
  return (await writeXlsx(data as never, { sheet: name, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 }).toBuffer()) as Buffer;
}

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

export async function sheetOf(sheet: {
  name: string;
  title: string;
  format: keyof typeof mediaTypes;
  heading: readonly string[];
  rows: readonly (readonly Cell[])[];
}) {
  const { name, title, format, heading, rows } = sheet;
  const content = format === 'csv' ? writeCsv([heading, ...rows]) : await writeWorkbook(title, heading, rows);
  return { name: `${name}.${format}`, mediaType: mediaTypes[format], content: content.toString('base64') };
}

const maxCells = 1_000_000;

type Read = { rows: Cell[][] } | { trouble: BadSheet['trouble']; cell?: string };

/** Reads a CSV file, or the first sheet of an Excel file, with at most this many rows; throws `BadSheet` with the reason. */
export async function readRows(format: 'csv' | 'xlsx', content: Uint8Array, { maxLines, personId }: { maxLines: number; personId: number }): Promise<Cell[][]> {
  const read = await inPool<Read>(format === 'csv' ? 'csv' : 'workbook', { content, maxLines, maxCells }, personId);
  if ('rows' in read) return read.rows;
  throw new BadSheet(read.trouble, read.cell);
}
