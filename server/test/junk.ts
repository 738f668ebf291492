import { allEndpoints } from '@sarabun/contract/all-endpoints';
import type { Endpoint } from '@sarabun/contract/endpoint';
import fc from 'fast-check';
import { junkAddresses, junkHeaders, junkMethods, uploadPaths } from './junk-addresses';
import { formText, validInput } from './valid-input';
import { leftOut, pathsOf, withWrong, wrongValues } from './wrong-input';

export const senders = ['admin', 'registrar', 'officer', 'nobody'] as const;
export type SenderName = (typeof senders)[number];

/** One request that our own client would hardly make. */
export interface Junk {
  by: SenderName;
  method: string;
  address: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** The intended call; none for other addresses. */
  call?: Endpoint;
}

/** Values of existing rows by field name: with them a request passes validation. */
export type Known = ReadonlyMap<string, readonly unknown[]>;

/** Signing out and the like would only end the test; each has its own tests. */
const endingCalls = ['logout', 'revoke', 'endSession', 'endSessionOf'];
const calls = allEndpoints
  .filter(({ name }) => !endingCalls.includes(name))
  .map((endpoint) => ({ endpoint, valid: validInput(endpoint.request) as object, paths: pathsOf(validInput(endpoint.request)) }));
type Call = (typeof calls)[number];
/** Calls that need no right on a settings page. */
const openCalls = calls.filter(({ endpoint }) => typeof endpoint.access === 'string');

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.string({ unit: 'grapheme', maxLength: 30 }));
const junkValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...wrongValues) },
  { weight: 2, arbitrary: text },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** A valid input with ids of known rows. */
function plausible({ valid, paths }: Call, known: Known): fc.Arbitrary<object> {
  const fields = paths.flatMap((path) => {
    const values = known.get(path.findLast((name): name is string => typeof name === 'string') ?? '');
    return values ? [fc.constantFrom(...values).map((value) => ({ path, value }))] : [];
  });
  return fc.tuple(...fields).map((meant) => meant.reduce((input, { path, value }) => (Array.isArray(value) ? input : withWrong(input, path, value)), valid));
}

/** The same with up to three wrong places. */
const mutated = (call: Call, known: Known): fc.Arbitrary<object> => {
  if (call.paths.length === 0) return fc.constantFrom(...wrongValues).map((value) => ({ extra: value === leftOut ? null : value }));
  const change = fc.tuple(fc.constantFrom(...call.paths), junkValue);
  return fc
    .tuple(plausible(call, known), fc.array(change, { maxLength: 3 }))
    .map(([input, changes]) => changes.reduce((changed, [path, value]) => withWrong(changed, path, value), input));
};

type Sent = Pick<Junk, 'headers' | 'body'>;
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const sent = (body: string | Buffer, type: string): Sent => ({ body, headers: type === '' ? {} : { 'content-type': type } });

/** Bodies that are not an input at all. */
const brokenBody: fc.Arbitrary<Sent> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        '',
        '{',
        '[]',
        '"x"',
        'null',
        '5',
        '{"a":',
        '{"a":1}}',
        `${'['.repeat(20_000)}`,
        `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
        '\ufeff{}',
        '{"__proto__":1}',
      ),
      fc.constantFrom(json, `${json}; charset=tis-620`, form, 'text/plain', 'multipart/form-data', 'application/xml', '', 'x', 'application/json;;;='),
    )
    .map(([body, type]) => sent(body, type)),
  fc.tuple(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(json, form, '')).map(([bytes, type]) => sent(Buffer.from(bytes), type)),
  fc
    .constantFrom('a=%', 'a=%ff', 'a[b]=1&a=2&a[]=3', `${'a[]=1&'.repeat(2000)}`, `a${'[b]'.repeat(50)}=1`, '&&&===', '__proto__[x]=1', 'page[]=1&page[x]=2')
    .map((body) => sent(body, form)),
  fc.constantFrom(json, form).map((type) => sent(`{"search":"${'x'.repeat(1_100_000)}"}`, type)),
);

const inputOf = (call: Call, known: Known): fc.Arbitrary<Sent> =>
  mutated(call, known).chain((input) =>
    fc.oneof({ weight: 7, arbitrary: fc.constant(sent(JSON.stringify(input), json)) }, { weight: 3, arbitrary: fc.constant(sent(formText(input), form)) }),
  );

function requestTo(call: Call, known: Known): fc.Arbitrary<Omit<Junk, 'by'>> {
  const { endpoint } = call;
  const { method, path } = endpoint;
  if (method === 'GET') {
    const query = fc.oneof(
      { weight: 9, arbitrary: mutated(call, known).map(formText) },
      { weight: 1, arbitrary: fc.constantFrom('%', '%ff=%00', 'a'.repeat(5000), '[]', 'page[=1') },
    );
    return query.map((asked) => ({ method, address: `${path}?${asked}`, headers: {}, call: endpoint }));
  }
  const body = fc.oneof({ weight: 12, arbitrary: inputOf(call, known) }, { weight: 1, arbitrary: brokenBody });
  return body.map((said) => ({ method, address: path, ...said, call: endpoint }));
}

/** Invalid files in invalid forms, sent to upload addresses. */
const upload: fc.Arbitrary<Omit<Junk, 'by'>> = fc
  .tuple(
    fc.constantFrom(...uploadPaths),
    fc.constantFrom('file', 'other', '__proto__', ''),
    fc.constantFrom('a.pdf', '../../x.pdf', 'ก'.repeat(300), '\u202efdp.exe', '', 'a\\b/c', 'a%00.pdf', 'x.xlsx'),
    fc.oneof(
      fc
        .constantFrom('', '%PDF-1.7\n%%EOF', '%PDF-', 'PK\u0003\u0004', 'GIF89a', '\u0089PNG\r\n\u001a\n', '<svg onload=alert(1)>')
        .map((bytes) => Buffer.from(bytes, 'latin1')),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    ),
    fc.constantFrom('whole', 'cut', 'noBoundary', 'noEnd', 'json'),
  )
  .map(([address, field, name, bytes, how]) => {
    const head = Buffer.from(`--b\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`);
    const whole = Buffer.concat([head, bytes, Buffer.from(how === 'noEnd' ? '' : '\r\n--b--\r\n')]);
    const body = how === 'cut' ? whole.subarray(0, Math.floor(whole.length / 2)) : whole;
    const type = { json, noBoundary: 'multipart/form-data' }[how as string] ?? 'multipart/form-data; boundary=b';
    return { method: 'POST', address, headers: { 'content-type': type }, body };
  });

/** Addresses and methods other than the calls. */
const beside: fc.Arbitrary<Omit<Junk, 'by'>> = fc
  .tuple(
    fc.constantFrom(...junkMethods),
    fc.oneof(
      fc.constantFrom(...junkAddresses),
      fc.webPath().map((path) => `/api${path}`),
      fc.constantFrom(...calls).map(({ endpoint }) => endpoint.path),
    ),
  )
  .map(([method, address]) => ({ method, address, headers: {} }));

/** Those with more rights send more. */
const sentOftenBy: readonly SenderName[] = ['admin', 'admin', 'admin', 'admin', 'registrar', 'registrar', 'registrar', 'officer', 'officer', 'nobody'];

/** Junk requests: valid input with wrong places, invalid bodies and files, unknown addresses. */
export function junkRequests(known: Known): fc.Arbitrary<Junk> {
  const requestBy = (by: SenderName) =>
    fc.oneof(
      { weight: by === 'admin' ? 12 : 4, arbitrary: fc.constantFrom(...calls).chain((call) => requestTo(call, known)) },
      { weight: by === 'admin' ? 4 : 12, arbitrary: fc.constantFrom(...openCalls).chain((call) => requestTo(call, known)) },
      { weight: 1, arbitrary: upload },
      { weight: 2, arbitrary: beside },
    );
  const odd = fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.constantFrom(...junkHeaders) });
  return fc
    .constantFrom(...sentOftenBy)
    .chain((by) => fc.tuple(requestBy(by), odd).map(([junk, headers]) => ({ by, ...junk, headers: { ...junk.headers, ...headers } })));
}
