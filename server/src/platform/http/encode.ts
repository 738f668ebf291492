import { wireFieldsOf } from '@sarabun/contract/wire';
import type * as z from 'zod/mini';

type Encode = (value: never) => unknown;
const same: Encode = (value) => value;

/**
 * Compiles what `z.encode` does for an answer, without validating it: the server trusts its own data, and a list of a hundred rows then
 * costs a few microseconds. Tests check every answer against its schema.
 */
export function compileEncoder(schema: z.ZodMiniType): (value: unknown) => unknown {
  return compile(schema) as (value: unknown) => unknown;
}

function compile(schema: z.core.$ZodType): Encode {
  const fields = wireFieldsOf(schema);
  if (fields) return renamed(Object.entries(fields).map(([name, [wireName, field]]) => ({ name, wireName, encode: compile(field) })));
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return renamed(Object.entries(def.shape).map(([name, field]) => ({ name, wireName: name, encode: compile(field) })));
    case 'array':
      return mapped(compile(def.element), (inner) => (value: readonly never[]) => value.map(inner));
    case 'nullable':
    case 'optional':
      return mapped(compile(def.innerType), (inner) => (value: never) => (value === null || value === undefined ? value : inner(value)));
    case 'default':
      return compile(def.innerType);
    case 'record':
      return mapped(
        compile(def.valueType),
        (inner) => (value: object) => Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(item as never)])),
      );
    case 'pipe':
      return compileCodec(def as z.core.$ZodCodecDef);
    default:
      return same;
  }
}

function mapped<T>(inner: Encode, wrap: (inner: Encode) => (value: T) => unknown): Encode {
  return inner === same ? same : (wrap(inner) as Encode);
}

interface Field {
  name: string;
  wireName: string;
  encode: Encode;
}

/** Copies the fields of a value under their wire names. */
function renamed(fields: readonly Field[]): Encode {
  return ((value: Record<string, never>) => {
    const record: Record<string, unknown> = {};
    for (const { name, wireName, encode } of fields) record[wireName] = encode === same ? value[name] : encode(value[name] as never);
    return record;
  }) as Encode;
}

/** A codec maps the plain value to its wire side, which is encoded further. */
function compileCodec(def: z.core.$ZodCodecDef): Encode {
  const wire = compile(def.in);
  const back = def.reverseTransform;
  if (!back) return wire;
  return (value) => wire(back(value, undefined as never) as never);
}
