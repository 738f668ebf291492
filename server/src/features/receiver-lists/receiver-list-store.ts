import { maxOnList, type ReceiverList } from '@sarabun/contract/receiver-lists/receiver-lists';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { headPostOf, joinedDeskName, thaiDeskName } from '../../platform/desk-name';

interface Receiver {
  deskId: number | null;
  name: string;
}

/** The units that receive a letter to all, in office order: those with a registry, or all units if fewer than two have one. */
export async function findUnits(db: Database, exceptUnitId: number): Promise<{ deskId: number; name: string; thaiName: string; headPost: string | null }[]> {
  const { rows } = await sql<{ deskId: number; name: string; thaiName: string; headPost: string | null }>`
    select d.id as "deskId", u.shown_name as name, u.name_th as "thaiName", ${headPostOf('u.id')} as "headPost"
    from unit u join desk d on d.unit_id = u.id and d.kind = 'unit'
    where u.closed_on is null and u.id <> ${exceptUnitId}
      and (u.has_registry or (select count(*) < 2 from unit r where r.has_registry and r.closed_on is null))
    order by u.level, u.code, u.id limit ${sql.lit(maxOnList)}`.execute(db);
  return rows;
}

const name = joinedDeskName({ post: 'q', person: 'n', unit: 'u' });
const thaiName = thaiDeskName({ post: 'q', person: 'n', unit: 'u' });
const deskJoins = sql`
  join unit u on u.id = k.unit_id left join post q on q.id = k.post_id left join person n on n.id = k.person_id`;
const inUse = sql`u.closed_on is null and q.closed_on is null and n.closed_on is null`;

/** A person's lists in Thai alphabetical order, with today's names; inactive desks are left out. */
export async function findLists(db: Database, personId: number): Promise<ReceiverList[]> {
  const { rows } = await sql<ReceiverList>`
    select l.id as "listId", l.name,
      coalesce((select json_agg(json_build_object('deskId', e.desk_id, 'name', coalesce(${name}, e.name),
      'thaiName', coalesce(${thaiName}, e.name),
      'headPost', case when k.kind = 'unit' then ${headPostOf('k.unit_id')} end) order by e.sequence)
        from receiver_list_entry e left join (desk k ${deskJoins}) on k.id = e.desk_id
        where e.list_id = l.id and (e.desk_id is null or (${inUse}))), '[]') as receivers
    from receiver_list l where l.person_id = ${personId} order by l.name collate "th-x-icu", l.id`.execute(db);
  return rows;
}

export async function namesOf(db: Transaction, deskIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{
    id: number;
    name: string;
  }>`select k.id, ${name} as name from desk k ${deskJoins} where k.id = any(${deskIds}) and ${inUse}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The number of a person's lists, with a lock that prevents adding another in the meantime. */
export async function countLists(db: Transaction, personId: number): Promise<number> {
  await sql`select 1 from person where id = ${personId} for no key update`.execute(db);
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from receiver_list where person_id = ${personId}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Adds a list; null if the person has one with this name. */
export async function insertList(
  db: Transaction,
  { personId, name, receivers, now }: { personId: number; name: string; receivers: readonly Receiver[]; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into receiver_list (person_id, name, saved_at) values (${personId}, ${name}, ${now}) on conflict do nothing
    returning id`.execute(db);
  const listId = rows[0]?.id ?? null;
  if (listId === null) return null;
  await db
    .insertInto('receiver_list_entry')
    .values(receivers.map((one, index) => ({ list_id: listId, sequence: index + 1, desk_id: one.deskId, name: one.name })))
    .execute();
  return listId;
}

/** Deletes a list of this person; false if it does not exist. */
export async function deleteList(db: Transaction, listId: number, personId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from receiver_list where id = ${listId} and person_id = ${personId}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
