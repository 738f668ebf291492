import { sql } from 'kysely';
import type { Database } from '../database';

export interface StoredFile {
  sha256: Buffer;
  /** A table that refers to it. */
  usedBy: string;
}

/** All content that the database refers to, after a hash, in the order of the hashes; so many at most. */
export async function findStoredFiles(db: Database, after: Buffer, most: number): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select sha256, min(used_by) as "usedBy" from (
      (select sha256, 'file' as used_by from file where sha256 > ${after}::bytea order by 1 limit ${most}::int)
      union all
      (select sha256, used_by from kept_beside_letters where sha256 > ${after}::bytea order by 1 limit ${most}::int)
    ) as used group by sha256 order by sha256 limit ${most}::int`.execute(db);
  return rows;
}
