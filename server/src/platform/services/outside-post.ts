import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type AllowedNetworks, checkedAddresses, type Resolve } from './outside-address';

export interface OutsidePost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

export interface PostRules {
  allowed: AllowedNetworks;
  resolve: Resolve;
  /** For everything together: name, connection, answer. */
  timeoutMs: number;
}

export interface Answer {
  status: number;
  /** The beginning of the answer. */
  text: string;
  /** The header `Retry-After`. */
  retryAfter: string | undefined;
}

const maxAnswerBytes = 2000;

/**
 * Posts to an address that somebody typed in. It connects only to addresses that were checked, follows no redirect, reads only the
 * beginning of the answer, and ends within its time. Throws if there is no answer.
 */
export async function postOutside(asked: OutsidePost, rules: PostRules): Promise<Answer> {
  const { status, retryAfter, read } = await ask({ method: 'POST', ...asked }, rules, beginning);
  return { status, text: read, retryAfter };
}

interface OutsideFetch {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: Buffer;
  /** Larger answers are not taken. */
  most: number;
}

/** Fetches from an address that stands in a certificate, under the same rules. The content is null where there is more of it than asked for. */
export async function fetchOutside({ most, ...asked }: OutsideFetch, rules: PostRules): Promise<{ status: number; content: Buffer | null }> {
  const { status, read } = await ask(asked, rules, (reply) => upTo(reply, most));
  return { status, content: read };
}

type Asked = Pick<OutsideFetch, 'method' | 'url' | 'headers'> & { body?: string | Buffer };

async function ask<Read>(
  { method, url, headers, body }: Asked,
  { allowed, resolve, timeoutMs }: PostRules,
  readAll: (reply: IncomingMessage) => Promise<Read>,
): Promise<{ status: number; retryAfter: string | undefined; read: Read }> {
  const { hostname, protocol } = new URL(url);
  const signal = AbortSignal.timeout(timeoutMs);
  const addresses = await unlessTooLate(checkedAddresses(hostname, allowed, resolve), signal);
  const request = protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, failed) => {
    const sending = request(url, {
      method,
      agent: false,
      signal,
      headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
      lookup: (_hostname, { all }, answer) => {
        const [first] = addresses;
        if (all) answer(null, addresses);
        else answer(null, first?.address ?? '', first?.family ?? 4);
      },
    });
    sending.on('error', (error) => failed(signal.aborted ? tooLate() : error));
    sending.on('response', (reply) => {
      readAll(reply).then(
        (read) => {
          done({ status: reply.statusCode ?? 0, retryAfter: reply.headers['retry-after'], read });
          sending.destroy();
        },
        (error) => failed(signal.aborted ? tooLate() : error),
      );
    });
    sending.end(body);
  });
}

const tooLate = () => new Error('There was no answer in time.');

function unlessTooLate<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((done, failed) => {
    signal.addEventListener('abort', () => failed(tooLate()), { once: true });
    work.then(done, failed);
  });
}

async function beginning(reply: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of reply) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes >= maxAnswerBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString('utf8').replaceAll('\u0000', '');
}

async function upTo(reply: IncomingMessage, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of reply) {
    bytes += (chunk as Buffer).length;
    if (bytes > most) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
