import type { OfficeQuietTimes, QuietChoice } from '@sarabun/contract/notice-delivery/quiet-times';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

export async function findOfficeQuietTimes(db: Database): Promise<OfficeQuietTimes> {
  const { rows } = await sql<OfficeQuietTimes>`
    select version, active, from_time as from, until_time as until, holidays, urgent_from as "urgentFrom",
      may_choose as "mayChoose" from quiet_setting`.execute(db);
  return rows[0] as OfficeQuietTimes;
}

/** False if someone else changed it since this version. */
export async function saveOfficeQuiet(db: Transaction, times: OfficeQuietTimes, by: number, now: Date): Promise<boolean> {
  const { active, from, until, holidays, urgentFrom, mayChoose, version } = times;
  const { numAffectedRows } = await sql`
    update quiet_setting set active = ${active}, from_time = ${from}, until_time = ${until}, holidays = ${holidays},
      urgent_from = ${urgentFrom}, may_choose = ${mayChoose}, version = version + 1, changed_at = ${now},
      changed_by = ${by} where version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function findPersonQuiet(db: Database, personId: number): Promise<QuietChoice | undefined> {
  const { rows } = await sql<QuietChoice>`
    select active, from_time as from, until_time as until, holidays, urgent_from as "urgentFrom" from person_quiet
    where person_id = ${personId}`.execute(db);
  return rows[0];
}

/** False if the office does not allow a choice. */
export async function savePersonQuiet(db: Transaction, personId: number, times: QuietChoice): Promise<boolean> {
  const { active, from, until, holidays, urgentFrom } = times;
  const { numAffectedRows } = await sql`
    insert into person_quiet (person_id, active, from_time, until_time, holidays, urgent_from)
    select ${personId}::int, ${active}::boolean, ${from}, ${until}, ${holidays}::boolean, ${urgentFrom}::smallint
    from quiet_setting where may_choose
    on conflict (person_id) do update set active = excluded.active, from_time = excluded.from_time,
      until_time = excluded.until_time, holidays = excluded.holidays, urgent_from = excluded.urgent_from`.execute(db);
  return numAffectedRows === 1n;
}
