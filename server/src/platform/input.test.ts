import { allEndpoints } from '@sarabun/contract/all-endpoints';
import type { Endpoint } from '@sarabun/contract/endpoint';
import { fieldLabel } from '@sarabun/contract/field-labels';
import { largestWhole } from '@sarabun/contract/wire';
import { describe, expect, it } from 'vitest';
import { formText, validInput } from '../../test/valid-input';
import { Refusal } from './errors';
import { compileInput, formOf, idInPath } from './input';

type Json = Record<string, unknown>;
const calls = allEndpoints.map((endpoint) => ({
  endpoint,
  read: compileInput(endpoint.request, endpoint.labels),
  valid: validInput(endpoint.request) as Json,
}));

/** Says every whole, flag and text of a value otherwise, as another client may. */
const said = (value: unknown, how: (leaf: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => said(item, how));
  if (typeof value !== 'object' || value === null) return how(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, said(inner, how)]));
};

describe.each(calls.map((call) => [call.endpoint.name, call] as const))('%s', (_name, { read, valid }) => {
  it('reads a form as it reads JSON, and digits, flags and single values however they are said', () => {
    const meant = read(structuredClone(valid));
    expect(read(formOf(formText(valid)))).toEqual(meant);
    expect(read(said(valid, String))).toEqual(meant);
    expect(read(said(valid, (leaf) => (typeof leaf === 'boolean' ? Number(leaf) : leaf)))).toEqual(meant);
    expect(read(said(valid, (leaf) => (typeof leaf === 'string' && /^\d{1,5}$/.test(leaf) ? Number(leaf) : leaf)))).toEqual(meant);
  });
});

const removed = Symbol('removed');
const wrong: readonly unknown[] = [
  removed,
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
  'ก'.repeat(30_000),
  'a\nb',
  'a\u0000b',
  'a\ud800b',
  '\udc00',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  -1,
  0,
  1.5,
  1e6,
  largestWhole + 1,
  2 ** 53,
  1e308,
  true,
  [],
  [[]],
  [null],
  Array.from({ length: 1500 }, () => 1),
  {},
  { a: 1 },
  { toString: 1 },
];

type Path = (string | number)[];

/** Every place of a value: its fields, those of the records in it, and the entries of its lists. */
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [
    ...(at.length > 0 ? [at] : []),
    ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...at, Array.isArray(value) ? Number(name) : name])),
  ];
}

function withWrong(valid: Json, path: Path, value: unknown): Json {
  const copy = structuredClone(valid);
  const holder = path.slice(0, -1).reduce<Json>((inner, name) => inner[name] as Json, copy);
  const last = path.at(-1) as string;
  if (value === removed) delete holder[last];
  else holder[last] = value;
  return copy;
}

function refusalOf(read: (sent: unknown) => unknown, sent: unknown): Refusal | null {
  try {
    read(sent);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const programmers =
  /\b(string|number|undefined|union|null|object|NaN|boolean|bool|array|int|integer|float|regex|record|type|expected|received|literal|enum|json)\b|F_[A-Z]|[{}<>_]/i;
const outsideQuotes = (sentence: string) => sentence.replaceAll(/“[^”]*”/g, '');

/** What is amiss with a sentence, for the person who reads it. */
function amiss({ th, en }: { th: string; en: string }): string[] {
  return [
    ...(/[ก-๙]/.test(th) && !/[A-Za-z]/.test(outsideQuotes(th)) ? [] : [`not Thai: ${th}`]),
    ...(/^[A-Z“]/.test(en) && /\.$/.test(en) && !/[ก-๙]/.test(outsideQuotes(en)) ? [] : [`not English: ${en}`]),
    ...[th, en].filter((text) => programmers.test(outsideQuotes(text))),
  ];
}

const labelOf = ({ labels }: Endpoint, name: string) => labels?.[name] ?? fieldLabel(name);
/** The name of a field that the contract has; that of what it is part of where the office named it. */
const namedAt = (endpoint: Endpoint, path: readonly string[]) => path.map((name) => labelOf(endpoint, name)).findLast((label) => label !== undefined);

describe('what is wrong', () => {
  it('is said of each field in plain words, in both languages, with the name of the field', () => {
    const faults = new Set<string>();
    let refused = 0;
    for (const { endpoint, read, valid } of calls) {
      for (const path of pathsOf(valid)) {
        for (const value of wrong) {
          const refusal = refusalOf(read, withWrong(valid, path, value));
          if (!refusal) continue;
          refused++;
          for (const [field, text] of Object.entries(refusal.extras.fields ?? {})) {
            const label = namedAt(endpoint, field.split('.'));
            const where = `${endpoint.name} ${field}`;
            for (const one of amiss(text)) faults.add(`${where}: ${one}`);
            if (label && !(text.th.includes(label.th) && text.en.includes(label.en))) faults.add(`${where}: names no field: ${text.th} ${text.en}`);
          }
          if (Object.keys(refusal.extras.fields ?? {}).length === 0) faults.add(`${endpoint.name} ${path.join('.')}: names no field at all`);
        }
      }
    }
    expect([...faults]).toEqual([]);
    expect(refused).toBeGreaterThan(10_000);
  });

  it('has a name for every field of every call', () => {
    const nameless = calls.flatMap(({ endpoint, valid }) =>
      Object.keys(valid)
        .filter((name) => !labelOf(endpoint, name))
        .map((name) => `${endpoint.name}.${name}`),
    );
    expect(nameless).toEqual([]);
  });

  it.each([null, [], 'text', 5, true, [{}]])('is said of a body that is %j', (body) => {
    for (const { read } of calls.filter(({ valid }) => Object.keys(valid).length > 0)) {
      const refusal = refusalOf(read, body);
      if (refusal) expect(Object.values(refusal.extras.fields ?? {}).flatMap(amiss)).toEqual([]);
    }
  });
});

describe('a form', () => {
  it('is taken apart as the clients of the specification write it', () => {
    expect(formOf('MODULE[]=CAR&MODULE[]=LEAVE&filter[F_DOC_NO]=1&page=2&a&list[]=&same=1&same=2')).toEqual({
      MODULE: ['CAR', 'LEAVE'],
      filter: { F_DOC_NO: '1' },
      page: '2',
      a: null,
      list: [],
      same: ['1', '2'],
    });
  });

  it.each([
    ['too deep', `a${'[b]'.repeat(12)}=1`],
    ['too long', Array.from({ length: 20_001 }, (_, n) => `a${n}=1`).join('&')],
    ['too wide', Array.from({ length: 1002 }, () => 'a[]=1').join('&')],
  ])('that is %s is refused, not cut short', (_how, text) => {
    expect(() => formOf(text)).toThrow(Refusal);
  });

  it('reaches into no prototype, and what is no UTF-8 is no fault', () => {
    expect(formOf('__proto__[x]=1&constructor[prototype][x]=1&a=%ff%fe&b=%')).toMatchObject({ b: '%' });
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});

describe('an id in a path', () => {
  it.each(['0', '-1', '1.5', '1e3', '0x1', 'x', '', '2147483648', '99999999999999999999', '1 ', '\u0000', undefined, ['1']])('%j does not exist', (text) => {
    expect(() => idInPath(text)).toThrow(Refusal);
  });
  it('is a whole up to the largest', () => {
    expect([idInPath('1'), idInPath('2147483647')]).toEqual([1, largestWhole]);
  });
});
