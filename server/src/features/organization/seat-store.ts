import type { PostSeat } from '@sarabun/contract/organization/post-seats';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import type { SeatFunction } from '../../platform/schema';

/** Today's and future seats of these posts, holders first. */
export async function findPostSeats(db: Database, postIds: readonly number[], now: Date): Promise<PostSeat[]> {
  const { rows } = await sql<PostSeat>`
    select s.id as "seatId", d.post_id as "postId", p.id as "personId", p.shown_name as name, s.function,
      case when s.function = 'acting' then o.phrase end as phrase, s.is_main as "isMain", s.starts_on as "startsOn",
        s.ends_on as "endsOn"
    from desk d join seat s on s.desk_id = d.id join person p on p.id = s.person_id
      left join acting_order o on o.id = s.acting_order_id
    where d.post_id = any(${postIds}) and s.function in ('holder', 'acting', 'secretary')
      and (s.ends_on is null or s.ends_on >= ${now}::timestamptz::date)
    order by d.post_id, s.function, s.starts_on, s.id`.execute(db);
  return rows;
}

/** The open posts of a unit without a holder today and later, heads first. */
export async function findVacantPosts(db: Database, unitId: number, now: Date): Promise<{ postId: number; name: string }[]> {
  const { rows } = await sql<{ postId: number; name: string }>`
    select q.id as "postId", q.shown_name as name from post q join desk d on d.post_id = q.id
    where q.unit_id = ${unitId} and q.closed_on is null and not exists (
      select 1 from seat s where s.desk_id = d.id and s.function = 'holder'
        and (s.ends_on is null or s.ends_on >= ${now}::timestamptz::date))
    order by not q.is_head, q.signature_rank nulls last, q.position nulls last, q.name_th collate "th-x-icu", q.id
    limit 100`.execute(db);
  return rows;
}

/** An active post with its desks, locked; null if there is none. */
export async function lockPost(db: Transaction, postId: number) {
  const { rows } = await sql<{ nameTh: string; version: number; unitId: number; isHead: boolean; deskId: number; unitDeskId: number }>`
    select p.name_th as "nameTh", p.version, p.unit_id as "unitId", p.is_head as "isHead", own.id as "deskId",
      unit.id as "unitDeskId"
    from post p join desk own on own.post_id = p.id join desk unit on unit.unit_id = p.unit_id and unit.kind = 'unit'
    where p.id = ${postId} and p.closed_on is null for update of p`.execute(db);
  return rows[0] ?? null;
}

/** An active person, locked; null if there is none. */
export async function lockInOffice(db: Transaction, personId: number): Promise<{ name: string } | null> {
  const { rows } = await sql<{ name: string }>`
    select full_name as name from person where id = ${personId} and closed_on is null for update`.execute(db);
  return rows[0] ?? null;
}

interface Term {
  startsOn: string;
  endsOn: string | null;
}

/** The name of the person with a function at a desk during a term; of a given person, or of anyone. */
export async function findWithin(
  db: Transaction,
  { deskId, function: work, personId, startsOn, endsOn }: { deskId: number; function: SeatFunction; personId: number | null } & Term,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select p.full_name as name from seat s join person p on p.id = s.person_id
    where s.desk_id = ${deskId} and s.function = ${work}
      and (${personId}::int is null or s.person_id = ${personId}::int)
      and s.starts_on <= coalesce(${endsOn}::date, 'infinity') and coalesce(s.ends_on, 'infinity') >= ${startsOn}::date
        limit 1`.execute(db);
  return rows[0]?.name ?? null;
}

export async function holdsAny(db: Transaction, personId: number, day: string): Promise<boolean> {
  const { rows } = await sql`
      select 1 from seat where person_id = ${personId} and function = 'holder'
        and (ends_on is null or ends_on >= ${day}) limit 1`.execute(db);
  return rows.length > 0;
}

/** A current or future seat with its place and person, locked; null if there is none with these functions. */
export async function lockSeat(db: Transaction, seatId: number, functions: readonly SeatFunction[], now: Date) {
  const { rows } = await sql<{
    seatId: number;
    personId: number;
    deskId: number;
    unitId: number;
    postId: number | null;
    function: SeatFunction;
    startsOn: string;
  }>`
    select s.id as "seatId", s.person_id as "personId", s.desk_id as "deskId", d.unit_id as "unitId",
      d.post_id as "postId", s.function, s.starts_on as "startsOn"
    from seat s join desk d on d.id = s.desk_id
    where s.id = ${seatId} and s.function::text = any(${functions})
      and (s.ends_on is null or s.ends_on >= ${now}::timestamptz::date) for update of s`.execute(db);
  return rows[0] ?? null;
}

/** Ends a seat on a day; a seat that would end before it begins is deleted. */
export async function endSeat(db: Transaction, seatId: number, lastDay: string): Promise<void> {
  const gone = await sql`delete from seat where id = ${seatId} and starts_on > ${lastDay} returning id`.execute(db);
  if (gone.rows.length === 0) await sql`update seat set ends_on = ${lastDay}, is_main = false where id = ${seatId}`.execute(db);
}

/** Ends the seat at the unit's desk that came with a head's post. */
export async function endHeadSeat(db: Transaction, { personId, postId }: { personId: number; postId: number }, lastDay: string): Promise<void> {
  const which = sql`
    person_id = ${personId} and post_id = ${postId} and function = 'head' and (ends_on is null or ends_on > ${lastDay})`;
  await sql`delete from seat where ${which} and starts_on > ${lastDay}`.execute(db);
  await sql`update seat set ends_on = ${lastDay} where ${which}`.execute(db);
}

export async function makeMain(db: Transaction, { personId, seatId }: { personId: number; seatId: number }): Promise<void> {
  await sql`
    update seat set is_main = (id = ${seatId})
    where person_id = ${personId} and function = 'holder' and is_main <> (id = ${seatId})`.execute(db);
}
