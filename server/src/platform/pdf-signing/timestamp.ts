import { createHash, randomBytes } from 'node:crypto';
import { Boolean as DerBoolean, fromBER, Integer, type Sequence } from 'asn1js';
import { verifyTimestamp } from '../reading/timestamp-token.mjs';
import { readAnswer } from './read-answer';
import { arrayOf, derOf, octets, oid, sequence } from './write-der';

/** A timestamp authority (RFC 3161). */
export interface TimestampAuthority {
  /** With a name and a password, if it asks for them. */
  url: string;
  /** The certificates in DER that its own must lead to. */
  trusted: readonly Buffer[];
  /** How long it may take to answer. */
  maxMs?: number;
}

/** Why there is no timestamp: the authority did not answer in time, refused, or answered with what is no timestamp of this signature. */
export type TimestampTrouble = 'silent' | 'refused' | 'wrong';

export class NoTimestamp extends Error {
  constructor(
    readonly trouble: TimestampTrouble,
    detail: string,
  ) {
    super(`timestamp authority ${trouble}: ${detail}`);
  }
}

const sha256 = '2.16.840.1.101.3.4.2.1';
const largestAnswer = 64 * 1024;
/** After silence an authority is not asked for so long: one letter waits for it, and not each of those behind it. */
const restMs = 60_000;
/** Authorities that were silent, and until when they are not asked again. */
const resting = new WeakMap<TimestampAuthority, number>();
/** The clocks of both may differ by this much. */
const clockDifference = 5 * 60 * 1000;

interface Timestamped {
  token: Buffer;
  at: Date;
  /** From the certificate of the authority to the trusted one. */
  chain: Buffer[];
}

/**
 * Asks for a timestamp over some content, and verifies it: it must be of this content and of this request, from a trusted authority, and of now.
 * An authority that was silent is not asked for a minute.
 * Returns it as DER.
 */
export async function requestTimestamp(authority: TimestampAuthority, content: Buffer, now: Date): Promise<Timestamped> {
  const { url, trusted, maxMs = 10_000 } = authority;
  const wait = (resting.get(authority) ?? 0) - now.getTime();
  // A clock that was set back does not make it rest for longer.
  if (wait > 0 && wait <= restMs) throw new NoTimestamp('silent', 'it was silent within the last minute');
  const nonce = randomBytes(16);
  nonce[0] = ((nonce[0] as number) & 0x7f) | 0x40;
  const token = tokenIn(await heard(authority, now, () => post(url, request(content, nonce), maxMs)));
  try {
    const { at, nonce: given, state, chain } = verifyTimestamp(token, content, trusted);
    if (given !== nonce.toString('hex')) throw new NoTimestamp('wrong', 'an answer to another request');
    if (state !== 'trusted') throw new NoTimestamp('wrong', `its certificate is ${state}`);
    if (Math.abs(at.getTime() - now.getTime()) > clockDifference) throw new NoTimestamp('wrong', `its clock shows ${at.toISOString()}`);
    return { token, at, chain };
  } catch (error) {
    throw error instanceof NoTimestamp ? error : new NoTimestamp('wrong', (error as Error).message);
  }
}

/** What an authority answers. One that is silent is left alone for a while. */
async function heard(authority: TimestampAuthority, now: Date, ask: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof NoTimestamp && error.trouble === 'silent') resting.set(authority, now.getTime() + restMs);
    throw error;
  }
}

function request(content: Buffer, nonce: Buffer): Buffer {
  const imprint = sequence(sequence(oid(sha256)), octets(createHash('sha256').update(content).digest()));
  const [version, certificates] = [new Integer({ value: 1 }), new DerBoolean({ value: true })];
  return derOf(sequence(version, imprint, new Integer({ valueHex: arrayOf(nonce) }), certificates));
}

async function post(address: string, body: Buffer, maxMs: number): Promise<Buffer> {
  const url = new URL(address);
  const account = url.username && `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString('base64')}`;
  [url.username, url.password] = ['', ''];
  try {
    const headers = { 'content-type': 'application/timestamp-query', ...(account && { authorization: account }) };
    const reply = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body), redirect: 'error', signal: AbortSignal.timeout(maxMs) });
    if (!reply.ok) throw new NoTimestamp('refused', `status ${reply.status}`);
    const answer = await readAnswer(reply, largestAnswer);
    if (!answer) throw new NoTimestamp('wrong', 'an answer of many bytes');
    return answer;
  } catch (error) {
    if (error instanceof NoTimestamp) throw error;
    throw new NoTimestamp('silent', String((error as Error).cause ?? error));
  }
}

const granted = [0, 1];

function tokenIn(answer: Buffer): Buffer {
  const { offset, result } = fromBER(new Uint8Array(answer));
  const [status, token] = offset === -1 ? [] : ((result as Sequence).valueBlock.value ?? []);
  const code = ((status as Sequence | undefined)?.valueBlock.value?.[0] as Integer | undefined)?.valueBlock.valueDec;
  if (code === undefined) throw new NoTimestamp('wrong', 'an answer that is none');
  if (!granted.includes(code) || !token) throw new NoTimestamp('refused', `status ${code}`);
  return Buffer.from(token.valueBeforeDecodeView);
}
