import * as z from 'zod/mini';

const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const texts = [
  'กขค',
  'กขคงจฉชซฌญ',
  today,
  '00000000-0000-4000-8000-000000000000',
  '0'.repeat(32),
  'abc-1',
  '02-141-9100',
  '12:30',
  'unit:1',
  'AAAA',
  'a@example.go.th',
  'https://car.example.go.th',
  '2099-12-01T15:00:00+07:00',
  '',
];
const numbers = [1, 2, 5, 10, 20, 100, 2569, 0, 0.5];

/** A JSON value that a schema accepts, with every optional field. */
export function validInput(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return firstTaken(schema, texts);
    case 'number':
      return firstTaken(schema, numbers);
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'optional':
    case 'default':
    case 'nullable':
    case 'catch':
      return validInput(def.innerType);
    case 'array':
      return takenList(schema, validInput(def.element));
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, validInput(field)]));
    case 'record':
      return { [String(validInput(def.keyType))]: validInput(def.valueType) };
    case 'union':
      return validInput(def.options[0] as z.core.$ZodType);
    case 'pipe':
      return validInput(def.in);
    default:
      throw new Error(`No input is known for a schema of the type ${def.type}.`);
  }
}

function firstTaken(schema: z.core.$ZodType, candidates: readonly unknown[]): unknown {
  const taken = candidates.find((candidate) => z.safeParse(schema, candidate).success);
  if (taken === undefined) throw new Error(`No candidate is taken by ${JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))}.`);
  return taken;
}

/** A list with one item, or the minimum number. */
function takenList(schema: z.core.$ZodType, item: unknown): unknown[] {
  const lists = [1, 2, 3, 4, 5].map((length) => Array.from({ length }, () => item));
  return firstTaken(schema, lists) as unknown[];
}

/** JSON as form data: lists as repeated keys, or indexed if they hold records; null as a bare key. */
export function formText(input: object): string {
  const parts: string[] = [];
  const pair = (name: string, value: string) => new URLSearchParams([[name, value]]).toString();
  const add = (name: string, value: unknown): void => {
    if (value === null) parts.push(pair(name, '').slice(0, -1));
    else if (Array.isArray(value)) addList(name, value);
    else if (typeof value === 'object') for (const [key, inner] of Object.entries(value as object)) add(`${name}[${key}]`, inner);
    else parts.push(pair(name, String(value)));
  };
  const addList = (name: string, items: readonly unknown[]): void => {
    if (items.length === 0) parts.push(pair(`${name}[]`, ''));
    const flat = items.every((item) => typeof item !== 'object');
    for (const [place, item] of items.entries()) add(flat ? name : `${name}[${place}]`, item);
  };
  for (const [name, value] of Object.entries(input)) add(name, value);
  return parts.join('&');
}
