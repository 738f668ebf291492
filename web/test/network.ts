import type { AnswerOf, Endpoint, InputOf, RefusalBody } from '@sarabun/contract/endpoint';
import { inputReader } from '@sarabun/contract/read-input';
import { vi } from 'vitest';
import * as z from 'zod/mini';

/** A call that the browser made: which, with what, and under whose token and language. */
export interface Made {
  name: string;
  input: unknown;
  headers: Record<string, string>;
}

export interface Answering {
  endpoint: Endpoint;
  respond: (input: never) => unknown;
}

/** What a call answers instead of success: an HTTP status with the body of a refusal. */
export class Refused {
  constructor(
    readonly status: number,
    readonly body: Partial<RefusalBody> = {},
    readonly headers: Record<string, string> = {},
  ) {}
}

/** The server cannot be reached. */
export const unreachable: unique symbol = Symbol('unreachable');

/** How one call is answered, in plain names, as the contract types it. */
export function on<E extends Endpoint>(endpoint: E, respond: (input: InputOf<E>) => AnswerOf<E> | Refused | typeof unreachable): Answering {
  return { endpoint, respond };
}

const refusal = (status: number, body: Partial<RefusalBody>, headers: Record<string, string> = {}) =>
  Response.json({ status: 'error', code: 'refused', message: 'ปฏิเสธ', ...body }, { status, headers });

/** Answers the network by functions typed from the contract. Any other call is refused, at once: an outage would be tried again. Returns the calls as they are made. */
export function answerCalls(...answers: Answering[]): Made[] {
  const made: Made[] = [];
  const answer = answererOf(answers, made);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => answer(new URL(address, location.origin), init));
  return made;
}

/** Answers one request after another, and notes the calls. */
export function answererOf(answers: readonly Answering[], made: Made[]) {
  return async (url: URL, init: Pick<RequestInit, 'method' | 'headers' | 'body'>): Promise<Response> => {
    const found = answers.find(({ endpoint }) => endpoint.path === url.pathname && endpoint.method === (init.method ?? 'GET'));
    if (!found) return refusal(404, { code: 'notFound', message: `Nothing answers ${init.method ?? 'GET'} ${url.pathname}.` });
    const { endpoint, respond } = found;
    const read = inputReader(endpoint.request)(wireOf(url, init.body));
    if (!('data' in read)) throw new Error(`${endpoint.name} cannot be sent this: ${JSON.stringify(read.issues)}`);
    const input = read.data;
    made.push({ name: endpoint.name, input, headers: init.headers as Record<string, string> });
    const answer = respond(input as never);
    if (answer === unreachable) throw new TypeError('Failed to fetch');
    if (answer instanceof Refused) {
      return refusal(answer.status, answer.body, answer.headers);
    }
    return Response.json({ status: 'success', ...(z.encode(endpoint.response, answer as never) as object) });
  };
}

/** Reads what was sent as the server would: a query, a form with lists and `name[key]`, or JSON. */
function wireOf(url: URL, body: unknown): Record<string, unknown> {
  if (typeof body === 'string') return JSON.parse(body);
  const wire: Record<string, unknown> = {};
  for (const [name, value] of body instanceof URLSearchParams ? body : url.searchParams) {
    const [, record, key] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
    if (record && key) wire[record] = { ...(wire[record] as object), [key]: value };
    else wire[name] = name in wire ? [wire[name], value].flat() : value;
  }
  return wire;
}
