import { maxInteger } from '@sarabun/contract/wire';

/** Marks an omitted field. */
export const leftOut: unique symbol = Symbol('left out');

/** Wrong values that clients send. */
export const wrongValues: readonly unknown[] = [
  leftOut,
  null,
  '',
  ' ',
  'x',
  '1e3',
  '0x1F',
  '12abc',
  'NaN',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "'; drop table person; --",
  '%_\\',
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{number}',
  '๑๒๓',
  '😀 漢字 ﷽',
  '\u202e\u200b\ufeff',
  'ก'.repeat(30_000),
  'a\nb\tc\r',
  'a\u0000b',
  'a\ud800b',
  '\udc00',
  '0000-01-01',
  '0001-01-01',
  '1999-12-31',
  '9999-12-31',
  '2026-02-30',
  '2026-11-21T00:00:00Z',
  -1,
  0,
  1,
  1.5,
  32_768,
  1e6,
  maxInteger,
  maxInteger + 1,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 63),
  1e308,
  true,
  false,
  [],
  [[]],
  [null],
  ['a', 'a'],
  Array.from({ length: 1500 }, () => 1),
  {},
  { a: 1 },
  { toString: 1, length: -1 },
  JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}'),
];

export type Path = (string | number)[];

/** Every path in a value: its fields, those of nested records, and list entries. */
export function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([name, one]) => pathsOf(one, [...at, Array.isArray(value) ? Number(name) : name]));
  return at.length > 0 ? [at, ...inner] : inner;
}

/** The value with one place changed. A place removed by an earlier change stays removed. */
export function withWrong<Value extends object>(value: Value, path: Path, wrong: unknown): Value {
  const copy = structuredClone(value);
  let holder: unknown = copy;
  for (const name of path.slice(0, -1)) holder = typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[name] : undefined;
  if (typeof holder !== 'object' || holder === null) return copy;
  const last = path.at(-1) as string;
  if (wrong === leftOut) delete (holder as Record<string, unknown>)[last];
  else Object.defineProperty(holder, last, { value: wrong, enumerable: true, configurable: true, writable: true });
  return copy;
}
