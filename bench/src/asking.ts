import type { Running } from '../../server/src/running';

/** A request to the product. */
export interface Call {
  method: 'GET' | 'POST';
  url: string;
  token: string;
  body: string;
}

const password = 'Portal1234';
const tokens = new WeakMap<Running, Map<string, string>>();

export const signInCall = (username: string): Call => ({ method: 'POST', url: '/api/login', token: '', body: JSON.stringify({ username, password }) });

/** Signs in an account of the large office, once, and returns its token. */
export async function signIn(running: Running, username: string): Promise<string> {
  const known = tokens.get(running) ?? new Map<string, string>();
  tokens.set(running, known);
  const token = known.get(username) ?? (await answerOf<{ token: string }>(running, signInCall(username))).token;
  known.set(username, token);
  return token;
}

/** Calls the product in this process; anything but success is an error. */
export async function answerOf<Answer>(running: Running, { method, url, token, body }: Call): Promise<Answer> {
  const headers = { ...(body !== '' && { 'content-type': 'application/json' }), ...(token !== '' && { authorization: `Bearer ${token}` }) };
  const reply = await running.app.inject({ method, url, headers, ...(body !== '' && { payload: body }) });
  if (reply.statusCode !== 200 || reply.json().status !== 'success')
    throw new Error(`${method} ${url} answered ${reply.statusCode} ${reply.body.slice(0, 300)}`);
  return reply.json();
}

/** The raw request. */
export function written({ method, url, token, body }: Call): string {
  const head = [`${method} ${url} HTTP/1.1`, 'host: 127.0.0.1', 'accept-language: th'];
  if (token !== '') head.push(`authorization: Bearer ${token}`);
  if (body !== '') head.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
