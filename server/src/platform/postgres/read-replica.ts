import { sql } from 'kysely';
import type { Database } from '../database';

/** A replica that reads may use; `db` and `english` as of the primary. */
export interface Replica {
  /** The replica once it has all that was committed before the call; null when it is away, or more than {@link maxLagMs} behind. */
  caughtUp(): Promise<Reading | null>;
}

export type Reading = Record<'db' | 'english', Database>;

/** How long a read waits for the replica; then it is answered by the primary. */
const maxLagMs = 300;
const lookEveryMs = 5;
/** A replica that is away or far behind is left alone so long. */
const leftAloneMs = 5000;

/**
 * Follows how far a replica has come. A read asks the primary what is safely written, and waits until the replica has replayed that: so
 * everyone sees what was committed before, their own changes and those of their rights included.
 */
export function followReplica(primary: Database, replica: Reading): Replica {
  let replayed = 0n;
  let aloneUntil = Number.NEGATIVE_INFINITY;

  async function catchUp(until: number): Promise<boolean> {
    const { rows } = await sql<{ at: string }>`select (pg_current_wal_flush_lsn() - '0/0')::text as at`.execute(primary);
    const needed = BigInt((rows[0] as { at: string }).at);
    while (replayed < needed) {
      const place = await placeOf(replica.db);
      if (place > replayed) replayed = place;
      if (replayed >= needed) break;
      if (performance.now() > until) return false;
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    return true;
  }

  return {
    async caughtUp() {
      const now = performance.now();
      if (now < aloneUntil) return null;
      const isThere = await catchUp(now + maxLagMs).catch(() => false);
      if (isThere) return replica;
      aloneUntil = performance.now() + leftAloneMs;
      return null;
    },
  };
}

/** The end of the log that was replayed, in bytes; 0 for a server that is no replica. */
async function placeOf(replica: Database): Promise<bigint> {
  const { rows } = await sql<{ at: string }>`
    select (coalesce(pg_last_wal_replay_lsn(), '0/0') - '0/0')::text as at`.execute(replica);
  return BigInt((rows[0] as { at: string }).at);
}
