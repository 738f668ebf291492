import { actKeyHeader, backgroundHeader, type Endpoint, mayKeepHeader, type RefusalBody, takesKey, tooManyAtOnce } from '@sarabun/contract/endpoint';
import * as z from 'zod/mini';
import { actAnswered, actKey } from './act-keys';
import { CallFailed } from './call-failed';
import { takeEarly } from './early';
import { spokenLanguage, text } from './i18n';
import { isAway, noteLine } from './line';
import type { AskedCall, Seen } from './offline/kept-store';
import { noteSeen } from './offline/seen';
import { isAnswered, patiently } from './patiently';
import { isPresent, noteUse } from './presence';
import { dropSession, noteUnsettled, token } from './session';

export { CallFailed, sentenceOf } from './call-failed';

interface CallOptions {
  signal?: AbortSignal;
  /** The key of an act that waited for a connection; otherwise it is made here. */
  actKey?: string;
  /** Told of a successful answer, and what the server lets a browser keep of it. */
  onAnswer?: (mayKeep: string | null, body: unknown) => void;
}

/**
 * Makes a call of the contract: plain names in, plain names out, or throws {@link CallFailed}.
 * When the server fails (5xx) or cannot be reached, the call is retried up to three times, after 1, 2 and 3 seconds (specification §7). An
 * act carries a key by which the server does it once. The few acts without a key are retried only if they are classic, whose acts may be
 * repeated, or after 503, which says that nothing was done.
 * A 401 ends the session: stored data is cleared and the browser goes to the sign-in screen, which leads back here.
 */
export async function call<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  endpoint: Endpoint<In, Out>,
  input: z.output<In>,
  options: CallOptions = {},
): Promise<z.output<Out>> {
  const encoded = z.safeEncode(endpoint.request, input, { reportInput: true });
  if (!encoded.success) throw await invalid(encoded.error.issues, endpoint.labels);
  const request = requestOf(endpoint, encoded.data as Record<string, unknown>);
  const asked = takesKey(endpoint) ? `${endpoint.name} ${request[1].body}` : null;
  const key = asked === null ? null : (options.actKey ?? actKey(asked));
  if (key) (request[1].headers as Record<string, string>)[actKeyHeader] = key;
  const mayRepeat = asked !== null || endpoint.kind === 'read' || endpoint.classic === true;
  const keeps: AskedCall | null = endpoint.mayKeep && canKeep() ? { endpoint, wire: encoded.data, language: spokenLanguage() } : null;
  let kept: Seen | null = null;
  const send = async () => {
    const sent = await (takeEarly(request) ?? reach(request, options.signal));
    if (keeps && isAway(sent?.status ?? 0)) kept = await keep((its) => its.keptAnswer(keeps));
    return sent;
  };
  const hasFailed = (reply: Response | null) => !kept && !wasAnswered(reply) && (mayRepeat || reply?.status === 503);
  const reply = await patiently(send, hasFailed, options.signal);
  if (asked && wasAnswered(reply)) actAnswered(asked);
  if (kept || reply === null) noteLine(reply?.status ?? 0);
  if (kept) return seenAnswer(endpoint, kept);
  const failed = (error: unknown): never => {
    throw key && error instanceof CallFailed ? Object.assign(error, { actKey: key }) : error;
  };
  if (reply === null) return failed(new CallFailed(0, 'unreachable', text('common.unreachable')));
  return await answerOf(endpoint, reply, keeps, options.onAnswer).catch(failed);
}

const canKeep = () => 'indexedDB' in globalThis && crypto.subtle && token() !== null;

/** Uses the answers that this browser keeps; null if its storage is full or blocked: the product then works without it. */
const keep = <Result>(use: (its: typeof import('./offline/kept-answers')) => Promise<Result>) => import('./offline/kept-answers').then(use).catch(() => null);

/** An answer of an earlier time; the page says so. */
function seenAnswer<In extends z.ZodMiniType, Out extends z.ZodMiniType>(endpoint: Endpoint<In, Out>, { body, seenAt }: Seen): z.output<Out> {
  noteSeen(seenAt);
  return z.decode(endpoint.response, body as z.input<Out>);
}

/** The refusal of input that the contract does not allow: at its fields, in the words of the server, which is not asked. */
async function invalid(issues: readonly z.core.$ZodIssue[], labels: Endpoint['labels']): Promise<CallFailed> {
  const sentence = text('common.notAllowed');
  const fields = await import('@sarabun/contract/input-problems').then(
    ({ describeProblems }) => Object.entries(describeProblems(issues, labels)).map(([name, label]) => [name, label[spokenLanguage()]]),
    () => issues.map(({ path }) => [path.join('.'), sentence]),
  );
  return new CallFailed(422, 'invalid', sentence, Object.fromEntries(fields));
}

const wasAnswered = (reply: Response | null) => isAnswered({ status: reply?.status ?? 0, retryAfter: reply?.headers.has('retry-after') ?? false });

/** Sends the request; null if the server was not reached. */
async function reach([address, init]: [string, RequestInit], signal: AbortSignal | undefined): Promise<Response | null> {
  try {
    return await fetch(address, signal ? { ...init, signal } : init);
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  }
}

async function answerOf<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  endpoint: Endpoint<In, Out>,
  reply: Response,
  keeps: AskedCall | null,
  onAnswer: CallOptions['onAnswer'],
): Promise<z.output<Out>> {
  const body: unknown = await reply.json().catch(() => null);
  if (reply.ok && (body as { status?: string } | null)?.status === 'success') {
    const parsed = z.safeDecode(endpoint.response, body as z.input<Out>);
    if (parsed.success) {
      const mayKeep = reply.headers.get(mayKeepHeader);
      if (keeps) void keep((its) => its.keepAnswer(keeps, mayKeep, body));
      onAnswer?.(mayKeep, body);
      return parsed.data;
    }
    console.error(`The answer to ${endpoint.name} is not as agreed.`, parsed.error);
    throw new CallFailed(reply.status, 'unreadable', text('common.unreadable'));
  }
  const refusal = (body ?? {}) as Partial<RefusalBody>;
  if (refusal.code !== tooManyAtOnce) noteLine(reply.status);
  // A chosen letter that may no longer be read is not kept either.
  if (keeps && endpoint.mayKeep === 'chosen' && !isAway(reply.status)) void keep((its) => its.keepAnswer(keeps, null, null));
  if (reply.status === 401 && endpoint.access !== 'anyone') dropSession('expired');
  if (refusal.code === 'consentRequired' || refusal.code === 'secondFactorDemanded') noteUnsettled();
  throw new CallFailed(reply.status, refusal.code ?? 'unreadable', refusal.message ?? text('common.unreadable'), refusal.fields, refusal.oauth_id);
}

/** A GET uses a query string, a classic POST a form, our own POST JSON. */
function requestOf(endpoint: Endpoint, wire: Record<string, unknown>): [string, RequestInit] {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': spokenLanguage() };
  const bearer = token();
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  // An act is never a background call.
  if (endpoint.kind === 'read' && !isPresent()) headers[backgroundHeader] = '1';
  else noteUse();
  if (endpoint.method === 'GET') {
    const query = formOf(wire).toString();
    return [query ? `${endpoint.path}?${query}` : endpoint.path, { headers }];
  }
  if (endpoint.classic) return [endpoint.path, { method: 'POST', headers, body: formOf(wire) }];
  headers['content-type'] = 'application/json';
  return [endpoint.path, { method: 'POST', headers, body: JSON.stringify(wire) }];
}

/** A form for the wire: lists as repeated keys, records as `name[key]`, missing values left out. */
export function formOf(wire: Record<string, unknown>): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) for (const item of value) add(name, item);
    else if (typeof value === 'object') for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
    else form.append(name, String(value));
  };
  for (const [name, value] of Object.entries(wire)) add(name, value);
  return form;
}
