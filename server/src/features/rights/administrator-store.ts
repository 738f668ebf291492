import type { SystemRoleHolder } from '@sarabun/contract/rights/administrators';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { nameOf } from './appointment-store';

type Role = SystemRoleHolder['role'];

export async function findHolders(db: Database, self: number): Promise<SystemRoleHolder[]> {
  const { rows } = await sql<SystemRoleHolder>`
    select n.id as "personId", ${nameOf('n')} as name, u.shown_name as "unitName", r.role,
      r.order_number as "orderNumber", r.given_at as "givenAt", ${nameOf('g')} as "givenBy", n.id = ${self} as "isSelf"
    from person_role r join person n on n.id = r.person_id join unit u on u.id = n.unit_id
      left join person g on g.id = r.given_by
    order by r.role, n.first_name collate "th-x-icu", n.id limit 500`.execute(db);
  return rows;
}

/** Former ones, newest first. */
export async function findPast(db: Database) {
  const { rows } = await sql<{ id: number; name: string; role: Role; endedAt: Date; endedBy: string | null; reason: string }>`
    select h.id, ${nameOf('n')} as name, h.role, h.ended_at as "endedAt", ${nameOf('g')} as "endedBy", h.reason
    from person_role_history h join person n on n.id = h.person_id left join person g on g.id = h.ended_by
    order by h.ended_at desc, h.id desc limit 50`.execute(db);
  return rows;
}

/** Gives a system role; false if the person has it. */
export async function insertSystemRole(db: Transaction, role: { personId: number; role: Role; orderNumber: string }, by: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into person_role (person_id, role, given_at, given_by, order_number)
    values (${role.personId}, ${role.role}, ${now}, ${by}, ${role.orderNumber})
    on conflict do nothing returning person_id`.execute(db);
  return rows.length > 0;
}

/** Removes a system role and keeps a record of it; false if the person did not have it. */
export async function deleteSystemRole(
  db: Transaction,
  { personId, role, reason }: { personId: number; role: Role; reason: string },
  by: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with gone as (delete from person_role where person_id = ${personId} and role = ${role}
      returning person_id, role, given_at, given_by)
    insert into person_role_history (person_id, role, given_at, given_by, ended_at, ended_by, reason)
    select person_id, role, given_at, given_by, ${now}, ${by}, ${reason} from gone returning id`.execute(db);
  return rows.length > 0;
}
