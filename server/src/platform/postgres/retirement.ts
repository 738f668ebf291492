import { sql } from 'kysely';
import type { Database } from '../database';

/** Which rows of a table are deleted, and when. */
export interface RetirementRule {
  table: string;
  /** The timestamp column that decides a row's age. An index must begin with it; it may be partial on `only`. */
  since: string;
  /** A condition for rows that may be deleted; all by default. */
  only?: string;
  keptHours: number;
  why: string;
}

/** Small enough that nobody waits for its locks. */
const batch = 2000;
/** After this many batches, the rest of a table waits for the next hour. */
const maxBatches = 100;
const hourMs = 3_600_000;

/** Deletes by the rules in small transactions. Returns the number of rows per table. */
export async function retire(db: Database, rules: readonly RetirementRule[], now: Date): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const rule of rules) gone[rule.table] = (gone[rule.table] ?? 0) + (await retireRows(db, rule, now));
  return gone;
}

async function retireRows(db: Database, { table, since, only, keptHours }: RetirementRule, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptHours * hourMs);
  const rows = sql`
    select ctid from ${sql.table(table)} where ${sql.ref(since)} < ${before} ${sql.raw(only ? `and ${only}` : '')}
    limit ${sql.lit(batch)}`;
  let gone = 0;
  for (let round = 0; round < maxBatches; round++) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(${rows}))`.execute(db);
    gone += Number(numAffectedRows);
    if (numAffectedRows < batch) break;
  }
  return gone;
}
