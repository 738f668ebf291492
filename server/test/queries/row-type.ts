import { type Checker, SymbolFlags, type Type } from 'typescript/unstable/sync';
import type { Column } from './describe';

/** The TypeScript type that the driver returns for a database type. */
const made: Record<string, string> = {
  ...Object.fromEntries(['int2', 'int4', 'int8', 'float4', 'float8', 'oid'].map((type) => [type, 'number'])),
  ...Object.fromEntries(['text', 'varchar', 'bpchar', 'name', 'uuid', 'date', 'inet', 'numeric', 'char', 'time'].map((type) => [type, 'string'])),
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'json',
  jsonb: 'json',
  void: 'anything',
};

interface Shape {
  kinds: Set<string>;
  /** The values of a string literal type. */
  texts: string[];
}

/** What a TypeScript type allows. */
function shapeOf(checker: Checker, type: Type): Shape {
  const shape: Shape = { kinds: new Set(), texts: [] };
  const members = type.isUnionType() ? (type.getTypes() ?? []) : [type];
  for (const member of members) shape.kinds.add(kindOf(checker, member, shape));
  return shape;
}

function kindOf(checker: Checker, type: Type, shape: Shape): string {
  if (type.isStringLiteralType()) shape.texts.push(String(type.value));
  if (type.isStringLiteralType()) return 'string';
  if (type.isNumberLiteralType()) return 'number';
  if (type.isBooleanLiteralType()) return 'boolean';
  const text = checker.typeToString(type);
  if (/^(string|number|boolean|null|undefined)$/.test(text)) return text;
  if (text === 'true' || text === 'false') return 'boolean';
  if (text === 'Date') return 'Date';
  if (/^(Buffer|Uint8Array)/.test(text)) return 'Buffer';
  if (text === 'unknown' || text === 'any') return 'anything';
  return 'json';
}

export function compare(checker: Checker, row: Type, columns: readonly Column[], enums: ReadonlyMap<string, string[]>): string[] {
  const faults: string[] = [];
  const wanted = new Map(checker.getPropertiesOfType(row).map((property) => [property.name, property]));
  for (const column of columns) {
    const property = wanted.get(column.name);
    wanted.delete(column.name);
    if (!property) {
      faults.push(`${column.name} is not in the type`);
      continue;
    }
    const type = checker.getTypeOfSymbol(property);
    if (type) faults.push(...compareOne(column, shapeOf(checker, type), checker.typeToString(type), enums));
  }
  for (const [name, property] of wanted) if ((property.flags & SymbolFlags.Optional) === 0) faults.push(`${name} is not in the answer`);
  return faults;
}

function compareOne(column: Column, { kinds, texts }: Shape, said: string, enums: ReadonlyMap<string, string[]>): string[] {
  if (kinds.has('anything')) return [];
  const labels = enums.get(column.type);
  const kind = labels ? 'string' : column.type.startsWith('_') ? 'json' : (made[column.type] ?? column.type);
  const faults: string[] = [];
  if (kind !== 'json' && kind !== 'anything' && !kinds.has(kind)) faults.push(`${column.name} is ${column.type}, not ${said}`);
  const strange = labels ? texts.filter((text) => !labels.includes(text)) : [];
  if (strange.length > 0) faults.push(`${column.name} is never ${strange.join(', ')}`);
  if (column.isNullable && !kinds.has('null')) faults.push(`${column.name} may be null, not in ${said}`);
  return faults;
}
