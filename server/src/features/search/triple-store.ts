import { sql } from 'kysely';
import type { Database } from '../../platform/database';

const maxNamed = 1000;

/**
 * The newest letter of the index, and the transactions that may still add letters before it: ids are given in order, and whoever adds a letter
 * holds the table until it ends.
 */
export async function findNewestLetter(db: Database): Promise<{ newest: number; writers: string[] }> {
  const { rows } = await sql<{ newest: number; writers: string[] }>`
    select coalesce((select max(document_id) from doc_search), 0) as newest, array(
      select l.virtualtransaction from pg_locks l
      where l.relation = 'document'::regclass and l.mode = 'RowExclusiveLock'
        and l.database = (select oid from pg_database where datname = current_database())) as writers`.execute(db);
  return rows[0] as { newest: number; writers: string[] };
}

/** Whether all these transactions have ended. */
export async function haveEnded(db: Database, transactions: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where virtualtransaction = any(${transactions}::text[])
      and relation = 'document'::regclass limit 1`.execute(db);
  return rows.length === 0;
}

/** Gathers the triples of the next letters up to one, and of changed ones, at most `most` of each; returns how many there were. */
export async function gatherNext(db: Database, to: number, most: number): Promise<number> {
  const { rows } = await sql<{ gathered: number }>`select gather_triples(${to}, ${most}) as gathered`.execute(db);
  return rows[0]?.gathered ?? 0;
}

/** Gathered letters with a triple that is not among those gathered, among the next `most` letters after one; and the last of these letters. */
export async function findUngathered(db: Database, after: number, most: number): Promise<{ last: number | null; documentIds: number[] }> {
  const { rows } = await sql<{ last: number | null; documentIds: number[] }>`
    with part as materialized (
      select s.year, s.document_id, s.text, s.body from doc_search s
      where s.document_id > ${after} and s.document_id <= (select g.document_id from doc_search_gathered g)
      order by s.document_id limit ${most}
    )
    select (select max(document_id) from part) as last, array(
      select distinct s.document_id::int from part s cross join lateral (values (s.text), (s.body)) as v (said)
        cross join lateral triples_of(v.said) t
      where not exists (select from doc_search_triple k where k.pair = t.pair and k.next = t.next)
        and not exists (select from doc_search_changed c where c.document_id = s.document_id and c.year = s.year)
      order by 1 limit ${sql.lit(maxNamed)}) as "documentIds"`.execute(db);
  return rows[0] ?? { last: null, documentIds: [] };
}
