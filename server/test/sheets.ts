import { strToU8, zipSync } from 'fflate';
import { type Cell, readRows } from '../src/platform/media/spreadsheet';
import { backgroundWork } from '../src/platform/work/fair-queue';

/** The rows of an Excel file from the portal. */
export const readWorkbook = (content: Buffer): Promise<Cell[][]> => readRows('xlsx', content, { maxLines: 100_000, personId: backgroundWork });

/** An Excel file with one sheet and these rows, as another program might write it. */
export function workbookOf(sheetData: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(`<workbook xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheetData}</sheetData></worksheet>`),
    ...more,
  });
}
/** A row with one cell; `written` is its name in the file. */
export const cell = (name: string, written = name) => `<row r="${name.replace(/\D/g, '')}"><c r="${written}" t="inlineStr"><is><t>ก</t></is></c></row>`;
