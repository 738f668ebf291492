import type { BookItem } from '@sarabun/contract/collections/get-dashboard';
import type { CollectionCode } from '@sarabun/contract/portal/collection';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { containing } from '../../platform/like-pattern';
import type { Visitor } from './intranet-store';

/** The newest items of some collections that match a normalised text; at most so many each. */
export async function newestItems(
  db: Database,
  collections: readonly CollectionCode[],
  search: string,
  { personId, newSince }: Visitor,
  most: number,
): Promise<(BookItem & { collection: CollectionCode })[]> {
  const pattern = containing(search);
  const { rows } = await sql<BookItem & { collection: CollectionCode }>`
    select item.collection, row_number() over (partition by item.collection
      order by item.announced_on desc, item.document_id desc)::int as sequence,
      item.meeting_number as "meetingNumber", item.subject, item.number, item.announced_on as "announcedOn",
        null::bigint as "legId", item.document_id as "documentId", null::bigint as "itemId", false as "isPinned",
      reading.done as "isRead", not reading.done and item.published_at > ${newSince} as "isNew"
    from unnest(${collections}::collection_code[]) as wanted (collection) cross join lateral (
      select c.*, d.subject, d.number from collection_item c join document d on d.id = c.document_id
      where c.collection = wanted.collection and d.secrecy = 1
        and (${search} = '' or d.search_text like fold(${pattern}))
      order by c.announced_on desc, c.document_id desc limit ${most}
    ) item cross join lateral (
      select exists (select from collection_reader r
        where r.document_id = item.document_id and r.person_id = ${personId}) as done
    ) reading order by item.collection, sequence`.execute(db);
  return rows;
}

/** How many items of some collections match a normalised text; each counted up to `most`. */
export async function countItems(db: Database, collections: readonly CollectionCode[], search: string, most: number): Promise<Map<CollectionCode, number>> {
  const { rows } = await sql<{ collection: CollectionCode; n: number }>`
    select wanted.collection, (select count(*) from (
      select from collection_item c join document d on d.id = c.document_id
      where c.collection = wanted.collection and d.secrecy = 1
        and (${search} = '' or d.search_text like fold(${containing(search)})) limit ${most}) counted) as n
    from unnest(${collections}::collection_code[]) as wanted (collection)`.execute(db);
  return new Map(rows.map(({ collection, n }) => [collection, n]));
}

/** Adds a letter to a collection; an existing entry stays unchanged. */
export async function insertItem(
  db: Transaction,
  item: { collection: CollectionCode; documentId: number; meetingNumber: string | null; announcedOn: string; personId: number; now: Date },
): Promise<void> {
  await sql`
    insert into collection_item (collection, document_id, meeting_number, announced_on, published_at, published_by)
    values (${item.collection}, ${item.documentId}, ${item.meetingNumber}, ${item.announcedOn}, ${item.now},
      ${item.personId})
    on conflict do nothing`.execute(db);
}

/** Marks an item read by a person; false if no collection has the letter. */
export async function markRead(db: Transaction, documentId: number, personId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into collection_reader (document_id, person_id, read_at)
    select document_id, ${personId}, ${now} from collection_item where document_id = ${documentId} limit 1
    on conflict (person_id, document_id) do update set read_at = collection_reader.read_at returning 1`.execute(db);
  return rows.length > 0;
}
