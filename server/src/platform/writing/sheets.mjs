import writeXlsx from 'write-excel-file/node';

const byteOrderMark = '\ufeff';
/** Spreadsheet programs run a CSV cell that begins like this as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Lines of a CSV file: CRLF, and nothing that would run as a formula. */
function csvLines(rows) {
  const cell = (value) => {
    const text = value instanceof Date ? value.toISOString() : String(value ?? '');
    const safe = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Writes a CSV file as spreadsheet programs expect it: UTF-8 with a byte order mark. */
export const writeCsv = (rows) => Buffer.from(byteOrderMark + csvLines(rows));

export async function writeWorkbook(title, heading, rows) {
  const body = rows.map((row) => row.map((value) => (value === null || value === '' ? null : { value })));
  const widths = heading.map((name, index) => Math.min(60, Math.max(name.length, ...rows.slice(0, 200).map((row) => String(row[index] ?? '').length)) + 3));
  const data = [heading.map((value) => ({ value, fontWeight: 'bold' })), ...body];
  // A sheet name has at most 31 characters and none of these.
  const sheet = title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);
  return await writeXlsx(data, { sheet, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 }).toBuffer();
}

/** Takes rows as they come, and writes the file after the last. */
const writers = {
  csv: ({ heading }) => {
    const parts = [writeCsv([heading])];
    return { add: (rows) => void parts.push(Buffer.from(csvLines(rows))), end: async () => Buffer.concat(parts) };
  },
  xlsx: ({ title, heading }) => {
    const all = [];
    return { add: (rows) => void all.push(...rows), end: () => writeWorkbook(title, heading, all) };
  },
};

export const openWriter = ({ format, ...sheet }) => writers[format](sheet);
