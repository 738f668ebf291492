import { numberPlace, yearPlace } from '@sarabun/contract/registers/register';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

/** A registry and the letter code that it has or is to have. */
export interface CodeOfUnit {
  unitId: number;
  letterCode: string;
  /** The name of a unit that is yet to be added. */
  name?: string;
}

/** Another registry whose numbers would look the same. */
export interface Sharing {
  unitId: number;
  otherName: string;
}

/** Lets one transaction at a time give out letter codes. */
export async function lockLetterCodes(db: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('letter codes'))`.execute(db);
}

/** The codes of those units that are open registries. */
export async function findCodes(db: Database, unitIds: readonly number[]): Promise<CodeOfUnit[]> {
  const { rows } = await sql<CodeOfUnit>`
    select id as "unitId", letter_code as "letterCode" from unit
    where id = any(${[...unitIds]}::int[]) and has_registry and closed_on is null`.execute(db);
  return rows;
}

const given = (codes: readonly CodeOfUnit[]) => sql`
  json_to_recordset(${JSON.stringify(codes)}::json) as c ("unitId" int, "letterCode" text, name text)`;

const numberingsOf = (codes: readonly CodeOfUnit[]) => sql`
  select c."unitId" as unit_id, m.* from ${given(codes)}
    cross join lateral numberings_under(c."unitId", c."letterCode") m`;

/**
 * Open registries that print the same numbers from a day on. A code that is to change, or a unit that is to close, by that day no longer
 * counts; a code that is ordered for another unit does.
 */
export async function findSharing(db: Database, codes: readonly CodeOfUnit[], from: string): Promise<Sharing[]> {
  const { rows } = await sql<Sharing>`
    with mine as (${numberingsOf(codes)}), coming as (
      select unit_id, kind, letter_code, effective_on from office_change
      where applied_at is null and cancelled_at is null and kind in ('renumberUnit', 'closeUnit')
    ), others as (
      select u.id, u.shown_name, u.letter_code from unit u
      where u.has_registry and u.closed_on is null
        and not exists (select 1 from coming c where c.unit_id = u.id and c.effective_on <= ${from}::date)
      union all
      select u.id, u.shown_name, c.letter_code from coming c join unit u on u.id = c.unit_id
      where c.kind = 'renumberUnit' and u.has_registry and u.closed_on is null
      union all
      select c."unitId", c.name, c."letterCode" from ${given(codes)} where c.name is not null
    )
    select distinct on (m.unit_id) m.unit_id as "unitId", o.shown_name as "otherName" from others o
      cross join lateral numberings_under(o.id, o.letter_code) n
      join mine m on m.kind = n.kind and m.key = n.key and m.unit_id <> o.id
        and m.days * n.days && datemultirange(daterange(${from}::date, null))
    order by m.unit_id, o.id`.execute(db);
  return rows;
}

/** Registries, open or closed, that gave numbers of a year under one of these codes. */
export async function findUsed(db: Database, codes: readonly CodeOfUnit[], on: { day: string; year: number }): Promise<Sharing[]> {
  const { rows } = await sql<Sharing>`
    with mine as materialized (select * from (${numberingsOf(codes)}) m where m.days @> ${on.day}::date)
    select distinct on (m.unit_id) m.unit_id as "unitId", u.shown_name as "otherName" from (
      select c.unit_id, n.kind, n.key from unit_letter_code c
        cross join lateral numberings_under(c.unit_id, c.letter_code) n
      union
      select c.unit_id, k.kind, letter_code_key(c.letter_code) || '/' || k.mark || ${numberPlace}
        from unit_letter_code c
        cross join (values ('send'::register_kind, ''), ('circular', 'ว')) as k (kind, mark)
    ) had join mine m on m.kind = had.kind and m.key = had.key and m.unit_id <> had.unit_id
      join unit u on u.id = had.unit_id
      join register r on r.unit_id = had.unit_id and r.kind = had.kind
    where exists (select 1 from register_entry e where e.register_id = r.id and e.year = ${on.year}::smallint
      and printed_key(e.printed) = replace(replace(m.key, ${numberPlace}, e.number::text),
        ${yearPlace}, e.year::text))
    order by m.unit_id, u.id`.execute(db);
  return rows;
}
