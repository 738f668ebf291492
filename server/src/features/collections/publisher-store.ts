import type { Publisher } from '@sarabun/contract/collections/manage-intranet';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { containing, isNamed } from '../../platform/like-pattern';

type Kind = Publisher['kind'];
const columns: Record<Kind, string> = { unit: 'unit_id', group: 'users_group_id', person: 'person_id' };

export async function findPublishers(db: Database): Promise<Publisher[]> {
  const { rows } = await sql<Publisher>`
    select b.id, b.group_id as "groupId",
      case when b.unit_id is not null then 'unit' when b.users_group_id is not null then 'group'
      else 'person' end as kind,
      coalesce(u.shown_name, by_language(g.name_th, g.name_en), p.shown_name) as name,
        coalesce(pu.shown_name, '') as detail
    from book_publisher b left join unit u on u.id = b.unit_id left join users_group g on g.id = b.users_group_id
      left join person p on p.id = b.person_id left join unit pu on pu.id = p.unit_id
    order by b.group_id, coalesce(u.name_th, g.name_th, p.full_name) collate "th-x-icu", b.id`.execute(db);
  return rows;
}

const most = 12;

/** Today's units, user groups and persons whose name contains a text; at most twelve each. */
export async function findCandidates(db: Database, search: string): Promise<{ kind: Kind; id: number; name: string; detail: string }[]> {
  const pattern = containing(search);
  const { rows } = await sql<{ kind: Kind; id: number; name: string; detail: string }>`
    (select 'group' as kind, id, by_language(name_th, name_en) as name, description as detail from users_group
      where active and fold(name_th || ' ' || name_en) like fold(${pattern}) order by position, id
      limit ${sql.lit(most)})
    union all
    (select 'unit', id, u.shown_name, short_name from unit u
      where closed_on is null and fold(concat_ws(' ', name_th, name_en, short_name)) like fold(${pattern})
      order by level, id limit ${sql.lit(most)})
    union all
    (select 'person', p.id, p.shown_name, u.shown_name from person p join unit u on u.id = p.unit_id
      where p.closed_on is null and ${isNamed(sql`p.search_text`, search)} order by p.id limit ${sql.lit(most)})`.execute(db);
  return rows;
}

export async function bothExist(db: Transaction, groupId: number, kind: Kind, id: number): Promise<boolean> {
  const table = { unit: sql`unit where closed_on is null and`, group: sql`users_group where active and`, person: sql`person where closed_on is null and` }[
    kind
  ];
  const { rows } = await sql<{ both: boolean }>`
    select exists (select from book_group where id = ${groupId}) and exists (select from ${table} id = ${id}) as both`.execute(db);
  return rows[0]?.both ?? false;
}

/** Allows a publisher in a group; an existing permission stays as it is. */
export async function insertPublisher(
  db: Transaction,
  { groupId, kind, id, by, now }: { groupId: number; kind: Kind; id: number; by: number; now: Date },
): Promise<void> {
  await sql`
    insert into book_publisher (group_id, ${sql.ref(columns[kind])}, added_at, added_by)
    values (${groupId}, ${id}, ${now}, ${by}) on conflict do nothing`.execute(db);
}

/** Removes a publisher; false if there is none. */
export async function deletePublisher(db: Transaction, id: number): Promise<boolean> {
  const { rows } = await sql`delete from book_publisher where id = ${id} returning 1`.execute(db);
  return rows.length > 0;
}
