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

const maxCells = 1_000_000;

type Read = { rows: Cell[][] } | { trouble: BadSheet['trouble']; cell?: string };

/** Reads a CSV file, or the first sheet of an Excel file, with at most this many rows; throws `BadSheet` with the reason. */
export async function readRows(format: 'csv' | 'xlsx', content: Uint8Array, { maxLines, personId }: { maxLines: number; personId: number }): Promise<Cell[][]> {
  const read = await inPool<Read>(format === 'csv' ? 'csv' : 'workbook', { content, maxLines, maxCells }, personId);
  if ('rows' in read) return read.rows;
  throw new BadSheet(read.trouble, read.cell);
}
