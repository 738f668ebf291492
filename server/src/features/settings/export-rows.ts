import type { InputOf } from '@sarabun/contract/endpoint';
import type { MasterCalls } from '@sarabun/contract/settings/master-calls';
import type { MasterField, MasterTable } from '@sarabun/contract/settings/master-table';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ReadContext } from '../../platform/action';
import { inBatches, sheetOf } from '../../platform/media/sheet-writer';
import type { Cell } from '../../platform/media/spreadsheet';
import { tableOf } from './changed-row';
import { type FoundRow, findRows } from './master-store';
import { flagWords } from './refusals';

/** The rows as a spreadsheet that can be imported again: headings in the reader's language; references, choices and files by name. */
export async function exportRows({ db, origin, now, actor }: ReadContext, table: MasterTable, { format, ...query }: InputOf<MasterCalls['export']>) {
  const { language } = origin;
  const rows = await findRows(db, table, query, tableOf);
  const fields = Object.entries(table.fields);
  const heading = fields.map(([, field]) => field.label[language]);
  const body = inBatches(rows, (row) => fields.map(([name, field]) => cellOf(row, name, field, language)));
  return sheetOf({ name: `${table.path}-${bangkokDay(now)}`, title: table.title[language], format, heading, rows: body, personId: actor.personId });
}

function cellOf(row: FoundRow, name: string, field: MasterField, language: 'th' | 'en'): Cell {
  const value = row.values[name] ?? null;
  if (field.kind === 'reference' || field.kind === 'file') return row.names[name] ?? null;
  if (field.kind === 'choice') return value === null ? null : (field.options[String(value)]?.[language] ?? String(value));
  if (field.kind === 'flag') return (value ? flagWords.yes : flagWords.no)[language === 'th' ? 0 : 1] ?? null;
  return value;
}
