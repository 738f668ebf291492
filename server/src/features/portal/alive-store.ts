import { sql } from 'kysely';
import type { Database } from '../../platform/database';

export async function askDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
