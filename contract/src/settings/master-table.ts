import * as z from 'zod/mini';
import type { Label } from '../values/label';
import { oneLine } from '../values/one-line';
import { largestWhole, whole } from '../wire';

interface FieldBase {
  label: Label;
  /** One short sentence under the control. */
  hint?: Label;
  required?: boolean;
  /** No two rows have the same value. */
  unique?: boolean;
  /** Fixed by a standard or by the program: shown, never edited. */
  fixed?: boolean;
}

/** The closed list of field kinds. A table that needs another kind, or a rule of its own, is a feature of its own. */
export type MasterField = FieldBase &
  (
    | { kind: 'text'; maxLength: number; multiline?: boolean }
    | { kind: 'number'; least: number; most: number }
    | { kind: 'flag' }
    /** One of a few; `numeric` ones are kept as a number. */
    | { kind: 'choice'; options: Readonly<Record<string, Label>>; numeric?: boolean }
    /** A row of another settings page, named by its path. */
    | { kind: 'reference'; to: string }
    | { kind: 'date' }
    /** A file that is sent up before the row is saved; never `required`, and no import brings one. */
    | { kind: 'file'; megabytes: number }
  );

/** Where the rest of the product holds a row: a column that has the value of one of the row's fields. */
export interface MasterUse {
  table: string;
  column: string;
  /** The field that the column holds; `id` where it refers to the row. */
  field: string;
  /** What is counted, such as letters. */
  label: Label;
}

/** One settings page that is plain master data. Data only: what it says drives calls, SQL, list, form, import and export. */
export interface MasterTable {
  /** The path below `/settings/{menuID}/`, and the name of the rights. */
  path: string;
  /** The table of the database. Beside the fields it has id, active, version, changed_at and changed_by. */
  table: string;
  title: Label;
  /** What the rows are for, in one line. */
  purpose: Label;
  /** One row, as in "add a prefix". */
  item: Label;
  fields: Readonly<Record<string, MasterField>>;
  /** The field by which a row is called. */
  display: string;
  /** The field by which an import knows a row again. It is unique. */
  key: string;
  list: {
    columns: readonly string[];
    search: readonly string[];
    /** Choices, flags and references by which the list may be narrowed. */
    filters?: readonly string[];
  };
  /** Rows of a standard are neither added nor taken away; those that are kept are added, and closed instead of taken away. */
  rows: 'open' | 'kept' | 'fixed';
  /** Columns of the table that other parts of the product look after. */
  besides?: readonly string[];
  /** Fields by which an import finds the row that a reference means, beside its name; a value that two rows have means none of them. */
  aliases?: readonly string[];
  usedBy: readonly MasterUse[];
  /** A page below this one, for each row: `/settings/{menuID}/<path>/<detail>/{id}`. */
  detail?: { path: string; label: Label };
}

/** What a field holds. */
export type MasterValue = string | number | boolean | null;
export type MasterValues = Record<string, MasterValue>;

const position: MasterField = { kind: 'number', label: { th: 'ลำดับ', en: 'Order' }, least: 0, most: 99_999 };

/** Declares a settings page. Every table has an order of its rows. */
export function masterTable(definition: MasterTable): MasterTable {
  return { ...definition, fields: { ...definition.fields, position } };
}

const lines = /^[^\p{Cc}\n]*(\n[^\p{Cc}\n]*)*$/u;

/** What a value of a field must be. Text is trimmed and normalised; what is not given is empty text or null. */
export function valueSchema(field: MasterField): z.ZodMiniType<MasterValue> {
  switch (field.kind) {
    case 'text': {
      const most = field.maxLength;
      const form = z.regex(field.multiline ? lines : oneLine);
      return z.string().check(z.trim(), z.normalize('NFC'), z.minLength(field.required ? 1 : 0), z.maxLength(most), form);
    }
    case 'number':
      return orNothing(field, whole(field.least, field.most));
    case 'flag':
      return z.boolean();
    case 'choice':
      return orNothing(field, field.numeric ? z.literal(Object.keys(field.options).map(Number)) : z.enum(Object.keys(field.options) as [string, ...string[]]));
    case 'reference':
    case 'file':
      return orNothing(field, whole(1, largestWhole));
    case 'date':
      return orNothing(field, z.iso.date());
  }
}

function orNothing<S extends z.ZodMiniType<MasterValue>>(field: MasterField, schema: S): z.ZodMiniType<MasterValue> {
  return field.required ? schema : z.nullable(schema);
}

/** The fields of a table that may be edited, with their names. */
export function editableFields(table: MasterTable): [name: string, field: MasterField][] {
  return Object.entries(table.fields).filter(([, field]) => !field.fixed);
}

/** What a form may send: every editable field and nothing else. */
export function valuesSchema(table: MasterTable): z.ZodMiniType<MasterValues> {
  return z.strictObject(Object.fromEntries(editableFields(table).map(([name, field]) => [name, valueSchema(field)]))) as unknown as z.ZodMiniType<MasterValues>;
}

/** The value that a field of a new row starts with. */
export function emptyValue(field: MasterField): MasterValue {
  if (field.kind === 'text') return '';
  return field.kind === 'flag' ? false : null;
}

/** The fields of a table that hold files, by name. */
export function fileFields(table: MasterTable): [name: string, megabytes: number][] {
  return Object.entries(table.fields).flatMap(([name, field]) => (field.kind === 'file' ? [[name, field.megabytes]] : []));
}
