import { sql } from 'kysely';
import type { Database } from '../database';

/** Records a completed backup. */
export async function keepBackup(db: Database, { takenAt, isTried }: { takenAt: Date; isTried: boolean }): Promise<void> {
  await sql`insert into backup (taken_at, tried) values (${takenAt}, ${isTried})`.execute(db);
}

/** When the newest completed backup was taken; null when there is none. */
export async function lastBackupAt(db: Database): Promise<Date | null> {
  const { rows } = await sql<{ takenAt: Date | null }>`select max(taken_at) as "takenAt" from backup`.execute(db);
  return rows[0]?.takenAt ?? null;
}
