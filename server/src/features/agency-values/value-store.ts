import type { AgencyValue, AgencyValueName } from '@sarabun/contract/agency-values/agency-values';
import type { FunctionCode } from '@sarabun/contract/agency-values/functions';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

export interface KeptValue {
  name: AgencyValueName;
  value: AgencyValue;
  version: number;
  changedAt: Date;
  changedBy: string;
}

/** The values that differ from the default. */
export async function findValues(db: Database | Transaction): Promise<KeptValue[]> {
  const { rows } = await sql<KeptValue>`
    select v.name, v.value, v.version, v.changed_at as "changedAt", coalesce(p.shown_name, '') as "changedBy"
    from agency_value v left join person p on p.id = v.changed_by`.execute(db);
  return rows;
}

export async function findOff(db: Database): Promise<FunctionCode[]> {
  const rows = await db.selectFrom('system_function').where('active', '=', false).select('code').execute();
  return rows.map(({ code }) => code as FunctionCode);
}

/** Stores a value; the default is stored as null, to keep its version. */
export async function writeValue(db: Transaction, name: AgencyValueName, value: AgencyValue, { by, now }: { by: number; now: Date }): Promise<void> {
  await sql`
    insert into agency_value (name, value, changed_at, changed_by)
    values (${name}, ${JSON.stringify(value)}::jsonb, ${now}, ${by})
    on conflict (name) do update set value = excluded.value, version = agency_value.version + 1,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(db);
}

/** Locks all values until the end of the transaction. */
export async function lockValues(db: Transaction): Promise<void> {
  await sql`lock table agency_value in share row exclusive mode`.execute(db);
}

const page = 'admin-configs';

export async function addValueHistory(
  db: Transaction,
  id: number,
  before: AgencyValue,
  after: AgencyValue,
  { by, now }: { by: number; now: Date },
): Promise<void> {
  await sql`
    insert into settings_history (path, row_id, at, person_id, what, before, after)
    values (${page}, ${id}, ${now}, ${by}, 'update', ${JSON.stringify({ value: before })}::jsonb,
      ${JSON.stringify({ value: after })}::jsonb)`.execute(db);
}

export async function findValueHistory(db: Database, id: number) {
  const { rows } = await sql<{ at: Date; by: string; before: AgencyValue; after: AgencyValue }>`
    select h.at, coalesce(p.shown_name, '') as by, h.before->'value' as before, h.after->'value' as after
    from settings_history h left join person p on p.id = h.person_id where h.path = ${page} and h.row_id = ${id}
    order by h.id desc limit 50`.execute(db);
  return rows;
}

/** Units with a registry of their own. */
export async function findRegistries(db: Database | Transaction): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('unit')
    .where('has_registry', '=', true)
    .where('closed_on', 'is', null)
    .orderBy('level')
    .orderBy('id')
    .select(['id', sql<string>`by_language(name_th, name_en)`.as('name')])
    .execute();
}
