import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';

const maxUnpacked = 64 * 1024 * 1024;
const maxParts = 500;
/** So much is unpacked at a time before it is counted: at most a thousand times as much comes out. */
const slice = 32 * 1024;

/** Rows of a CSV file, or why there are none. Commas or semicolons, quotes as in RFC 4180. */
export function csv({ content, maxLines, maxCells }) {
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return { trouble: 'none' };
  }
  if (text.includes('\0')) return { trouble: 'none' };
  const first = text.split('\n', 1)[0] ?? '';
  const separator = first.includes(';') && !first.includes(',') ? ';' : ',';
  const rows = [];
  let [row, value, quoted, cells] = [[], '', false, 0];
  const endCell = () => {
    row.push(value.startsWith("'") && formula.test(value.slice(1)) ? value.slice(1) : value);
    value = '';
    cells++;
  };
  const endRow = () => {
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (quoted) {
      if (letter !== '"') value += letter;
      else if (text[at + 1] === '"') value += text[++at];
      else quoted = false;
    } else if (letter === '"' && value === '') quoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n') {
      endCell();
      endRow();
    } else if (letter !== '\r') value += letter;
    if (rows.length > maxLines) return { trouble: 'lines' };
    if (cells > maxCells) return { trouble: 'cells' };
  }
  if (quoted) return { trouble: 'none' };
  if (value !== '' || row.length > 0) endCell();
  endRow();
  return rows.length > maxLines ? { trouble: 'lines' } : { rows };
}

/** What a spreadsheet program takes for a formula when a cell of a CSV file begins with it. */
const formula = /^[=+\-@\t\r]/;

/** Rows of the first sheet of an Excel file, or why there are none. */
export async function workbook({ content, maxLines, maxCells }) {
  try {
    const parts = unpack(content);
    const far = farthestCell(parts);
    if (far && far.row * far.column > maxCells) return { trouble: 'cells', cell: far.name };
    const rows = await readSheet(Buffer.from(zipSync(parts, { level: 0 })));
    if (rows.length > maxLines) return { trouble: 'lines' };
    return rows.length * (rows[0]?.length ?? 0) > maxCells ? { trouble: 'cells' } : { rows };
  } catch (error) {
    return { trouble: error instanceof TooLarge ? 'cells' : 'none' };
  }
}

class TooLarge extends Error {}

/**
 * The parts of a zip file, counted while they are unpacked: neither its directory nor its headers are believed. They are packed again
 * for the reader of the workbook, which would unpack whatever it is given.
 */
function unpack(content) {
  const parts = {};
  let [unpacked, count] = [0, 0];
  const unzip = new Unzip((file) => {
    if (++count > maxParts) throw new TooLarge();
    if (!/\.(xml|rels)$/.test(file.name)) return;
    const chunks = [];
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > maxUnpacked) throw new TooLarge();
      chunks.push(chunk);
      if (isLast) parts[file.name] = Buffer.concat(chunks);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < content.length; at += slice) unzip.push(content.subarray(at, at + slice), at + slice >= content.length);
  return parts;
}

/**
 * The last row and column that a cell of the first sheet names: the reader makes room for all that lies before. Null where it cannot be told;
 * the limits of the thread hold then.
 */
function farthestCell(parts) {
  const sheet = parts[firstSheetOf(parts)];
  if (!sheet) return null;
  let [row, column, letters] = [0, 0, ''];
  for (const [, name, number] of sheet.toString('utf8').matchAll(/<(?:\w+:)?c\s[^>]*?\br=["']([A-Z]{1,7})(\d{1,15})["']/g)) {
    row = Math.max(row, Number(number));
    const at = [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    if (at > column) [column, letters] = [at, name];
  }
  return { row, column, name: `${letters}${row}` };
}

function firstSheetOf(parts) {
  const text = (path) => parts[path]?.toString('utf8') ?? '';
  const [, id] = /<(?:\w+:)?sheet\s[^>]*?:id="([^"]+)"/.exec(text('xl/workbook.xml')) ?? [];
  const relations = text('xl/_rels/workbook.xml.rels').match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  const [, target] = /\sTarget="([^"]+)"/.exec(relations.find((one) => one.includes(`Id="${id}"`)) ?? '') ?? [];
  if (!target) return '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
