import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from './database';
import { keyOf } from './key-file';
import type { Log } from './log';
import { openWorker } from './worker';

const batch = 500;
const pollMs = 2000;
const chainLock = 7_203_570;
/** A row whose transaction was long may come to light after rows with a higher number: so far back is looked for it. */
const lookBack = 2000;

interface Row {
  id: number;
  /** Everything the row says, in one text that no setting of the session changes. */
  text: string;
}

const rowText = sql.raw(
  `concat_ws(E'\\x1f', a.id::text, extract(epoch from a.at)::text, coalesce(a.person_id::text, '-'), coalesce(a.session_id::text, '-'),
    coalesce(a.address::text, '-'), a.action, coalesce(a.document_id::text, '-'), coalesce(a.detail::text, '-'))`,
);

/** Seals the audit row by row: each seal is a keyed hash of the row and of the seal before it. */
export interface AuditChain {
  start(): void;
  /** Seals what waits, up to a batch, and answers how many rows it took. */
  seal(): Promise<number>;
  stop(): Promise<void>;
}

/** Where a chain does not hold. */
export interface Break {
  auditId: number;
  what: 'changed' | 'missing' | 'unsealed';
}

const sealOf = (key: Buffer, before: Buffer, text: string) => createHmac('sha256', key).update(before).update(text).digest();
const beginning = Buffer.alloc(32);

/** Opens the chain with the key of the data folder, made at the first start. */
export function openAuditChain(db: Database, keyFile: string, log: Log): AuditChain {
  const key = keyOf(keyFile);
  const seal = () => db.transaction().execute((transaction) => sealBatch(transaction, key));
  const fullBatch = async () => (await seal()) >= batch;
  const { start, stop } = openWorker({ work: fullBatch, everyMs: pollMs, failure: 'the audit could not be sealed', log });
  return { start, seal, stop };
}

async function sealBatch(db: Transaction, key: Buffer): Promise<number> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(db);
  const last = (await sql<{ sequence: number; seal: Buffer }>`select sequence, seal from audit_seal order by sequence desc limit 1`.execute(db)).rows[0];
  const { rows } = await sql<Row>`
    select a.id, ${rowText} as text from audit a
    where a.id > (select coalesce(max(s.audit_id), 0) from audit_seal s) - ${sql.lit(lookBack)} and not exists (select 1 from audit_seal s where s.audit_id = a.id)
    order by a.id limit ${sql.lit(batch)}`.execute(db);
  if (rows.length === 0) return 0;
  let before = last?.seal ?? beginning;
  const first = (last?.sequence ?? 0) + 1;
  const seals = rows.map(({ text }) => {
    before = sealOf(key, before, text);
    return before;
  });
  await sql`
    insert into audit_seal (sequence, audit_id, seal)
    select ${first}::bigint + n - 1, id, seal from unnest(${rows.map(({ id }) => id)}::bigint[], ${seals}::bytea[]) with ordinality as sealed (id, seal, n)`.execute(
    db,
  );
  return rows.length;
}

/** Walks the whole chain and names every place where it does not hold; the first seal that is wrong makes none after it wrong. */
export async function proveAuditChain(db: Database, keyFile: string): Promise<{ sealed: number; breaks: Break[] }> {
  const key = keyOf(keyFile);
  const breaks: Break[] = [];
  let before: Buffer = beginning;
  let sequence = 0;
  for (;;) {
    const { rows } = await sql<{ sequence: number; auditId: number; seal: Buffer; text: string | null }>`
      select s.sequence, s.audit_id as "auditId", s.seal, case when a.id is null then null else ${rowText} end as text
      from audit_seal s left join audit a on a.id = s.audit_id where s.sequence > ${sequence} order by s.sequence limit 5000`.execute(db);
    for (const row of rows) {
      if (row.text === null || row.sequence !== sequence + 1) breaks.push({ auditId: row.auditId, what: 'missing' });
      else if (!sealOf(key, before, row.text).equals(row.seal)) breaks.push({ auditId: row.auditId, what: 'changed' });
      before = row.seal;
      sequence = row.sequence;
    }
    if (rows.length === 0) break;
  }
  const { rows: unsealed } = await sql<{ id: number }>`
    select a.id from audit a where not exists (select 1 from audit_seal s where s.audit_id = a.id) and a.at < now() - interval '10 minutes' order by a.id limit 100`.execute(
    db,
  );
  breaks.push(...unsealed.map(({ id }): Break => ({ auditId: id, what: 'unsealed' })));
  return { sealed: sequence, breaks };
}
