import { sql } from 'kysely';
import type { Database } from '../database';

/** Whether the demonstration office was ever put into this database. */
export async function holdsDemonstration(db: Database): Promise<boolean> {
  return (await sql`select 1 from installation where name = 'demonstration'`.execute(db)).rows.length > 0;
}
