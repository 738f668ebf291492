import type { ConsentKind, ConsentVersion } from '@sarabun/contract/session/consent';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';

/** Every version of the texts, newest first, with the number of people who agreed. */
export async function findConsentVersions(db: Database): Promise<ConsentVersion[]> {
  const { rows } = await sql<ConsentVersion>`
    select t.kind, t.version, t.in_force_from as "inForceFrom", t.th, t.en, coalesce(p.shown_name, '') as "issuedBy",
      t.issued_at as "issuedAt",
      (select count(*)::int from consent c where c.kind = t.kind and c.version = t.version) as agreed
    from consent_text t left join person p on p.id = t.issued_by order by t.kind, t.version desc limit 200`.execute(db);
  return rows;
}

export async function countInOffice(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from person where closed_on is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The newest version of a text, current or future; blocks other new versions until the transaction ends. */
export async function lockNewest(db: Transaction, kind: ConsentKind) {
  await sql`lock table consent_text in share row exclusive mode`.execute(db);
  const { rows } = await sql<{ version: number; inForceFrom: string; th: string; en: string }>`
    select version, in_force_from as "inForceFrom", th, en from consent_text where kind = ${kind} order by version desc
    limit 1`.execute(db);
  return rows[0] as (typeof rows)[number];
}

export async function insertConsentText(
  db: Transaction,
  { kind, version, inForceFrom, th, en }: { kind: ConsentKind; version: number; inForceFrom: string; th: string; en: string },
  { by, now }: { by: number; now: Date },
): Promise<void> {
  await db.insertInto('consent_text').values({ kind, version, in_force_from: inForceFrom, th, en, issued_at: now, issued_by: by }).execute();
}

/** The versions of the privacy policy, newest first, with their first days. */
export async function policyVersions(db: Database): Promise<{ version: number; inForceFrom: string }[]> {
  const { rows } = await sql<{ version: number; inForceFrom: string }>`
    select version, in_force_from as "inForceFrom" from consent_text where kind = 'privacy' order by version desc`.execute(db);
  return rows;
}

/** Whether a role of the person of session `s` demands a second factor that is not switched on. Costs nothing where no role does. */
function owesSecondFactor(demanding: readonly string[]) {
  if (demanding.length === 0) return sql.lit(false);
  return sql`
    (s.way <> 'provider' and (${demanding.includes('everyone')}
      or exists (select 1 from person_role r where r.person_id = s.person_id and r.role = any(${demanding})))
        and not exists (select 1 from second_factor f where f.person_id = s.person_id and f.confirmed_at is not null))`;
}

/**
 * Of these persons, those who may receive the content of letters: they have agreed to the current texts, and none of their sessions lacks a
 * required second factor.
 */
export async function findSettled(
  db: Database | Transaction,
  personIds: readonly number[],
  { demanding, now }: { demanding: readonly string[]; now: Date },
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${personIds}::int[]) as p (id)
    where not exists (select 1 from consent_text t where t.in_force_from <= ${now}::timestamptz::date
        and t.version = (select max(n.version) from consent_text n
          where n.kind = t.kind and n.in_force_from <= ${now}::timestamptz::date)
        and not exists (select 1 from consent c where c.person_id = p.id and c.kind = t.kind and c.version = t.version))
      and not exists (select 1 from session s
        where s.person_id = p.id and s.ended_at is null and s.expires_at > ${now} and ${owesSecondFactor(demanding)})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
