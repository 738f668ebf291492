import { sql } from 'kysely';
import type { Database } from '../src/platform/database';

export async function bookGroupId(db: Database, code: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from book_group where code = ${code}`.execute(db);
  return rows[0]?.id;
}
