import { sql } from 'kysely';
import type { Database, Transaction } from '../database';

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

/** Those of these contents to which nothing refers any more. */
export async function unusedContent(db: Transaction, contents: readonly Pick<StoredFile, 'sha256'>[]): Promise<Buffer[]> {
  if (contents.length === 0) return [];
  const { rows } = await sql<{ sha256: Buffer }>`
    select distinct c.sha256 from unnest(${contents.map(({ sha256 }) => sha256)}::bytea[]) as c (sha256)
    where not exists (select 1 from file f where f.sha256 = c.sha256)
      and not exists (select 1 from kept_beside_letters k where k.sha256 = c.sha256)`.execute(db);
  return rows.map(({ sha256 }) => sha256);
}
