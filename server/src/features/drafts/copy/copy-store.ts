import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** The number of a letter; empty before it has one. */
export async function findNumber(db: Database, documentId: number): Promise<string> {
  const { rows } = await sql<{ number: string }>`select number from document where id = ${documentId}`.execute(db);
  return rows[0]?.number ?? '';
}
