import type { BookItem } from '@sarabun/contract/collections/get-dashboard';
import type { BookGroup, IntranetView } from '@sarabun/contract/collections/intranet';
import type { CollectionCode } from '@sarabun/contract/portal/collection';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { containing } from '../../platform/like-pattern';

type Db = Database | Transaction;

/** The reader and the time, which decide what is shown. */
export interface Reader {
  personId: number;
  now: Date;
}

/** A reader, and the moment since when items are new to them. */
export interface Visitor extends Reader {
  newSince: Date;
}

const day = (now: Date) => sql`(${now}::timestamptz at time zone 'Asia/Bangkok')::date`;

/**
 * Whether the item `i` is shown to a reader today: published, within its days, and meant for everyone, for a unit of the reader or for a
 * group.
 */
function isShown({ personId, now }: Reader): RawBuilder<boolean> {
  return sql<boolean>`
    (i.state = 'published' and i.shows_from <= ${day(now)} and (i.shows_until is null or i.shows_until >= ${day(now)})
    and (i.for_everyone or exists (select from intranet_audience a where a.item_id = i.id
      and (a.unit_id = any(array(select units_of_person(${personId}, ${day(now)})))
        or a.users_group_id = any(array(select groups_of_person(${personId}, ${day(now)})))))))`;
}

/** The active groups in their order, with their active categories. */
export async function findGroups(db: Db, onlyOf: { personId: number; now: Date } | null = null): Promise<BookGroup[]> {
  const mine = onlyOf ? sql`and g.id in (select book_groups_of_person(${onlyOf.personId}, ${day(onlyOf.now)}))` : sql``;
  const { rows } = await sql<BookGroup>`
    select g.id, g.code, g.name_th as th, coalesce(nullif(g.name_en, ''), g.name_th) as en, g.icon,
      g.stands_open as "standsOpen",
      coalesce((select json_agg(json_build_object('id', c.id, 'th', c.name_th,
        'en', coalesce(nullif(c.name_en, ''), c.name_th)) order by c.position nulls last, c.name_th)
        from book_category c where c.group_id = g.id and c.active), '[]') as categories
    from book_group g where g.active ${mine} order by g.position nulls last, g.name_th, g.id`.execute(db);
  return rows;
}

/** When an item became visible: published, and its first day reached. */
const shownFrom = sql`greatest(i.published_at, i.shows_from::timestamp at time zone 'Asia/Bangkok')`;

const itemColumns = ({ personId, newSince }: Visitor) => sql`
  null::text as "meetingNumber", i.title as subject, i.number, i.announced_on as "announcedOn", null::bigint as "legId",
    null::bigint as "documentId", i.id as "itemId",
  exists (select from intranet_reader r where r.item_id = i.id and r.person_id = ${personId}) as "isRead",
  ${shownFrom} > ${newSince} and not exists (select from intranet_reader r
    where r.item_id = i.id and r.person_id = ${personId}) as "isNew",
    i.pinned as "isPinned"`;

/** The newest written items of groups that are shown to a reader; a limited number each. */
export async function newestWritten(
  db: Database,
  codes: readonly string[],
  search: string,
  reader: Visitor,
  most: number,
): Promise<(BookItem & { collection: CollectionCode })[]> {
  const { rows } = await sql<BookItem & { collection: CollectionCode }>`
    select g.code as collection, 0 as sequence, item.* from book_group g cross join lateral (
      select ${itemColumns(reader)} from intranet_item i
      where i.group_id = g.id and ${isShown(reader)}
        and (${search} = '' or i.search_text like fold(${containing(search)}))
      order by i.pinned desc, i.announced_on desc, i.id desc limit ${most}
    ) item where g.code = any(${codes}::text[]) and g.active`.execute(db);
  return rows;
}

/** How many written items of groups a reader is shown; each counted up to `most`. */
export async function countWritten(db: Database, codes: readonly string[], search: string, reader: Reader, most: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; n: number }>`
    select g.code, (select count(*) from (
      select from intranet_item i where i.group_id = g.id and ${isShown(reader)}
        and (${search} = '' or i.search_text like fold(${containing(search)})) limit ${most}) counted) as n
    from book_group g where g.code = any(${codes}::text[]) and g.active`.execute(db);
  return new Map(rows.map(({ code, n }) => [code, n]));
}

/** One page of a group: letters that are shown to everyone, and written items; with their number. */
export async function findGroupItems(
  db: Database,
  { groupId, code, categoryId, search }: { groupId: number; code: string; categoryId: number | null; search: string },
  reader: Visitor,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: BookItem[]; total: number }> {
  const upTo = offset + limit;
  const written = sql`
    from intranet_item i where i.group_id = ${groupId} and ${isShown(reader)}
      and (${categoryId}::int is null or i.category_id = ${categoryId}::int)
    and (${search} = '' or i.search_text like fold(${containing(search)}))`;
  // A group that the office added has no letters: its code is none of theirs.
  const letters = sql`from collection_item c join document d on d.id = c.document_id
    where c.collection = any(array(select e.code from unnest(enum_range(null::collection_code)) e (code)
      where e.code::text = ${code})) and d.secrecy = 1
      and ${categoryId}::int is null and (${search} = '' or d.search_text like fold(${containing(search)}))`;
  const { rows } = await sql<{ items: (BookItem & { announcedOn: string })[] | null; total: number }>`
    with page as (
      select * from (
        (select ${itemColumns(reader)} ${written} order by i.pinned desc, i.announced_on desc, i.id desc limit ${upTo})
        union all
        (select c.meeting_number, d.subject, d.number, c.announced_on, null::bigint, d.id, null::bigint,
          exists (select from collection_reader r where r.document_id = d.id and r.person_id = ${reader.personId}),
          c.published_at > ${reader.newSince} and not exists (select from collection_reader r
            where r.document_id = d.id and r.person_id = ${reader.personId}),
            false
        ${letters} order by c.announced_on desc, c.document_id desc limit ${upTo})
      ) found order by "isPinned" desc, "announcedOn" desc, "itemId" desc nulls last, "documentId" desc limit ${limit}
        offset ${offset}
    )
    select (select json_agg(page) from page) as items,
      (select count(*) ${written})::int + (select count(*) ${letters})::int as total`.execute(db);
  const { items, total } = rows[0] as { items: BookItem[] | null; total: number };
  return { data: (items ?? []).map((item, index) => ({ ...item, sequence: offset + index + 1 })), total };
}

/** One item as its reader sees it; undefined if it is not shown. People who may publish in its group see it in any state. */
export async function findShown(db: Database, itemId: number, reader: Reader): Promise<IntranetView | undefined> {
  const { rows } = await sql<IntranetView>`
    select i.id as "itemId", json_build_object('th', g.name_th,
      'en', coalesce(nullif(g.name_en, ''), g.name_th)) as group,
      case when c.id is not null then json_build_object('th', c.name_th,
        'en', coalesce(nullif(c.name_en, ''), c.name_th)) end as category,
      i.title, i.number, i.body, i.announced_on as "announcedOn", i.pinned, p.shown_name as "publishedBy",
        ${filesOf} as files
    from intranet_item i join book_group g on g.id = i.group_id left join book_category c on c.id = i.category_id
      join person p on p.id = i.changed_by
    where i.id = ${itemId} and ((g.active and ${isShown(reader)})
      or i.group_id in (select book_groups_of_person(${reader.personId}, ${day(reader.now)})))`.execute(db);
  return rows[0];
}

export const filesOf = sql`
  coalesce((select json_agg(json_build_object('fileId', f.id, 'name', f.name, 'mediaType', f.media_type, 'size', f.size)
    order by f.sequence, f.id)
  from intranet_file f where f.item_id = i.id), '[]')`;

/** A file of an item that is shown to the reader, of one that the reader may publish, or of a new upload by the reader. */
export async function findIntranetFile(db: Database, fileId: number, reader: Reader) {
  const { rows } = await sql<{ name: string; mediaType: string; sha256: Buffer; size: number }>`
    select f.name, f.media_type as "mediaType", f.sha256, f.size from intranet_file f
      left join intranet_item i on i.id = f.item_id left join book_group g on g.id = i.group_id
    where f.id = ${fileId} and ((i.id is null and f.uploaded_by = ${reader.personId})
      or (g.active and ${isShown(reader)})
      or i.group_id in (select book_groups_of_person(${reader.personId}, ${day(reader.now)})))`.execute(db);
  return rows[0];
}

/** Marks a visible item as read; false if it is not visible. */
export async function markItemRead(db: Transaction, itemId: number, reader: Reader): Promise<boolean> {
  const { rows } = await sql`
    insert into intranet_reader (item_id, person_id, read_at)
    select i.id, ${reader.personId}, ${reader.now} from intranet_item i
      join book_group g on g.id = i.group_id and g.active where i.id = ${itemId} and ${isShown(reader)}
    on conflict (person_id, item_id) do update set read_at = intranet_reader.read_at returning 1`.execute(db);
  return rows.length > 0;
}

/** The groups that take signed letters of a kind automatically, if the letter is open to all. */
export async function findAutomaticGroups(
  db: Transaction,
  documentId: number,
  now: Date,
): Promise<{ collection: CollectionCode; announcedOn: string; signedBy: number }[]> {
  const { rows } = await sql<{ collection: CollectionCode; announcedOn: string; signedBy: number }>`
    select e.code as collection, coalesce(d.dated_on, ${now}::timestamptz::date) as "announcedOn",
      coalesce((select s.person_id from signature s where s.document_id = d.id order by s.position desc limit 1),
      d.entered_by) as "signedBy"
    from document d join document_type k on k.code = d.kind
      join book_group g on g.kind_id = k.id and g.automatic and g.active
      join unnest(enum_range(null::collection_code)) e (code) on e.code::text = g.code
    where d.id = ${documentId} and d.secrecy = 1`.execute(db);
  return rows;
}
