import type { OwnKind } from '@sarabun/contract/registers/register';
import { sql } from 'kysely';
import type { Transaction } from '../src/platform/database';

interface Column {
  columnId: number;
  valueKind: OwnKind | null;
  titleTh: string;
  titleEn: string;
  width: number;
  shown: boolean;
}

/** The current columns of a kind of register. */
export async function bookOf(db: Transaction, bookId: number): Promise<{ version: number; columns: Column[] }> {
  const { rows } = await sql<{ version: number; columns: Column[] }>`
    select b.version, (select json_agg(json_build_object('columnId', c.id, 'valueKind', c.value_kind,
      'titleTh', c.title_th, 'titleEn', c.title_en, 'width', c.width, 'shown', c.shown) order by c.position)
      from book_column c where c.book_id = b.id and not c.removed) as columns
    from book_display b where b.id = ${bookId}`.execute(db);
  return rows[0] as (typeof rows)[number];
}

export async function newestLines(db: Transaction, registerId: number, limit: number): Promise<{ entryId: number; version: number; remark: string }[]> {
  const { rows } = await sql<{ entryId: number; version: number; remark: string }>`
    select id as "entryId", version, remark from register_entry
    where register_id = ${registerId} and state = 'issued' and secrecy = 1 order by year desc, number desc
    limit ${limit}`.execute(db);
  return rows;
}
