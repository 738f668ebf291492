import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database';
import { keyOf, replaceFile } from '../keys/key-file';
import type { Log } from '../log';
import { openWorker } from '../work/worker';

const batch = 500;
const pollMs = 2000;
const chainLock = 7_203_570;
/** A long transaction may make its row visible after rows with higher numbers; the chain looks back this far for it. */
const lookBack = 2000;

interface Row {
  id: number;
  /** Everything the row says, as text that does not depend on session settings. */
  text: string;
}

const rowText = sql.raw(
  `
    concat_ws(E'\\x1f', a.id::text, extract(epoch from a.at)::text, coalesce(a.person_id::text, '-'),
      coalesce(a.session_id::text, '-'),
    coalesce(a.address::text, '-'), a.action, coalesce(a.document_id::text, '-'), coalesce(a.detail::text, '-'))`,
);

/** Seals the audit log row by row: each seal is a keyed hash of the row and the previous seal. */
export interface AuditChain {
  start(): void;
  /** Seals the waiting rows, up to a batch, and returns how many. */
  seal(): Promise<number>;
  /** Resets the chain: the installation was emptied before anybody could sign in. */
  beginAgain(): void;
  stop(): Promise<void>;
}

export interface Break {
  auditId: number;
  what: 'changed' | 'missing' | 'unsealed' | 'cutOff' | 'headMissing';
}

/** The end of the chain at the last sealing. It is in the data folder, out of reach for someone who has only the database. */
interface Head {
  sequence: number;
  auditId: number;
  /** The seal of that row, in hex. */
  seal: string;
}

const headFileOf = (keyFile: string) => keyFile.replace(/\.key$/, '.head');
const proofOf = (key: Buffer, { sequence, auditId, seal }: Head) => createHmac('sha256', key).update(`head ${sequence} ${auditId} ${seal}`).digest();

function writeHead(keyFile: string, key: Buffer, head: Head): void {
  replaceFile(headFileOf(keyFile), JSON.stringify({ ...head, proof: proofOf(key, head).toString('hex') }));
}

/** The last stored head; null when there is none, or it was written with another key. */
function readHead(keyFile: string, key: Buffer): Head | null {
  try {
    const { proof, ...head } = JSON.parse(readFileSync(headFileOf(keyFile), 'utf8')) as Head & { proof: string };
    const [given, right] = [Buffer.from(proof, 'hex'), proofOf(key, head)];
    return given.length === right.length && timingSafeEqual(given, right) ? head : null;
  } catch {
    return null;
  }
}

const sealOf = (key: Buffer, before: Buffer, text: string) => createHmac('sha256', key).update(before).update(text).digest();
const beginning = Buffer.alloc(32);
/** Of a chain that has sealed nothing. A backup of the first seconds has it, whatever is sealed before its tables are read. */
const nothingSealed: Head = { sequence: 0, auditId: 0, seal: beginning.toString('hex') };

/** Opens the chain with the key of the data folder, created at the first start. */
export function openAuditChain(db: Database, keyFile: string, log: Log): AuditChain {
  const isNew = !existsSync(keyFile);
  const key = keyOf(keyFile);
  if (isNew) writeHead(keyFile, key, nothingSealed);
  const seal = async () => {
    const { sealed, head } = await db.transaction().execute((transaction) => sealBatch(transaction, key));
    // Written after the commit: a head that lags behind proves less, one that runs ahead would raise a false alarm.
    if (head && (sealed > 0 || !readHead(keyFile, key))) writeHead(keyFile, key, head);
    return sealed;
  };
  const fullBatch = async () => (await seal()) >= batch;
  const { start, stop } = openWorker({ work: fullBatch, everyMs: pollMs, failure: 'the audit could not be sealed', log });
  return { start, seal, beginAgain: () => writeHead(keyFile, key, nothingSealed), stop };
}

async function sealBatch(db: Transaction, key: Buffer): Promise<{ sealed: number; head: Head | null }> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(db);
  const last = (
    await sql<{ sequence: number; auditId: number; seal: Buffer }>`
    select sequence, audit_id as "auditId", seal from audit_seal order by sequence desc limit 1`.execute(db)
  ).rows[0];
  // As a scalar and from a limited part, each seal is looked up by its key: the planner cannot know how few rows are
  // left, and would read all seals for them.
  const { rows } = await sql<Row>`
    select a.id, ${rowText} as text from (
      select * from audit where id > (select coalesce(max(s.audit_id), 0) from audit_seal s) - ${sql.lit(lookBack)}
      order by id limit ${sql.lit(lookBack + batch)}
    ) a
    where (select s.audit_id from audit_seal s where s.audit_id = a.id) is null
    order by a.id limit ${sql.lit(batch)}`.execute(db);
  if (rows.length === 0) return { sealed: 0, head: last ? { ...last, seal: last.seal.toString('hex') } : null };
  let before = last?.seal ?? beginning;
  const first = (last?.sequence ?? 0) + 1;
  const seals = rows.map(({ text }) => {
    before = sealOf(key, before, text);
    return before;
  });
  await sql`
    insert into audit_seal (sequence, audit_id, seal)
    select ${first}::bigint + n - 1, id, seal
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${seals}::bytea[]) with ordinality as sealed (id, seal, n)`.execute(db);
  const head = { sequence: first + rows.length - 1, auditId: rows.at(-1)?.id as number, seal: before.toString('hex') };
  return { sealed: rows.length, head };
}

/**
 * Verifies the whole chain and reports every break; one wrong seal does not make the following ones wrong. A chain that ends before the
 * head in the data folder was truncated.
 */
export async function verifyAuditChain(db: Database, keyFile: string): Promise<{ sealed: number; breaks: Break[] }> {
  const key = keyOf(keyFile);
  const breaks: Break[] = [];
  const head = readHead(keyFile, key);
  let before: Buffer = beginning;
  let sequence = 0;
  for (;;) {
    const { rows } = await sql<{ sequence: number; auditId: number; seal: Buffer; text: string | null }>`
      select s.sequence, s.audit_id as "auditId", s.seal, case when a.id is null then null else ${rowText} end as text
      from audit_seal s left join audit a on a.id = s.audit_id where s.sequence > ${sequence} order by s.sequence
      limit 5000`.execute(db);
    for (const row of rows) {
      if (row.text === null || row.sequence !== sequence + 1) breaks.push({ auditId: row.auditId, what: 'missing' });
      else if (!sealOf(key, before, row.text).equals(row.seal)) breaks.push({ auditId: row.auditId, what: 'changed' });
      else if (row.sequence === head?.sequence && row.seal.toString('hex') !== head.seal) breaks.push({ auditId: row.auditId, what: 'changed' });
      before = row.seal;
      sequence = row.sequence;
    }
    if (rows.length === 0) break;
  }
  if (head && head.sequence > sequence) breaks.push({ auditId: head.auditId, what: 'cutOff' });
  if (!head && sequence > 0) breaks.push({ auditId: 0, what: 'headMissing' });
  const { rows: unsealed } = await sql<{ id: number }>`
    select a.id from audit a where not exists (select 1 from audit_seal s where s.audit_id = a.id)
      and a.at < now() - interval '10 minutes' order by a.id limit 100`.execute(db);
  breaks.push(...unsealed.map(({ id }): Break => ({ auditId: id, what: 'unsealed' })));
  return { sealed: sequence, breaks };
}
