import { randomUUID } from 'node:crypto';
import { emptyContent } from '@sarabun/contract/drafts/letter-content';
import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { actKeyHeader } from '@sarabun/contract/endpoint';
import { password } from './office';
import type { Site } from './site';

/** An act that was answered as done. */
export interface Acknowledged {
  /** What names it: the subject of its letter or line, or the sender that a correction wrote. */
  subject: string;
  /** The number it was given: of the receive register, or of the send register. */
  number: string | null;
}

/** The outcomes of the calls. */
export interface Record {
  acknowledged: Acknowledged[];
  /** Every act that was started, by what names it. */
  begun: string[];
  /** Counts of answers by HTTP code; 0 if the server was unreachable. */
  codes: Map<number, number>;
  /** Answers that no outage explains. */
  unexpected: Map<string, number>;
}

export interface Load extends Record {
  /** Starts no more calls and waits for the running ones. */
  stop(): Promise<void>;
}

const patienceMs = 120_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where the calls go, and whose they are. */
export type Served = Pick<Site, 'address' | 'office'>;

export async function signIn({ address, office }: Served, most = office.usernames.length): Promise<string[]> {
  const tokens: string[] = [];
  for (const username of office.usernames.slice(0, most)) {
    const reply = await fetch(`${address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    const { token } = (await reply.json()) as { token?: string };
    if (!token) throw new Error(`${username} could not sign in (${reply.status}).`);
    tokens.push(token);
  }
  return tokens;
}

const letter = { sender: 'สำนักนายกรัฐมนตรี', addressee: 'ผู้อำนวยการ', speed: 1, secrecy: 1 };

/** A letter that was registered, and by whom: that person may correct it. */
interface Registered {
  documentId: number;
  subject: string;
  token: string;
}

const typed = { kind: 1, number: 'นร ๐๑๐๑/๑', datedOn: '2026-01-05' };

/**
 * The calls, in turn: a page of a queue, a letter registered under the next number, every other one without a date, the tiles, a saved draft, a number given to a letter on
 * paper, and a correction of a letter that was registered before.
 */
function callsOf({ office }: Served, registered: Registered[]): ((subject: string) => Call | null)[] {
  let isDated = false;
  const dated = () => {
    isDated = !isDated;
    return { ...typed, datedOn: isDated ? typed.datedOn : null };
  };
  return [
    () => ({ path: '/api/sarabun/get-todo-list', body: { typeCode: 'jobReceived' }, subject: null }),
    (subject) => ({
      path: '/api/sarabun/register-incoming',
      body: { ...letter, ...dated(), deskId: office.deskId, subject },
      subject,
      after: (token, { documentId }) => documentId && registered.push({ documentId, subject, token }),
    }),
    () => ({ path: '/api/sarabun/get-todo-lists', body: {}, subject: null }),
    (subject) => ({
      path: '/api/sarabun/save-draft',
      body: {
        kind: 2,
        speed: 1,
        secrecy: 1,
        ownerUnitId: office.unitId,
        content: { ...emptyContent, subject, salutation: 'เรียน', body: bodyOf('เพื่อโปรดพิจารณา') },
      },
      subject,
    }),
    (subject) => {
      if (office.sendRegisterId === undefined) return null;
      const line = { subject, sender: '', addressee: 'กรมบัญชีกลาง', datedOn: null, remark: '' };
      return { path: '/api/sarabun/issue-numbers', body: { registerId: office.sendRegisterId, lines: [line] }, subject };
    },
    (sender) => {
      const one = registered.shift();
      if (!one) return null;
      const { number, datedOn } = typed;
      const corrected = { documentId: one.documentId, seenCorrections: 0, number, datedOn, sender, addressee: letter.addressee, subject: one.subject };
      return { path: '/api/sarabun/correct-letter', body: { ...corrected, reason: 'พิมพ์ผิด' }, subject: sender, token: one.token };
    },
  ];
}

/** A function that makes the next call as one person after another, and the outcomes of all of them. */
export function askInTurn(site: Served, tokens: readonly string[]): { record: Record; askNext(): Promise<void> } {
  const calls = callsOf(site, []);
  const record: Record = { acknowledged: [], begun: [], codes: new Map(), unexpected: new Map() };
  let count = 0;
  const askNext = async () => {
    const token = tokens[count % tokens.length] as string;
    const call = calls[count++ % calls.length]?.(`fault ${randomUUID()}`);
    if (call) await untilAnswered(site.address, call.token ?? token, call, record);
  };
  return { record, askNext };
}

/**
 * Makes calls at this rate, whatever happens. Unanswered calls are repeated as a browser does: an act with the same key, until it is
 * answered.
 */
export function startLoad(site: Served, tokens: readonly string[], perSecond: number): Load {
  const { record, askNext } = askInTurn(site, tokens);
  const underWay = new Set<Promise<void>>();
  const begin = () => {
    const work = askNext().finally(() => underWay.delete(work));
    underWay.add(work);
  };
  const timer = setInterval(begin, 1000 / perSecond);
  return {
    ...record,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}

interface Call {
  path: string;
  body: object;
  /** Of an act: what names it. */
  subject: string | null;
  /** Of the one person who may do it. */
  token?: string;
  /** Hears that it was done. */
  after?(token: string, item: Item): void;
}

interface Item {
  documentId?: number;
  receiveNumber?: number;
  year?: number;
}

interface Answer {
  status?: string;
  code?: string;
  item?: Item;
  issued?: { printed: string }[];
}

async function untilAnswered(address: string, token: string, { path, body, subject, after }: Call, load: Record): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...(subject && { [actKeyHeader]: randomUUID() }) };
  const note = (what: string) => load.unexpected.set(what, (load.unexpected.get(what) ?? 0) + 1);
  if (subject) load.begun.push(subject);
  for (const until = performance.now() + patienceMs; ; await pause(500 + Math.random() * 1000)) {
    const reply = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
    const code = reply?.status ?? 0;
    load.codes.set(code, (load.codes.get(code) ?? 0) + 1);
    const answer = (await reply?.json().catch(() => null)) as Answer | null;
    if (code === 200 && answer?.status === 'success') {
      const { receiveNumber, year } = answer.item ?? {};
      const number = receiveNumber ? `${receiveNumber}/${year}` : (answer.issued?.[0]?.printed ?? null);
      if (subject) load.acknowledged.push({ subject, number });
      after?.(token, answer.item ?? {});
      return;
    }
    const isOutage = code === 0 || code === 503 || code === 504 || (code === 409 && reply?.headers.has('retry-after'));
    // A truncated answer counts as none.
    if (!isOutage && !(code === 200 && answer === null)) note(`${code} ${answer?.code} of ${path}`);
    if (!isOutage && code !== 200 && code < 500) return;
    if (performance.now() > until) {
      note(`no answer of ${path} for two minutes`);
      return;
    }
  }
}
