import { sql } from 'kysely';
import type { Transaction } from '../../platform/database';
import { leftOffice } from './role-texts';

/**
 * Brings the seats that come from roles in line with today's roles. A role that ended, was switched off or lost its function has no seat
 * from today on; a current or future role has the seat of its function at the desk of its unit or, for a secretary, at that of the unit's
 * head. Returns the people affected.
 */
export async function planRoleSeats(db: Transaction, today: string): Promise<number[]> {
  const wrong = sql`
    s.role_assignment_id is not null and (s.ends_on is null or s.ends_on >= ${today}::date) and not exists (
    select 1 from role_assignment a join role_type t on t.id = a.role_type_id
    where a.id = s.role_assignment_id and t.active and t.function = s.function::text
      and (a.ends_on is null or a.ends_on >= ${today}::date)
      and (t.function <> 'secretary'
        or exists (select 1 from post q
        where q.id = s.post_id and q.unit_id = a.unit_id and q.is_head and q.closed_on is null)))`;
  const gone = await sql<{ personId: number }>`
    delete from seat s where ${wrong} and s.starts_on >= ${today}::date returning s.person_id as "personId"`.execute(db);
  const ended = await sql<{ personId: number }>`
    update seat s set ends_on = ${today}::date - 1 where ${wrong} returning s.person_id as "personId"`.execute(db);
  const given = await sql<{ personId: number }>`
    insert into seat (desk_id, person_id, function, post_id, is_main, starts_on, ends_on, role_assignment_id)
    select d.id, a.person_id, t.function::seat_function, case t.function when 'secretary' then d.post_id else a.post_id
      end, false, greatest(a.starts_on, case when a.given_at < ${today}::date then ${today}::date else a.starts_on end),
      a.ends_on, a.id
    from role_assignment a join role_type t on t.id = a.role_type_id
      join desk d on case t.function
        when 'secretary' then d.post_id in (select q.id from post q
        where q.unit_id = a.unit_id and q.is_head and q.closed_on is null) else d.unit_id = a.unit_id
        and d.kind = 'unit' end
    where t.active and t.function is not null and (a.ends_on is null or a.ends_on >= ${today}::date)
      and not exists (select 1 from seat s
        where s.role_assignment_id = a.id and s.desk_id = d.id and (s.ends_on is null or s.ends_on >= ${today}::date))
    on conflict (desk_id, person_id, function, starts_on) do nothing returning person_id as "personId"`.execute(db);
  return [...new Set([...gone.rows, ...ended.rows, ...given.rows].map(({ personId }) => personId))];
}

/** Ends every role of a person who leaves; a role that had begun ended yesterday. */
export async function endRolesOf(db: Transaction, personId: number, now: Date): Promise<void> {
  await sql`
    update role_assignment set ends_on = ${now}::timestamptz::date - 1, ended_at = ${now}, end_reason = ${leftOffice}
    where person_id = ${personId} and ended_at is null and (ends_on is null or ends_on >= ${now}::timestamptz::date)`.execute(db);
}

/** Whether a person is the only administrator who can still sign in. Locks the administrators until the transaction ends. */
export async function isLastAdministrator(db: Transaction, personId: number): Promise<boolean> {
  const { rows } = await sql<{ personId: number }>`
    select r.person_id as "personId" from person_role r join account a on a.person_id = r.person_id
    where r.role = 'administrator' and a.closed_at is null order by r.person_id for update of r`.execute(db);
  return rows.length === 1 && rows[0]?.personId === personId;
}

/**
 * Whether a person may close another's account: through a group with a right that is in force, everywhere or for the person's unit and
 * those below it.
 */
export async function mayCloseAccount(db: Transaction, closer: number, personId: number, today: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive below as (
      select u.id from unit u join person c on c.unit_id = u.id where c.id = ${closer}
      union all select u.id from unit u join below b on u.parent_id = b.id
    )
    select 1 from account_close_permission p join person n on n.id = ${personId}
    where p.active and (p.from_day is null or p.from_day <= ${today}::date)
      and (p.until_day is null or p.until_day >= ${today}::date)
      and p.group_id in (select groups_of_person(${closer}, ${today}::date))
        and (not p.own_unit_only or n.unit_id in (select id from below)) limit 1`.execute(db);
  return rows.length > 0;
}
