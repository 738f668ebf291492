import { type MasterField, type MasterTable, type MasterValue, type MasterValues, valueSchema } from '@sarabun/contract/settings/master-table';
import { parseDay } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import { flagWords, lineFaults, tooMuch } from './refusals';

type Cell = string | number | boolean | Date | null;

/** The current state of a row. */
export interface KnownRow {
  id: number;
  version: number;
  values: MasterValues;
}

/** What one line of a file would do. */
export interface PlannedLine {
  line: number;
  what: 'create' | 'update' | 'same' | 'wrong';
  id: number | null;
  version: number | null;
  key: string;
  /** The values of the line; columns missing from the file stay unchanged. */
  values: MasterValues;
  before: MasterValues;
  faults: { field: string; text: Label }[];
}

/** The rows that references may name, by field: name to id. */
export type Names = Readonly<Record<string, ReadonlyMap<string, number>>>;

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** The field of each column, by the field's name or its label in either language. Files cannot be imported. */
export function columnsOf(table: MasterTable, heading: readonly Cell[]): Map<string, number> {
  const titles = heading.map((cell) => plain(String(cell ?? '')));
  const found = new Map<string, number>();
  for (const [name, { label, kind }] of Object.entries(table.fields)) {
    if (kind === 'file') continue;
    const index = titles.findIndex((title) => title !== '' && [name, label.th, label.en].map(plain).includes(title));
    if (index >= 0) found.set(name, index);
  }
  return found;
}

/**
 * Plans an import: which line adds a row, which changes one, which is wrong and why. Rows are matched by the table's key. Pure, so preview
 * and import always agree.
 */
export function planImport(
  table: MasterTable,
  columns: ReadonlyMap<string, number>,
  lines: readonly (readonly Cell[])[],
  known: readonly KnownRow[],
  names: Names,
) {
  const byKey = new Map(known.map((row) => [keyOf(row.values[table.key]), row]));
  const planned = lines.map((cells, index) => planLine(table, columns, cells, index + 2, byKey, names));
  markTwins(table, planned, known);
  return planned;
}

const keyOf = (value: MasterValue | undefined) => plain(toArabicDigits(String(value ?? '')));

function planLine(
  table: MasterTable,
  columns: ReadonlyMap<string, number>,
  cells: readonly Cell[],
  line: number,
  byKey: ReadonlyMap<string, KnownRow>,
  names: Names,
): PlannedLine {
  const faults: PlannedLine['faults'] = [];
  const values: MasterValues = {};
  for (const [name, index] of columns) {
    const field = table.fields[name] as MasterField;
    const read = readCell(field, cells[index] ?? null, names[name]);
    if ('fault' in read) faults.push({ field: name, text: read.fault });
    else values[name] = read.value;
  }
  const key = String(cells[columns.get(table.key) ?? -1] ?? '');
  const row = byKey.get(keyOf(values[table.key] ?? null));
  const given = Object.fromEntries(Object.entries(values).filter(([name]) => !table.fields[name]?.fixed));
  if (!row && table.rows === 'fixed') faults.push({ field: table.key, text: lineFaults.fixedRows });
  if (!row && table.rows !== 'fixed') for (const name of requiredMissing(table, columns)) faults.push({ field: name, text: lineFaults.needed });
  const changed = row ? Object.keys(given).filter((name) => given[name] !== row.values[name]) : [];
  const before = Object.fromEntries(changed.map((name) => [name, row?.values[name] ?? null]));
  const what = faults.length > 0 ? 'wrong' : !row ? 'create' : changed.length > 0 ? 'update' : 'same';
  return { line, what, id: row?.id ?? null, version: row?.version ?? null, key, values: given, before, faults };
}

function requiredMissing(table: MasterTable, columns: ReadonlyMap<string, number>): string[] {
  return Object.entries(table.fields).flatMap(([name, field]) => (field.required && !field.fixed && field.kind !== 'flag' && !columns.has(name) ? [name] : []));
}

type Read = { value: MasterValue } | { fault: Label };

function readCell(field: MasterField, cell: Cell, names: ReadonlyMap<string, number> | undefined): Read {
  const meant = meantBy(field, cell, names);
  if ('fault' in meant) return meant;
  const parsed = valueSchema(field).safeParse(meant.value);
  if (parsed.success) return { value: parsed.data };
  return { fault: faultOf(parsed.error.issues[0]) };
}

/** The message for a value that a form would refuse, too. */
const faultOf = (issue: { code?: string; maximum?: unknown; minimum?: unknown } | undefined): Label => {
  if (issue?.code === 'too_big') return tooMuch(String(issue.maximum));
  if (issue?.code === 'too_small' || issue?.code === 'invalid_type') return lineFaults.needed;
  return lineFaults.notRight;
};

function meantBy(field: MasterField, cell: Cell, names: ReadonlyMap<string, number> | undefined): Read {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim();
  switch (field.kind) {
    case 'text':
      return { value: text };
    case 'file':
      throw new Error('no column of a sheet holds a file');
    case 'number': {
      const number = Number(toArabicDigits(text).replaceAll(',', ''));
      if (text === '') return { value: null };
      return Number.isNaN(number) ? { fault: lineFaults.notANumber } : { value: number };
    }
    case 'flag':
      if (flagWords.yes.includes(plain(text))) return { value: true };
      return flagWords.no.includes(plain(text)) ? { value: false } : { fault: lineFaults.notAFlag };
    case 'choice': {
      if (text === '') return { value: null };
      const option = Object.entries(field.options).find(([code, label]) => [code, label.th, label.en].map(plain).includes(plain(text)));
      return option ? { value: field.numeric ? Number(option[0]) : option[0] } : { fault: lineFaults.notAChoice };
    }
    case 'reference': {
      if (text === '') return { value: null };
      const id = names?.get(plain(text));
      return id === undefined ? { fault: lineFaults.noReference } : { value: id };
    }
    case 'date': {
      if (text === '') return { value: null };
      // As exported, or as a person types it.
      const day = valueSchema(field).safeParse(text).success ? text : parseDay(text);
      return day === null ? { fault: lineFaults.notADay } : { value: day };
    }
  }
}

/** Marks lines that would duplicate a unique value, within the file or with an existing row. */
function markTwins(table: MasterTable, planned: PlannedLine[], known: readonly KnownRow[]): void {
  const byId = new Map(known.map((row) => [row.id, row]));
  const touched = new Set(planned.map(({ id }) => id));
  const untouched = known.filter(({ id }) => !touched.has(id));
  for (const [name] of Object.entries(table.fields).filter(([, field]) => field.unique)) {
    const kept = new Set(untouched.map(({ values }) => values[name]));
    const seen = new Map<MasterValue, PlannedLine>();
    for (const line of planned) {
      const value = name in line.values ? line.values[name] : byId.get(line.id ?? 0)?.values[name];
      if (value === undefined || value === null || value === '') continue;
      const other = seen.get(value);
      if (other) for (const twin of [line, other]) mark(twin, name, lineFaults.twice);
      else if (kept.has(value)) mark(line, name, lineFaults.taken);
      seen.set(value, line);
    }
  }
}

function mark(line: PlannedLine, field: string, text: Label): void {
  if (line.faults.some((fault) => fault.field === field)) return;
  line.faults.push({ field, text });
  line.what = 'wrong';
}
