import type { RoleAssignment } from '@sarabun/contract/rights/roles';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { inForceOn } from '../../platform/in-force';
import type { SeatFunction } from '../../platform/schema';
import { type AppointmentQuery, nameOf, narrowed, stateOn } from './appointment-store';

const roleName = sql.raw(`json_build_object('th', t.name_th, 'en', coalesce(nullif(t.name_en, ''), t.name_th))`);

/** Assigned roles, newest first; of one person, if there is a `personId`. */
export async function findRoles(db: Database, query: AppointmentQuery & { personId: number | undefined }): Promise<{ data: RoleAssignment[]; total: number }> {
  const personId = query.personId ?? null;
  const ofPerson = sql`(${personId}::int is null or a.person_id = ${personId}::int)`;
  const [rows, count] = await Promise.all([
    sql<RoleAssignment>`
      select a.id as "assignmentId", n.id as "personId", ${nameOf('n')} as name, u.shown_name as "unitName",
        q.shown_name as "postName", ${roleName} as "roleName", t.code as "roleCode",
        t.label, a.order_number as "orderNumber", a.starts_on as "startsOn", a.ends_on as "endsOn",
          ${stateOn(query.today)} as state, a.end_reason as "endReason"
      from role_assignment a join role_type t on t.id = a.role_type_id join person n on n.id = a.person_id
        join unit u on u.id = a.unit_id left join post q on q.id = a.post_id
      where ${narrowed(query)} and ${ofPerson}
      order by a.starts_on desc, a.id desc limit ${query.limit} offset ${query.offset}`.execute(db),
    sql<{ n: number }>`
      select count(*) as n from role_assignment a join person n on n.id = a.person_id
      where ${narrowed(query)} and ${ofPerson}`.execute(db),
  ]);
  return { data: rows.rows, total: Number(count.rows[0]?.n ?? 0) };
}

/** Active types of roles. */
export async function findRoleChoices(db: Database) {
  const { rows } = await sql<{ roles: { id: number; name: { th: string; en: string }; function: string | null }[] }>`
    select coalesce((select json_agg(json_build_object('id', t.id, 'name', ${roleName}, 'function', t.function)
      order by t.position nulls last, t.code) from role_type t where t.active), '[]') as roles`.execute(db);
  return rows[0] as (typeof rows)[number];
}

/** What a type of role gives; null if there is no active one. */
export async function findRoleType(db: Transaction, id: number): Promise<{ function: SeatFunction | null } | null> {
  const { rows } = await sql<{ function: SeatFunction | null }>`select function from role_type where id = ${id} and active for share`.execute(db);
  return rows[0] ?? null;
}

/** Whether a unit exists, has a registry, and has a head's post. */
export async function findUnit(db: Transaction, unitId: number): Promise<{ hasRegistry: boolean; hasHead: boolean } | null> {
  const { rows } = await sql<{ hasRegistry: boolean; hasHead: boolean }>`
    select has_registry as "hasRegistry",
      exists (select 1 from post q where q.unit_id = unit.id and q.is_head and q.closed_on is null) as "hasHead"
      from unit where id = ${unitId} and closed_on is null for share`.execute(db);
  return rows[0] ?? null;
}

export interface NewRole {
  roleTypeId: number;
  personId: number;
  unitId: number;
  orderNumber: string;
  startsOn: string;
  endsOn: string | null;
}

/** Whether a person has this role at this unit on some of these days. */
export async function hasRole(db: Transaction, role: NewRole): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(48, ${role.personId})`.execute(db);
  const { rows } = await sql`
    select 1 from role_assignment where person_id = ${role.personId} and role_type_id = ${role.roleTypeId}
      and unit_id = ${role.unitId} and ended_at is null
      and (ends_on is null or ends_on >= ${role.startsOn}::date)
        and (${role.endsOn}::date is null or starts_on <= ${role.endsOn}::date)`.execute(db);
  return rows.length > 0;
}

/** Assigns a role; the person serves under the name of their main post at that unit, if any. */
export async function insertRole(db: Transaction, role: NewRole, by: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into role_assignment (role_type_id, person_id, unit_id, post_id, order_number, starts_on, ends_on, given_at,
      given_by)
    values (${role.roleTypeId}, ${role.personId}, ${role.unitId},
      (select s.post_id from seat s where s.person_id = ${role.personId} and s.function = 'holder'
        and ${inForceOn('s', role.startsOn)}
        order by s.is_main desc, s.id limit 1),
      ${role.orderNumber}, ${role.startsOn}, ${role.endsOn}, ${now}, ${by}) returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Ends a role yesterday; returns its person, null if there is none to end. */
export async function markRoleEnded(db: Transaction, id: number, reason: string, by: number, now: Date): Promise<{ personId: number } | null> {
  const { rows } = await sql<{ personId: number }>`
    update role_assignment set ends_on = ${now}::timestamptz::date - 1, ended_at = ${now}, ended_by = ${by},
      end_reason = ${reason}
    where id = ${id} and ended_at is null and (ends_on is null or ends_on >= ${now}::timestamptz::date)
    returning person_id as "personId"`.execute(db);
  return rows[0] ?? null;
}

export async function roleIsThere(db: Transaction, id: number): Promise<boolean> {
  return (await sql`select 1 from role_assignment where id = ${id}`.execute(db)).rows.length > 0;
}
