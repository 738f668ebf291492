import { sql } from 'kysely';
import type { Database } from '../src/platform/database';

/** The id of a book group by its code. */
export async function bookGroupId(db: Database, code: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from book_group where code = ${code}`.execute(db);
  return rows[0]?.id;
}
