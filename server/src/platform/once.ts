import { maxActKeyLength } from '@sarabun/contract/endpoint';
import { sql } from 'kysely';
import type { Database, Transaction } from './database';
import { Refusal, type RefusalExtras, type RefusalKind } from './errors';
import type { KeyedHash } from './keys/keyed-hash';
import { actUnderWay, keyMalformed, keyUsedOtherwise } from './refusals';

/** An act with a key: a repeat with the same key gets the first answer. */
export interface Keyed {
  /** 0 before sign-in. */
  personId: number;
  key: string;
  call: string;
  inputHash: Buffer;
}

interface KeptRefusal {
  kind: RefusalKind;
  code: string;
  text: { th: string; en: string };
  extras: RefusalExtras;
}

/** The answer: a body, or a refusal that kept the changes. */
type Given = { body: object } | { refusal: KeptRefusal };

/** Thrown when the act of a key was done before, with its answer. */
class DoneBefore extends Error {
  constructor(readonly given: Given) {
    super('done before');
  }
}

const keyText = /^[\x21-\x7e]+$/;

/** The key of a request, with what it was used for; null without one. `sent` distinguishes inputs. */
export function keyedBy(
  header: string | string[] | undefined,
  hash: KeyedHash,
  { personId, call, sent }: Omit<Keyed, 'key' | 'inputHash'> & { sent: unknown },
): Keyed | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || header.length > maxActKeyLength || !keyText.test(header)) throw keyMalformed();
  return { personId, key: header, call, inputHash: hash('input', JSON.stringify([call, sent])) };
}

/** Claims the key for this transaction. Waits for another transaction that holds it, and throws `DoneBefore` if that one did the act. */
export async function claimKey(db: Transaction, keyed: Keyed, now: Date): Promise<void> {
  const { personId, key, call, inputHash } = keyed;
  const { rows } = await sql`
    insert into given_answer (person_id, key, call, input_hash, at)
    values (${personId}, ${key}, ${call}, ${inputHash}, ${now}) on conflict do nothing returning person_id`.execute(db);
  if (rows.length === 0) await refuseDone(db, keyed);
}

/** Throws `DoneBefore` if the act of this key was done; refuses a key that was used for something else. */
async function refuseDone(db: Database, { personId, key, call, inputHash }: Keyed): Promise<void> {
  const { rows } = await sql<{ call: string; input_hash: Buffer; answer: Given }>`
    select call, input_hash, answer from given_answer where person_id = ${personId} and key = ${key}`.execute(db);
  const [row] = rows;
  if (!row) return;
  if (row.call !== call || !row.input_hash.equals(inputHash)) throw keyUsedOtherwise();
  throw new DoneBefore(row.answer);
}

const keptRefusal = ({ kind, code, text, extras }: Refusal): KeptRefusal => ({ kind, code, text, extras });

/** SQL that stores the answer of an act on the row of its key, as part of the statement that ends the transaction. */
export function answerKept({ personId, key }: Keyed, outcome: unknown, encode: (outcome: unknown) => object) {
  const given: Given = outcome instanceof Refusal ? { refusal: keptRefusal(outcome) } : { body: encode(outcome) };
  return sql`
    update given_answer set answer = ${JSON.stringify(given)}::json where person_id = ${personId} and key = ${key}`;
}

/** Stores the answer of work done in several transactions. */
export async function keepAnswer(db: Database, { personId, key, call, inputHash }: Keyed, body: object, now: Date): Promise<void> {
  const given: Given = { body };
  await sql`
    insert into given_answer (person_id, key, call, input_hash, answer, at)
    values (${personId}, ${key}, ${call}, ${inputHash}, ${JSON.stringify(given)}::json, ${now}) on conflict do nothing`.execute(db);
}

/** Runs an act once for its key, or returns the earlier answer. `looksFirst`: check before the work that precedes the transaction. */
export async function once(db: Database, keyed: Keyed | null, looksFirst: boolean, act: () => Promise<object>): Promise<object> {
  if (!keyed) return act();
  return inTurn(`${keyed.personId} ${keyed.key}`, async () => {
    try {
      if (looksFirst) await refuseDone(db, keyed);
      return await act();
    } catch (error) {
      if (!(error instanceof DoneBefore)) throw error;
      if ('body' in error.given) return error.given.body;
      const { kind, code, text, extras } = error.given.refusal;
      throw new Refusal(kind, code, text, extras);
    }
  });
}

const maxWaitMs = 20_000;
const underWay = new Map<string, Promise<unknown>>();

/** Runs the acts of one key one after another, so a repeat waits without holding a connection. One that waits too long is refused. */
async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + maxWaitMs;
  for (let before = underWay.get(name); before; before = underWay.get(name)) await ended(before, until - performance.now());
  const mine = work();
  underWay.set(name, mine);
  try {
    return await mine;
  } finally {
    underWay.delete(name);
  }
}

function ended(work: Promise<unknown>, withinMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(actUnderWay()), Math.max(0, withinMs));
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(done, done);
  });
}
