import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import type { Moments } from './certificate-store';

/** Marks approvals that nobody collected as lapsed; returns how many. */
export async function lapseRequests(db: Transaction, now: Date): Promise<number> {
  const { rows } = await sql`
    update certificate_request set state = 'lapsed' where state = 'approved' and collect_until <= ${now} returning id`.execute(db);
  return rows.length;
}

/** Certificates that are still in force, of people who have left the office. */
export async function findLeft(db: Transaction, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from certificate c join person p on p.id = c.person_id
    where c.revoked_at is null and c.not_after > ${now} and p.closed_on <= ${now}::timestamptz::date order by c.id
    limit ${limit} for update of c skip locked`.execute(db);
  return rows.map(({ id }) => id);
}

interface EndingCertificate {
  certificateId: number;
  personId: number;
  notAfter: Date;
  remindedDays: number | null;
  isImported: boolean;
}

/** Certificates of active people that expire soon and may be due for a reminder, soonest first. */
export async function findEnding(db: Transaction, { now, soon }: Moments, remindDays: readonly number[], limit: number): Promise<EndingCertificate[]> {
  const { rows } = await sql<EndingCertificate>`
    select c.id as "certificateId", c.person_id as "personId", c.not_after as "notAfter",
      c.reminded_days as "remindedDays", c.root_id is not null as "isImported"
    from certificate c join person p on p.id = c.person_id
    where c.sealed_key is not null and c.not_after > ${now} and c.not_after <= ${soon} and p.closed_on is null
      and exists (select 1 from unnest(${[...remindDays]}::int[]) d
        where c.not_after <= ${now}::timestamptz + make_interval(days => d)
        and (c.reminded_days is null or d < c.reminded_days))
    order by c.not_after, c.id limit ${limit} for update of c skip locked`.execute(db);
  return rows;
}

export async function saveReminded(db: Transaction, certificateId: number, days: number): Promise<void> {
  await sql`update certificate set reminded_days = ${days} where id = ${certificateId}`.execute(db);
}

/**
 * Active people with an account to whom a rule offers a certificate, who have none and were never offered one. A cheap query before the
 * individual checks.
 */
export async function findUnoffered(db: Database, now: Date, limit: number): Promise<{ personId: number; ruleId: number }[]> {
  const { rows } = await sql<{ personId: number; ruleId: number }>`
    select p.id as "personId", r.id as "ruleId" from person p
      cross join lateral (select certificate_rule_of(p.id, ${now}::timestamptz::date, true) as id) r
    where exists (select 1 from certificate_auto_rule where active and offers) and p.closed_on is null
      and exists (select 1 from account a where a.person_id = p.id and a.closed_at is null)
      and not exists (select 1 from certificate c where c.person_id = p.id)
      and not exists (select 1 from certificate_request q
        where q.person_id = p.id and (q.kind = 'offered' or q.state in ('waiting', 'approved')))
      and r.id is not null
    order by p.id limit ${limit}`.execute(db);
  return rows;
}
