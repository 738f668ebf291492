import * as z from 'zod/mini';
import { isEmail } from '../values/email';
import type { Label } from '../values/label';
import { oneLine } from '../values/one-line';
import { isTelephone } from '../values/telephone';
import { toArabicDigits } from '../values/thai-digits';
import { maxInteger, whole } from '../wire';

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

/** What a text is, where it is more than words: a code without blanks, an e-mail address, telephone numbers. */
export type TextForm = 'code' | 'email' | 'phone';

/** The closed list of field kinds. A table that needs another kind, or a rule of its own, is a separate feature. */
export type MasterField = FieldBase &
  (
    | { kind: 'text'; maxLength: number; multiline?: boolean; form?: TextForm }
    | { kind: 'number'; least: number; most: number }
    | { kind: 'flag' }
    /** One of a few; `numeric` ones are stored as numbers. */
    | { kind: 'choice'; options: Readonly<Record<string, Label>>; numeric?: boolean }
    /** A row of another settings page, named by its path. */
    | { kind: 'reference'; to: string }
    | { kind: 'date' }
    /** A file uploaded before the row is saved; never `required`, and not importable. */
    | { kind: 'file'; megabytes: number }
  );

/** Where the rest of the product refers to a row: a column with the value of one of the row's fields. */
export interface MasterUse {
  table: string;
  column: string;
  /** The field that the column holds; `id` for a reference to the row. */
  field: string;
  /** What is counted, such as letters. */
  label: Label;
}

/** One plain settings page. It is data that drives calls, SQL, list, form, import and export. */
export interface MasterTable {
  /** The path below `/settings/{menuID}/`, and the name of the rights. */
  path: string;
  /** The database table. Besides the fields it has id, active, version, changed_at and changed_by. */
  table: string;
  title: Label;
  purpose: Label;
  /** One row, as in "add a prefix". */
  item: Label;
  fields: Readonly<Record<string, MasterField>>;
  /** The field that names a row. */
  display: string;
  /** The unique field by which an import matches rows. */
  key: string;
  list: {
    columns: readonly string[];
    search: readonly string[];
    /** Choices, flags and references that the list can be filtered by. */
    filters?: readonly string[];
    /** How rows without an order of their own are sorted; by name if it is not said. */
    sort?: { column: string; order: 'asc' | 'desc' };
  };
  /** `fixed`: rows of a standard, neither added nor deleted; `kept`: rows are added, and closed instead of deleted. */
  rows: 'open' | 'kept' | 'fixed';
  /** Columns that other parts of the product maintain. */
  besides?: readonly string[];
  /** Further fields by which an import finds a referenced row; ambiguous values match none. */
  aliases?: readonly string[];
  usedBy: readonly MasterUse[];
  /** A page for each row: `/settings/{menuID}/<path>/<detail>/{id}`. */
  detail?: { path: string; label: Label };
}

export type MasterValue = string | number | boolean | null;
export type MasterValues = Record<string, MasterValue>;

const position: MasterField = { kind: 'number', label: { th: 'ลำดับ', en: 'Order' }, least: 0, most: 99_999 };

/** Declares a settings page. Every table has an order of its rows. */
export function masterTable(definition: MasterTable): MasterTable {
  return { ...definition, fields: { ...definition.fields, position } };
}

/** Letters of any script and digits, with `. _ / -` inside. */
const code = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[._/-][\p{L}\p{M}\p{N}]+)*$/u;
const forms: Readonly<Record<TextForm, (text: string) => boolean>> = {
  code: (text) => code.test(text),
  email: isEmail,
  phone: isTelephone,
};

const lines = /^[^\p{Cc}\n]*(\n[^\p{Cc}\n]*)*$/u;

/** The schema of a field's value. Text is trimmed and normalised; missing values are empty text or null. */
export function valueSchema(field: MasterField): z.ZodMiniType<MasterValue> {
  switch (field.kind) {
    case 'text': {
      const text = z.string().check(z.trim(), z.normalize('NFC'), z.minLength(field.required ? 1 : 0), z.maxLength(field.maxLength));
      const fits = field.form && forms[field.form];
      if (fits)
        return text.check(
          ...(field.form === 'email' ? [] : [z.overwrite(toArabicDigits)]),
          z.refine((given) => given === '' || fits(String(given))),
        );
      return text.check(z.regex(field.multiline ? lines : oneLine));
    }
    case 'number':
      return orNothing(field, whole(field.least, field.most));
    case 'flag':
      return z.boolean();
    case 'choice':
      return orNothing(field, field.numeric ? z.literal(Object.keys(field.options).map(Number)) : z.enum(Object.keys(field.options) as [string, ...string[]]));
    case 'reference':
    case 'file':
      return orNothing(field, whole(1, maxInteger));
    case 'date':
      return orNothing(field, z.iso.date());
  }
}

function orNothing<S extends z.ZodMiniType<MasterValue>>(field: MasterField, schema: S): z.ZodMiniType<MasterValue> {
  return field.required ? schema : z.nullable(schema);
}

export function editableFields(table: MasterTable): [name: string, field: MasterField][] {
  return Object.entries(table.fields).filter(([, field]) => !field.fixed);
}

/** What a form may send: every editable field and nothing else. */
export function valuesSchema(table: MasterTable): z.ZodMiniType<MasterValues> {
  return z.strictObject(Object.fromEntries(editableFields(table).map(([name, field]) => [name, valueSchema(field)]))) as unknown as z.ZodMiniType<MasterValues>;
}

/** The initial value of a field in a new row. */
export function emptyValue(field: MasterField): MasterValue {
  if (field.kind === 'text') return '';
  return field.kind === 'flag' ? false : null;
}

export function fileFields(table: MasterTable): [name: string, megabytes: number][] {
  return Object.entries(table.fields).flatMap(([name, field]) => (field.kind === 'file' ? [[name, field.megabytes]] : []));
}
