import { allEndpoints } from '@sarabun/contract/all-endpoints';
import type { Endpoint } from '@sarabun/contract/endpoint';
import { fieldLabel } from '@sarabun/contract/field-labels';
import { maxInteger } from '@sarabun/contract/wire';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { amiss } from '../../test/plain-words';
import { formText, validInput } from '../../test/valid-input';
import { pathsOf, withWrong, wrongValues } from '../../test/wrong-input';
import { Refusal } from './errors';
import { compileInput, formOf, idInPath } from './input';

type Json = Record<string, unknown>;
const calls = allEndpoints.map((endpoint) => ({
  endpoint,
  read: compileInput(endpoint.request, endpoint.labels),
  valid: validInput(endpoint.request) as Json,
}));

/** Changes every integer, flag and text of a value, as another client might send it. */
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

function refusalOf(read: (sent: unknown) => unknown, sent: unknown): Refusal | null {
  try {
    read(sent);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const labelOf = ({ labels = {} }: Endpoint, name: string) => (Object.hasOwn(labels, name) ? labels[name] : fieldLabel(name));
/** Calls with the same input, such as the lists of the settings, are tried once. */
const differing = [
  ...new Map(
    calls.map((call) => [JSON.stringify([z.toJSONSchema(call.endpoint.request, { io: 'input', unrepresentable: 'any' }), call.endpoint.labels]), call]),
  ).values(),
];
/** The contract's name of a field, or that of its parent where the office chose the key. */
const namedAt = (endpoint: Endpoint, path: readonly string[]) => path.map((name) => labelOf(endpoint, name)).findLast((label) => label !== undefined);

function faultsOf(endpoint: Endpoint, { extras: { fields = {} } }: Refusal): string[] {
  if (Object.keys(fields).length === 0) return ['no field is named'];
  return Object.entries(fields).flatMap(([field, text]) => {
    const label = namedAt(endpoint, field.split('.'));
    const isNamed = !label || (text.th.includes(label.th) && text.en.includes(label.en));
    return [...amiss(text), ...(isNamed ? [] : [`its name is missing: ${text.th} ${text.en}`])].map((fault) => `${field}: ${fault}`);
  });
}

describe('what is wrong', () => {
  let refused = 0;
  afterAll(() => expect(refused).toBeGreaterThan(10_000));

  it.each(differing.map((call) => [call.endpoint.name, call] as const))(
    'is said of each field of %s in plain words, in both languages, by its name',
    (_name, call) => {
      const faults = new Set<string>();
      for (const path of pathsOf(call.valid)) {
        for (const value of wrongValues) {
          const refusal = refusalOf(call.read, withWrong(call.valid, path, value));
          if (!refusal) continue;
          refused++;
          for (const fault of faultsOf(call.endpoint, refusal)) faults.add(fault);
        }
      }
      expect([...faults]).toEqual([]);
    },
  );

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
    'id=1',
    'documentId=12&tab=way',
    'a=',
    'a=&b=x.y-z_1',
    'a=1&a=2',
    'constructor=1&toString=2',
    'a=1&b=2&c=3&d=4&e=5&f=6',
    'a=%31',
    'a=1+2',
    'a[b]=1',
    'a',
  ])('%j is read alike in short and in full', (text) => {
    const full = formOf(`${text}&in[full]=1`);
    delete full.in;
    expect(formOf(text)).toEqual(full);
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
    expect([idInPath('1'), idInPath('2147483647')]).toEqual([1, maxInteger]);
  });
});
