import type { AudienceParty, IntranetState, ManagedItem } from '@sarabun/contract/collections/manage-intranet';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { containing } from '../../platform/like-pattern';
import { filesOf } from './intranet-store';

type Db = Database | Transaction;
const day = (now: Date) => sql`(${now}::timestamptz at time zone 'Asia/Bangkok')::date`;

/** The state of an item today. */
const stateOn = (now: Date) => sql<IntranetState>`
  case when i.state = 'draft' then 'draft' when i.state = 'withdrawn' then 'withdrawn'
    when i.shows_from > ${day(now)} then 'scheduled'
  when i.shows_until < ${day(now)} then 'over' else 'shown' end`;

/** The publishing time of an item in its new state: now, unless already set. In an update, `state` is the old one. */
const publishedAt = (becomes: string, now: Date) => sql`
  case when ${becomes} = 'published' and state <> 'published' then ${now} else published_at end`;

export interface Managing {
  personId: number;
  now: Date;
}

/** One page of the items in a publisher's groups, last changed first, with their number. */
export async function findManaged(
  db: Database,
  { search, groupId, state }: { search: string; groupId: number | null; state: IntranetState | null },
  { personId, now }: Managing,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: ManagedItem[]; total: number }> {
  const pattern = containing(search);
  const matching = sql`from intranet_item i join book_group g on g.id = i.group_id
    where i.group_id in (select book_groups_of_person(${personId}, ${day(now)}))
      and (${groupId}::int is null or i.group_id = ${groupId}::int)
      and (${state}::text is null or ${stateOn(now)} = ${state}::text)
        and (${search} = '' or i.search_text like fold(${pattern}))`;
  const [page, count] = await Promise.all([
    sql<ManagedItem>`
      select i.id as "itemId", i.title, i.number,
        json_build_object('th', g.name_th, 'en', coalesce(nullif(g.name_en, ''), g.name_th)) as group,
        ${stateOn(now)} as state,
        i.announced_on as "announcedOn", i.shows_from as "showsFrom", i.shows_until as "showsUntil", i.pinned,
          i.for_everyone as "forEveryone",
        (select count(*)::int from intranet_reader r where r.item_id = i.id) as readers, i.changed_at as "changedAt",
          p.shown_name as "changedBy"
      from (select i.* ${matching} order by i.changed_at desc, i.id desc limit ${limit} offset ${offset}) i
        join book_group g on g.id = i.group_id join person p on p.id = i.changed_by
      order by i.changed_at desc, i.id desc`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(db),
  ]);
  return { data: page.rows, total: count.rows[0]?.total ?? 0 };
}

export interface EditedItem {
  itemId: number;
  version: number;
  groupId: number;
  categoryId: number | null;
  title: string;
  number: string;
  body: string;
  announcedOn: string;
  showsFrom: string;
  showsUntil: string | null;
  pinned: boolean;
  forEveryone: boolean;
  audience: AudienceParty[];
  files: { fileId: number; name: string; mediaType: string; size: number }[];
  state: IntranetState;
}

/** An item for a person who may publish in its group, otherwise undefined. In a transaction it may be locked. */
export async function findForEditing(db: Db, itemId: number, { personId, now }: Managing, lock = false): Promise<EditedItem | undefined> {
  const { rows } = await sql<EditedItem>`
    select i.id as "itemId", i.version, i.group_id as "groupId", i.category_id as "categoryId", i.title, i.number,
      i.body, i.announced_on as "announcedOn", i.shows_from as "showsFrom",
      i.shows_until as "showsUntil", i.pinned, i.for_everyone as "forEveryone", ${stateOn(now)} as state,
        ${filesOf} as files,
      coalesce((select json_agg(json_build_object('kind', case when a.unit_id is not null then 'unit' else 'group' end,
        'id', coalesce(a.unit_id, a.users_group_id),
        'name', coalesce(u.shown_name, by_language(ug.name_th, ug.name_en))))
        from intranet_audience a left join unit u on u.id = a.unit_id
          left join users_group ug on ug.id = a.users_group_id where a.item_id = i.id), '[]') as audience
    from intranet_item i where i.id = ${itemId}
      and i.group_id in (select book_groups_of_person(${personId}, ${day(now)})) ${lock ? sql`for update of i` : sql``}`.execute(db);
  return rows[0];
}

export async function mayPublish(db: Db, groupId: number, { personId, now }: Managing): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select ${groupId} in (select book_groups_of_person(${personId}, ${day(now)})) as may`.execute(db);
  return rows[0]?.may ?? false;
}

/**
 * The references of an item that do not exist: an active category of its group, units and user groups, files of the item or unattached ones
 * of the person.
 */
export async function findUnknown(
  db: Transaction,
  {
    itemId,
    groupId,
    categoryId,
    unitIds,
    groupIds,
    fileIds,
    personId,
  }: { itemId: number | null; groupId: number; categoryId: number | null; unitIds: number[]; groupIds: number[]; fileIds: number[]; personId: number },
) {
  const { rows } = await sql<{ category: boolean; audience: boolean; files: boolean }>`
    select ${categoryId}::int is not null
      and not exists (select from book_category c
      where c.id = ${categoryId}::int and c.group_id = ${groupId}) as category,
      exists (select from unnest(${unitIds}::int[]) u where u not in (select id from unit where closed_on is null))
        or exists (select from unnest(${groupIds}::int[]) g
          where g not in (select id from users_group where active)) as audience,
      exists (select from unnest(${fileIds}::bigint[]) f
        where f not in (select id from intranet_file
        where item_id = ${itemId}::bigint or (item_id is null and uploaded_by = ${personId}))) as files`.execute(db);
  return rows[0] as { category: boolean; audience: boolean; files: boolean };
}

export type Written = Omit<EditedItem, 'itemId' | 'version' | 'audience' | 'files' | 'state'> & { state: 'draft' | 'published' | 'withdrawn' };

/** Inserts or updates an item; returns its id and version. */
export async function writeItem(
  db: Transaction,
  itemId: number | null,
  item: Written,
  { personId, now }: Managing,
): Promise<{ itemId: number; version: number }> {
  const { groupId, categoryId, title, number, body, announcedOn, showsFrom, showsUntil, pinned, forEveryone, state } = item;
  const { rows } = await (itemId === null
    ? sql<{ itemId: number; version: number }>`
        insert into intranet_item (group_id, category_id, title, number, body, announced_on, shows_from, shows_until,
          pinned, for_everyone, state, created_at, created_by, changed_at, changed_by, published_at)
        values (${groupId}, ${categoryId}, ${title}, ${number}, ${body}, ${announcedOn}, ${showsFrom}, ${showsUntil},
          ${pinned}, ${forEveryone}, ${state}, ${now}, ${personId}, ${now}, ${personId},
          ${state === 'published' ? now : null})
        returning id as "itemId", version`
    : sql<{ itemId: number; version: number }>`
        update intranet_item set group_id = ${groupId}, category_id = ${categoryId}, title = ${title},
          number = ${number}, body = ${body}, announced_on = ${announcedOn}, shows_from = ${showsFrom},
          shows_until = ${showsUntil}, pinned = ${pinned}, for_everyone = ${forEveryone}, state = ${state},
            version = version + 1, changed_at = ${now}, changed_by = ${personId},
          published_at = ${publishedAt(state, now)}
        where id = ${itemId} returning id as "itemId", version`
  ).execute(db);
  return rows[0] as { itemId: number; version: number };
}

/** Replaces the audience and the files of an item. */
export async function replaceParts(
  db: Transaction,
  itemId: number,
  { unitIds, groupIds, fileIds }: { unitIds: number[]; groupIds: number[]; fileIds: number[] },
): Promise<void> {
  await sql`delete from intranet_audience where item_id = ${itemId}`.execute(db);
  await sql`insert into intranet_audience (item_id, unit_id) select ${itemId}, u from unnest(${unitIds}::int[]) u`.execute(db);
  await sql`
    insert into intranet_audience (item_id, users_group_id) select ${itemId}, g from unnest(${groupIds}::int[]) g`.execute(db);
  await sql`delete from intranet_file where item_id = ${itemId} and not id = any(${fileIds}::bigint[])`.execute(db);
  await sql`
    update intranet_file f set item_id = ${itemId}, sequence = n.place
    from unnest(${fileIds}::bigint[]) with ordinality as n (id, place) where f.id = n.id`.execute(db);
}

export async function setState(db: Transaction, itemId: number, state: 'draft' | 'published' | 'withdrawn', { personId, now }: Managing): Promise<void> {
  await sql`
    update intranet_item set state = ${state}, version = version + 1, changed_at = ${now}, changed_by = ${personId},
      published_at = ${publishedAt(state, now)}
    where id = ${itemId}`.execute(db);
}

export async function deleteItem(db: Transaction, itemId: number): Promise<void> {
  await sql`delete from intranet_item where id = ${itemId}`.execute(db);
}

/** Stores a file until its item is saved; unattached ones are deleted after a day. */
export async function insertFile(
  db: Transaction,
  file: { name: string; mediaType: string; sha256: Buffer; size: number },
  { personId, now }: Managing,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with old as (delete from intranet_file
      where item_id is null and uploaded_at < ${now}::timestamptz - interval '1 day')
    insert into intranet_file (name, media_type, sha256, size, uploaded_at, uploaded_by)
    values (${file.name}, ${file.mediaType}, ${file.sha256}, ${file.size}, ${now}, ${personId}) returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

const most = 30;

/** Today's units whose name or code contains a text. */
export async function findAudienceUnits(db: Database, search: string): Promise<{ id: number; name: string }[]> {
  const pattern = containing(search);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, u.shown_name as name from unit u
    where closed_on is null and fold(concat_ws(' ', name_th, name_en, short_name)) like fold(${pattern})
    order by level, name_th collate "th-x-icu", id limit ${sql.lit(most)}`.execute(db);
  return rows;
}

export async function findUserGroups(db: Database): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('users_group')
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .select(['id', sql<string>`by_language(name_th, name_en)`.as('name')])
    .execute();
}
