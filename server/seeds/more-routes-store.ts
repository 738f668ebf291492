import { sql } from 'kysely';
import type { Database } from '../src/platform/database';

/** The oldest open letters at a desk in one of these queues that are not secret: their legs. */
export async function openWork(db: Database, deskId: number, queues: readonly number[], most: number): Promise<number[]> {
  const { rows } = await sql<{ legId: number }>`
    select leg_id as "legId" from queue_entry where desk_id = ${deskId} and queue = any(${queues}) and secrecy = 1
    order by sent_at limit ${most}`.execute(db);
  return rows.map(({ legId }) => legId);
}
