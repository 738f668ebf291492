import { sql } from 'kysely';
import type { Database } from './database';
import { DatabaseAway } from './outage';
import { outcomeUnknown } from './refusals';

/** The audit row of one transaction. Its presence proves that the transaction was committed. */
export interface AuditRow {
  id: number;
  at: Date;
  action: string;
  /** The id of the transaction that wrote it. */
  transaction: string;
}

const lookEveryMs = 250;
const maxMs = 10_000;
const inTheFuture = '22023';

/**
 * Finds out whether a transaction was committed when its connection broke at the commit. Waits for the database to come back; throws
 * `outcomeUnknown` when that takes too long.
 */
export async function wasCommitted(db: Database, row: AuditRow): Promise<boolean> {
  for (const until = performance.now() + maxMs; performance.now() < until; await new Promise((resolve) => setTimeout(resolve, lookEveryMs))) {
    try {
      // The order matters: a transaction that has ended cannot write its row afterwards.
      if (await hasEnded(db, row.transaction)) return await isThere(db, row);
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
    }
  }
  throw outcomeUnknown();
}

/** The server may still be committing although the connection is gone. An id that was lost in a crash counts as ended. */
async function hasEnded(db: Database, transaction: string): Promise<boolean> {
  try {
    const { rows } = await sql<{ status: string | null }>`select pg_xact_status(${transaction}::xid8) as status`.execute(db);
    return rows[0]?.status !== 'in progress';
  } catch (error) {
    if ((error as { code?: string }).code === inTheFuture) return true;
    throw error;
  }
}

/** The id alone is not enough: after a crash another row may have received the same id. */
async function isThere(db: Database, { id, at, action }: AuditRow): Promise<boolean> {
  const { rows } = await sql`select 1 from audit where id = ${id} and at = ${at} and action = ${action}`.execute(db);
  return rows.length > 0;
}
