import { isDeepStrictEqual } from 'node:util';
import type { Call } from '../asking';
import type { Work } from '../prepare';

type Json = Record<string, unknown>;

const part = (value: unknown, names: readonly string[]): Json => Object.fromEntries(names.map((name) => [name, (value as Json)[name] ?? null]));
const parts = (values: unknown, names: readonly string[]) => (values as unknown[]).map((value) => part(value, names));
const nested = (value: unknown, name: string, inner: string) => ((value as Json)[name] as Json | null)?.[inner] ?? null;

/** A moment to the second, however it is written. */
const secondOf = (moment: unknown) => (typeof moment === 'string' ? Math.floor(Date.parse(moment) / 1000) : null);

const found = ['documentId', 'kind', 'number', 'subject', 'sender', 'addressee', 'datedOn', 'speed', 'secrecy', 'hasFile', 'receipts'];

/** The parts of an answer that both servers must give alike. */
const essence: Record<Work, (answer: Json) => unknown> = {
  token: ({ userLogin }) => userLogin,
  signIn: ({ userLogin }) => userLogin,
  counts: ({ items }) =>
    Object.values(items as Json).map((tile) => ({
      ...part(tile, ['CODE', 'TITLE', 'TABLE_HEADER', 'COUNT', 'MOST_URGENT', 'OVERDUE', 'DOCUMENT']),
      oldest: secondOf((tile as Json).OLDEST_AT),
    })),
  page: ({ data, total, hints }) => ({ data, total, hints: parts(hints, ['legId', 'speed', 'secrecy', 'dueOn', 'overdue', 'opened', 'assigned', 'deskId']) }),
  open: ({ item }) => {
    const { route, notes, files, entries, holders, readers } = item as Record<string, unknown[]>;
    const legs = [
      'legId',
      'sequence',
      'parentLegId',
      'purpose',
      'state',
      'receiveNumber',
      'openedBy',
      'responsibility',
      'task',
      'dueOn',
      'reason',
      'sentBy',
      'receivedBy',
    ];
    return {
      ...part(item, ['kind', 'direction', 'number', 'subject', 'sender', 'addressee', 'speed', 'secrecy']),
      readers,
      route: route?.map((leg) => ({
        ...part(leg, legs),
        from: nested(leg, 'from', 'name'),
        to: nested(leg, 'to', 'name'),
        unit: nested(leg, 'to', 'unitName'),
      })),
      notes: parts(notes, ['noteId', 'legId', 'kind', 'text', 'writtenBy']),
      files: parts(files, ['fileId', 'name', 'mediaType', 'size', 'pages']),
      entries: parts(entries, ['register', 'unitName', 'number', 'enteredBy']),
      holders: holders?.map((holder) => [nested(holder, 'desk', 'name'), (holder as Json).personName]),
    };
  },
  search: ({ data, exact }) => ({ data: parts((data as unknown[]).slice(0, 20), found), exact: parts(exact, found) }),
  register: ({ item }) => part(item, ['year', 'receiveNumber']),
};

const atMost = 40;

/** Sends the same calls to both servers and reports where the essential parts of their answers differ. */
export async function findDifferences(work: Work, calls: readonly Call[], ports: { product: number; lean: number }): Promise<string[]> {
  const step = Math.max(1, Math.floor(calls.length / atMost));
  const differences: string[] = [];
  for (const call of calls.filter((_call, index) => index % step === 0)) {
    const [product, lean] = [essence[work](await answerAt(ports.product, call)), essence[work](await answerAt(ports.lean, call))];
    const difference = firstDifference(product, lean, 'answer');
    if (difference) differences.push(`${call.method} ${call.url} ${call.body}: ${difference}`);
  }
  return differences;
}

/** Where two values differ first, and how; null if they are equal. */
function firstDifference(one: unknown, other: unknown, path: string): string | null {
  if (isDeepStrictEqual(one, other)) return null;
  if (typeof one === 'object' && typeof other === 'object' && one && other) {
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const found = firstDifference((one as Json)[name], (other as Json)[name], `${path}.${name}`);
      if (found) return found;
    }
  }
  return `${path} is ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
}

async function answerAt(port: number, { method, url, token, body }: Call): Promise<Json> {
  const headers = {
    'accept-language': 'th',
    ...(token !== '' && { authorization: `Bearer ${token}` }),
    ...(body !== '' && { 'content-type': 'application/json' }),
  };
  const reply = await fetch(`http://127.0.0.1:${port}${url}`, { method, headers, ...(body !== '' && { body }) });
  const answer = (await reply.json()) as Json;
  if (answer.status !== 'success') throw new Error(`${method} ${url} answered ${reply.status} ${JSON.stringify(answer).slice(0, 300)}`);
  return answer;
}
