import type { ClearanceRow } from '@sarabun/contract/rights/clearances';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { inForceOn } from '../../platform/in-force';
import { type AppointmentQuery, nameOf, narrowed, stateOn } from './appointment-store';
import { secretRegistrarName } from './clearance-texts';

/** Clearances, newest first. */
export async function findClearances(db: Database, query: AppointmentQuery): Promise<{ data: ClearanceRow[]; total: number }> {
  const [rows, count] = await Promise.all([
    sql<ClearanceRow>`
      select a.id as "clearanceId", n.id as "personId", ${nameOf('n')} as name, u.shown_name as "unitName", a.level,
        a.order_number as "orderNumber", a.starts_on as "startsOn", a.ends_on as "endsOn",
        ${nameOf('g')} as "givenBy", ${stateOn(query.today)} as state, a.end_reason as "endReason"
      from clearance a join person n on n.id = a.person_id join unit u on u.id = n.unit_id
        left join person g on g.id = a.given_by
      where ${narrowed(query)} order by a.starts_on desc, a.id desc limit ${query.limit} offset ${query.offset}`.execute(db),
    sql<{ n: number }>`
      select count(*) as n from clearance a join person n on n.id = a.person_id where ${narrowed(query)}`.execute(db),
  ]);
  return { data: rows.rows, total: Number(count.rows[0]?.n ?? 0) };
}

export async function findSecretRegistrars(db: Database, today: string) {
  const { rows } = await sql<{ personId: number; name: string; unitName: string; roleName: { th: string; en: string }; level: number }>`
    select n.id as "personId", ${nameOf('n')} as name, u.shown_name as "unitName",
      json_build_object('th', coalesce(t.name_th, ${secretRegistrarName.th}::text),
        'en', coalesce(nullif(t.name_en, ''), ${secretRegistrarName.en}::text)) as "roleName",
      coalesce((select max(c.level) from clearance c
        where c.person_id = n.id and ${inForceOn('c', today)}), 1) as level
    from seat s join desk d on d.id = s.desk_id join unit u on u.id = d.unit_id join person n on n.id = s.person_id
      left join role_assignment a on a.id = s.role_assignment_id left join role_type t on t.id = a.role_type_id
    where s.function = 'secretRegistrar' and ${inForceOn('s', today)}
    order by u.code, n.first_name collate "th-x-icu", n.id limit 200`.execute(db);
  return rows;
}

/** Whether a person has a clearance for a class (null for any) on some day of a period. */
export async function clearanceBetween(db: Transaction, personId: number, level: number | null, startsOn: string, endsOn: string | null): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(49, ${personId})`.execute(db);
  const { rows } = await sql`
    select 1 from clearance where person_id = ${personId} and (${level}::int is null or level = ${level}::int)
      and ended_at is null
      and (ends_on is null or ends_on >= ${startsOn}::date)
        and (${endsOn}::date is null or starts_on <= ${endsOn}::date)`.execute(db);
  return rows.length > 0;
}

export async function insertClearance(
  db: Transaction,
  given: { personId: number; level: number; orderNumber: string; startsOn: string; endsOn: string | null },
  by: number,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('clearance')
    .values({
      person_id: given.personId,
      level: given.level,
      order_number: given.orderNumber,
      starts_on: given.startsOn,
      ends_on: given.endsOn,
      given_at: now,
      given_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends a clearance yesterday; returns its person, null if there is none to end. */
export async function markClearanceEnded(db: Transaction, id: number, reason: string, by: number, now: Date): Promise<{ personId: number } | null> {
  const { rows } = await sql<{ personId: number }>`
    update clearance set ends_on = ${now}::timestamptz::date - 1, ended_at = ${now}, ended_by = ${by},
      end_reason = ${reason}
    where id = ${id} and ended_at is null and (ends_on is null or ends_on >= ${now}::timestamptz::date)
    returning person_id as "personId"`.execute(db);
  return rows[0] ?? null;
}

export async function clearanceIsThere(db: Transaction, id: number): Promise<boolean> {
  return (await sql`select 1 from clearance where id = ${id}`.execute(db)).rows.length > 0;
}
