import { sql } from 'kysely';
import type { Database } from '../../platform/database';

/** A letter whose index row does not match its content. */
export interface IndexDifference {
  documentId: number;
  /** The columns that differ; `row` for a missing or superfluous row. */
  columns: string[];
}

const maxNamed = 1000;

/** Compares the index with the letters and returns the first thousand differences. */
export async function findIndexDifferences(db: Database): Promise<IndexDifference[]> {
  const { rows } = await sql<IndexDifference>`
    select coalesce(s.document_id, k.document_id) as "documentId",
      case when s.document_id is null or k.document_id is null then array['row'] else array_remove(array[
        case when k.visible_to <> s.visible_to then 'visible_to' end, case when k.text <> s.text then 'text' end,
          case when k.body is distinct from s.body then 'body' end,
        case when k.kind <> s.kind then 'kind' end, case when k.speed <> s.speed then 'speed' end,
          case when k.state <> s.state then 'state' end,
        case when k.entered_by <> s.entered_by then 'entered_by' end,
          case when k.entered_on <> s.entered_on then 'entered_on' end], null) end as columns
    from doc_search_source s full join doc_search k on k.document_id = s.document_id and k.year = s.year
    where (k.visible_to, k.text, k.body, k.kind, k.speed, k.state, k.entered_by,
      k.entered_on) is distinct from (
      s.visible_to, s.text, s.body, s.kind, s.speed, s.state, s.entered_by, s.entered_on)
    order by 1 limit ${sql.lit(maxNamed)}`.execute(db);
  return rows;
}

/** The number of letters, of those in the index, and the state of reading their files. */
export async function sizeOfIndex(
  db: Database,
): Promise<{ letters: number; indexed: number; filesWaiting: number; filesRead: number; filesUnreadable: number }> {
  const { rows } = await sql<{ letters: number; indexed: number; filesWaiting: number; filesRead: number; filesUnreadable: number }>`
    select (select count(*) from document) as letters, (select count(*) from doc_search) as indexed,
      count(*) filter (where state = 'waiting') as "filesWaiting",
      count(*) filter (where state in ('read', 'empty')) as "filesRead",
        count(*) filter (where state in ('locked', 'damaged')) as "filesUnreadable" from file_text`.execute(db);
  return rows[0] as { letters: number; indexed: number; filesWaiting: number; filesRead: number; filesUnreadable: number };
}

/** Creates partitions for this Buddhist year and the next, if missing and no letters of these years have come yet. */
export async function addSearchYears(db: Database, year: number): Promise<void> {
  await sql`
    select add_search_year(y::smallint) from generate_series(${year}::int, ${year + 1}::int) as y
    where not exists (select from doc_search_year k where k.year = y)
      and not exists (select from doc_search_other o where o.year = y)`.execute(db);
}
