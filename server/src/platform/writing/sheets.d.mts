type Row = readonly (string | number | boolean | Date | null)[];
export function writeCsv(rows: readonly Row[]): Buffer;
export function writeWorkbook(title: string, heading: readonly string[], rows: readonly Row[]): Promise<Buffer>;
