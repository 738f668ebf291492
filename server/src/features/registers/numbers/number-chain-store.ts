import type { NumberFaultKind } from '@sarabun/contract/registers/number-check';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import type { RegisterKind } from '../../../platform/schema';
import { usualTitle } from '../book/register-store';

/** The numbers of one register and year, according to its lines. */
export interface Series {
  registerId: number;
  year: number;
  unitName: string;
  kind: RegisterKind;
  titleTh: string;
  titleEn: string;
  isSecret: boolean;
  lastNumber: number;
  lines: number;
  issued: number;
  void: number;
  reserved: number;
  /** The hash of its last line, in hex. */
  hash: string;
}

/** A problem with a number of a series. */
export interface NumberFault {
  registerId: number;
  year: number;
  number: number;
  what: NumberFaultKind;
  /** Where else the number was given. */
  elsewhere?: string;
}

const maxProblems = 1000;

/** All series with the count and outcome of their numbers. */
export async function findSeries(db: Database): Promise<Series[]> {
  const { rows } = await sql<Series>`
    select s.register_id as "registerId", s.year, u.shown_name as "unitName", r.kind, r.is_secret as "isSecret",
      ${usualTitle('th')} as "titleTh", ${usualTitle('en')} as "titleEn",
      s.last_number as "lastNumber", s.last_line as lines,
      coalesce(c.issued, 0)::int as issued, coalesce(c.void, 0)::int as void, coalesce(c.reserved, 0)::int as reserved,
        encode(s.last_hash, 'hex') as hash
    from number_series s join register r on r.id = s.register_id join unit u on u.id = r.unit_id
      join book_display b on b.kind = r.kind and b.is_secret = r.is_secret
      left join (select register_id, year, count(*) filter (where state = 'issued') as issued,
        count(*) filter (where state = 'void') as void, count(*) filter (where state = 'reserved') as reserved
        from register_entry group by register_id, year) c on c.register_id = s.register_id and c.year = s.year
    order by u.id, r.kind, r.is_secret, s.year`.execute(db);
  return rows;
}

/** Every number that is missing, duplicate, or different from the chain; every line that does not follow from the previous one. */
export async function findNumberFaults(db: Database): Promise<NumberFault[]> {
  const found = [await countingFaults(db), await chainFaults(db), await entryFaults(db), await anchorFaults(db), await sharedFaults(db)].flat();
  return found.sort((one, other) => one.registerId - other.registerId || one.year - other.year || one.number - other.number);
}

async function countingFaults(db: Database): Promise<NumberFault[]> {
  const { rows } = await sql<NumberFault>`
    select register_id as "registerId", year, number,
      case when last_number is null or number > last_number then 'beyond' else 'twice' end as what
    from register_entry e left join number_series s using (register_id, year)
    group by register_id, year, number, last_number having count(*) > 1 or last_number is null or number > last_number
    union all
    select s.register_id, s.year, n, 'missing' from number_series s
      cross join lateral generate_series(1, s.last_number) n
    where not exists (select 1 from register_entry e
      where e.register_id = s.register_id and e.year = s.year and e.number = n)
    limit ${sql.lit(maxProblems)}`.execute(db);
  return rows;
}

async function chainFaults(db: Database): Promise<NumberFault[]> {
  const { rows } = await sql<NumberFault>`
    select register_id as "registerId", year, number,
      case when line <> line_before + 1 then 'lineMissing'
        when hash <> chain_step(hash_before,
          number_said(register_id, year, line, number, what, at, person_id, document_id, printed)) then 'chainBroken'
        else 'order' end as what
    from (
      select l.*, coalesce(lag(line) over series, 0) as line_before, coalesce(lag(hash) over series, '') as hash_before,
        lag(what) over (partition by register_id, year, number order by line) as what_before
      from number_line l window series as (partition by register_id, year order by line)
    ) linked
    where line <> line_before + 1 or hash <> chain_step(hash_before,
      number_said(register_id, year, line, number, what, at, person_id, document_id, printed))
      or (what_before is null and what = 'burned') or (what_before = 'issued' and what <> 'burned')
        or (what_before = 'reserved' and what = 'reserved') or what_before = 'burned'
    limit ${sql.lit(maxProblems)}`.execute(db);
  const heads = await sql<NumberFault>`
    select s.register_id as "registerId", s.year, s.last_number as number, 'headChanged' as what
    from number_series s left join number_line l on l.register_id = s.register_id and l.year = s.year
      and l.line = s.last_line
    where l.hash is distinct from s.last_hash
      or exists (select 1 from number_line m
      where m.register_id = s.register_id and m.year = s.year and m.line > s.last_line)
    limit ${sql.lit(maxProblems)}`.execute(db);
  return [...rows, ...heads.rows];
}

async function entryFaults(db: Database): Promise<NumberFault[]> {
  const { rows } = await sql<NumberFault>`
    select coalesce(e.register_id, l.register_id) as "registerId", coalesce(e.year, l.year) as year,
      coalesce(e.number, l.number) as number, case when e.id is null then 'missing' else 'changed' end as what
    from register_entry e full join (
      select distinct on (register_id, year, number) * from number_line order by register_id, year, number, line desc
    ) l on l.register_id = e.register_id and l.year = e.year and l.number = e.number
    where e.id is null or l.line is null or l.printed <> e.printed or l.document_id is distinct from e.document_id
      or l.what <> (case e.state when 'void' then 'burned' else e.state::text end)::number_event
        or (e.state = 'issued' and (l.at <> e.entered_at or l.person_id <> e.entered_by))
    limit ${sql.lit(maxProblems)}`.execute(db);
  return rows;
}

/**
 * Letters of this office with the printed number of another registry's, of the same kind and year. Registers that print alike are found
 * first, by what stands before the number; only their lines are compared, by the index of numbers ("offset 0").
 */
async function sharedFaults(db: Database): Promise<NumberFault[]> {
  const { rows } = await sql<NumberFault>`
    with around as materialized (
      select register_id, year, r.kind, r.is_secret, printed_key(before) as text
      from (select e.register_id, e.year, left(e.printed, -length(e.number::text)) collate "C" as before
          from register_entry e join register c on c.id = e.register_id and c.kind in ('send', 'circular')
          where e.state = 'issued' group by 1, 2, 3) e
        join register r on r.id = e.register_id
    ), alike as materialized (
      select distinct a.register_id, a.year, b.register_id as other_id
      from around a join around b using (kind, is_secret, year, text) where a.register_id <> b.register_id
    )
    select e.register_id as "registerId", e.year, e.number, 'sameElsewhere' as what,
      string_agg(distinct u.shown_name, ', ') as elsewhere
    from alike a
      cross join lateral (select * from register_entry e
        where e.register_id = a.register_id and e.year = a.year and e.state = 'issued' offset 0) e
      cross join lateral (select * from register_entry o
        where o.register_id = a.other_id and o.year = e.year and o.number = e.number and o.state = 'issued' offset 0) o
      join register r on r.id = o.register_id join unit u on u.id = r.unit_id
    where printed_key(o.printed) = printed_key(e.printed)
    group by 1, 2, 3 limit ${sql.lit(maxProblems)}`.execute(db);
  return rows;
}

/** Heads recorded in the audit log but missing from the chain: rewriting the whole chain cannot rewrite the audit log. */
async function anchorFaults(db: Database): Promise<NumberFault[]> {
  const { rows } = await sql<NumberFault>`
    select h.register as "registerId", h.year, coalesce(l.number, 0) as number, 'anchorChanged' as what
    from audit a cross join lateral jsonb_to_recordset(a.detail -> 'heads') as h (register int, year smallint, line int,
      hash text)
      left join number_line l on l.register_id = h.register and l.year = h.year and l.line = h.line
    where a.action = 'anchorNumbers' and encode(l.hash, 'hex') is distinct from h.hash limit ${sql.lit(maxProblems)}`.execute(db);
  return rows;
}

/** Whether a head has moved since the last time. */
export async function headsMoved(db: Database): Promise<boolean> {
  return (await sql`select 1 from number_series where anchored_line < last_line limit 1`.execute(db)).rows.length > 0;
}

/** Records and returns the heads that moved since the last time, at most five hundred. */
export async function moveAnchors(db: Transaction): Promise<{ register: number; year: number; line: number; hash: string }[]> {
  const { rows } = await sql<{ register: number; year: number; line: number; hash: string }>`
    update number_series s set anchored_line = s.last_line
    from (select register_id, year from number_series where anchored_line < last_line order by register_id, year
      limit 500 for update) moved
    where moved.register_id = s.register_id and moved.year = s.year
    returning s.register_id as register, s.year, s.last_line as line, encode(s.last_hash, 'hex') as hash`.execute(db);
  return rows;
}
