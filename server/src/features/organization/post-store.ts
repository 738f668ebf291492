import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { numbersOf } from '../../platform/queue-numbers';

export async function addPostDesk(db: Transaction, postId: number): Promise<void> {
  await sql`insert into desk (kind, unit_id, post_id) select 'post', unit_id, id from post where id = ${postId}`.execute(db);
}

/** Moves a post's desk to the post's unit. Its letters stay on it. */
export async function movePostDesk(db: Transaction, postId: number): Promise<void> {
  await sql`update desk set unit_id = p.unit_id from post p where p.id = desk.post_id and p.id = ${postId}`.execute(db);
}

/**
 * Whoever holds or acts for a head's post also works at the desk of its unit. Ends such seats if the post has moved or is no longer a
 * head's, and adds missing ones, from today on.
 */
export async function alignHeadSeats(db: Transaction, postId: number, now: Date): Promise<void> {
  const today = sql`${now}::timestamptz::date`;
  const right = sql`
    d.kind = 'unit' and d.unit_id = (select unit_id from post where id = ${postId})
      and (select is_head from post where id = ${postId})`;
  const stale = sql`
    s.post_id = ${postId} and s.function in ('head', 'acting') and d.id = s.desk_id and d.kind = 'unit'
      and not (${right}) and (s.ends_on is null or s.ends_on >= ${today})`;
  await sql`delete from seat s using desk d where ${stale} and s.starts_on >= ${today}`.execute(db);
  await sql`update seat s set ends_on = ${today} - 1 from desk d where ${stale}`.execute(db);
  await sql`
    insert into seat (desk_id, person_id, function, post_id, is_main, acting_order_id, starts_on, ends_on)
    select d.id, s.person_id, case s.function when 'holder' then 'head' else s.function end::seat_function, s.post_id,
      false, s.acting_order_id,
      greatest(s.starts_on, ${today}), s.ends_on
    from seat s join desk own on own.id = s.desk_id and own.post_id = ${postId}
      join post p on p.id = own.post_id and p.is_head
      join desk d on d.unit_id = p.unit_id and d.kind = 'unit'
    where s.function in ('holder', 'acting') and (s.ends_on is null or s.ends_on >= ${today})
      and not exists (select 1 from seat h
        where h.desk_id = d.id and h.person_id = s.person_id and h.post_id = s.post_id
        and h.function in ('head', 'acting') and (h.ends_on is null or h.ends_on >= ${today}))
    on conflict do nothing`.execute(db);
}

/** Moves or closes a post and increments its version. */
export async function updatePost(
  db: Transaction,
  postId: number,
  { unitId = null, closedOn = null }: { unitId?: number | null; closedOn?: string | null },
  { by, now }: { by: number; now: Date },
): Promise<void> {
  await sql`
    update post set unit_id = coalesce(${unitId}::int, unit_id), closed_on = coalesce(${closedOn}::date, closed_on),
      version = version + 1, changed_at = ${now}, changed_by = ${by} where id = ${postId}`.execute(db);
}

export async function findPostUse(db: Database | Transaction, postId: number, now: Date) {
  const { rows } = await sql<{ name: string; seats: number; work: number }>`
    select p.name_th as name,
      (select count(distinct s.person_id)::int from seat s join desk d on d.id = s.desk_id
        where d.post_id = p.id and (s.ends_on is null or s.ends_on >= ${now}::timestamptz::date)) as seats,
      (select coalesce(sum(c.total), 0)::int from queue_count c join desk d on d.id = c.desk_id
        where d.post_id = p.id and c.queue not in ${numbersOf('jobCompleted')}) as work
    from post p where p.id = ${postId}`.execute(db);
  return rows[0] as (typeof rows)[number];
}
