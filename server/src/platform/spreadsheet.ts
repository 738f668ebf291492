import readXlsx from 'read-excel-file/node';
import writeXlsx from 'write-excel-file/node';

/** A cell as a spreadsheet has it. */
export type Cell = string | number | boolean | Date | null;

/** Whatever was sent is no spreadsheet that can be read. */
export class BadSheet extends Error {}

const byteOrderMark = '\ufeff';
/** What a spreadsheet program takes for a formula when a cell of a CSV file begins with it. */
const formula = /^[=+\-@\t\r]/;

/** Writes a CSV file as spreadsheet programs open it: UTF-8 with a mark, CRLF, nothing that they would run as a formula. */
export function writeCsv(rows: readonly (readonly Cell[])[]): Buffer {
  const cell = (value: Cell) => {
    const text = value instanceof Date ? value.toISOString() : String(value ?? '');
    const safe = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return Buffer.from(byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join(''));
}

/** Reads a CSV file: commas or semicolons, quotes as in RFC 4180. */
export function readCsv(content: Buffer): string[][] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new BadSheet();
  }
  if (text.includes('\0')) throw new BadSheet();
  const separator = (text.split('\n', 1)[0] ?? '').includes(';') && !(text.split('\n', 1)[0] ?? '').includes(',') ? ';' : ',';
  const rows: string[][] = [[]];
  let value = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(value.startsWith("'") && formula.test(value.slice(1)) ? value.slice(1) : value);
    value = '';
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if (quoted) {
      if (letter !== '"') value += letter;
      else if (text[at + 1] === '"') value += text[++at];
      else quoted = false;
    } else if (letter === '"' && value === '') quoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n') {
      endCell();
      rows.push([]);
    } else if (letter !== '\r') value += letter;
  }
  if (quoted) throw new BadSheet();
  if (value !== '' || (rows.at(-1)?.length ?? 0) > 0) endCell();
  return rows.filter((row) => row.length > 0 && row.some((cell) => cell !== ''));
}

/** Writes an Excel file of one sheet with a bold heading. */
export async function writeWorkbook(sheet: string, heading: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const body = rows.map((row) => row.map((value) => (value === null || value === '' ? null : { value })));
  const widths = heading.map((title, index) => Math.min(60, Math.max(title.length, ...rows.slice(0, 200).map((row) => String(row[index] ?? '').length)) + 3));
  const data = [heading.map((value) => ({ value, fontWeight: 'bold' as const })), ...body];
  // A sheet's name has at most 31 letters, and none of these.
  const name = sheet.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);
  return (await writeXlsx(data as never, { sheet: name, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 }).toBuffer()) as Buffer;
}

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** A spreadsheet as an answer carries it. */
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

const mostUnpacked = 64 * 1024 * 1024;
const mostParts = 500;

/** Reads the first sheet of an Excel file. A file that would unpack to more than 64 MB is refused unread. */
export async function readWorkbook(content: Buffer): Promise<Cell[][]> {
  if (unpackedSize(content) > mostUnpacked) throw new BadSheet();
  try {
    const [sheet] = await readXlsx(content);
    return (sheet?.data ?? []) as Cell[][];
  } catch {
    throw new BadSheet();
  }
}

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;

/** What the directory of a zip file says its parts unpack to; infinite where it is no directory. */
function unpackedSize(zip: Buffer): number {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > zip.length || zip.readUInt32LE(end) !== endOfDirectory) return Number.POSITIVE_INFINITY;
  const parts = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  let size = 0;
  if (parts > mostParts) return Number.POSITIVE_INFINITY;
  for (let part = 0; part < parts; part++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== directoryEntry) return Number.POSITIVE_INFINITY;
    size += zip.readUInt32LE(at + 24);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return size;
}
