import type { FoundUnit, TreeUnit } from '@sarabun/contract/organization/unit-tree';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { inForce } from '../../platform/in-force';
import { containing } from '../../platform/like-pattern';
import { numbersOf } from '../../platform/queue-numbers';

const treeUnit = sql.raw(`
    u.id as "unitId", u.version, u.parent_id as "parentId", u.code, u.name_th as "nameTh", u.name_en as "nameEn",
      u.short_name as "shortName",
  u.letter_code as "letterCode", u.level, u.has_registry as "hasRegistry", u.closed_on as "closedOn",
  (select count(*)::int from unit c where c.parent_id = u.id and c.closed_on is null) as below,
  (select count(*)::int from person p where p.unit_id = u.id and p.closed_on is null) as persons,
  (select min(c.effective_on) from office_change c
    where c.unit_id = u.id and c.applied_at is null and c.cancelled_at is null) as "changesOn"`);

const pathTo = sql.raw(`coalesce((with recursive up as (
    select a.id, a.parent_id, a.shown_name as name, 1 as height from unit a where a.id = u.parent_id
    union all select a.id, a.parent_id, a.shown_name, up.height + 1 from unit a join up on a.id = up.parent_id
      where up.height < 50)
  select json_agg(json_build_object('unitId', id, 'name', name) order by height desc) from up), '[]') as path`);

const under = (unitId: number | undefined) => (unitId === undefined ? sql`u.parent_id is null` : sql`u.parent_id = ${unitId}`);

/** A page of the open units directly below one, or of the roots, in their order. */
export async function findBelow(db: Database, unitId: number | undefined, page: { limit: number; offset: number }): Promise<TreeUnit[]> {
  const { rows } = await sql<TreeUnit>`
    select ${treeUnit} from unit u where ${under(unitId)} and u.closed_on is null
    order by u.position nulls last, u.code collate "th-x-icu", u.id limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countBelow(db: Database, unitId: number | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from unit u where ${under(unitId)} and u.closed_on is null`.execute(db);
  return rows[0]?.total ?? 0;
}

const maxFound = 20;

/** Open units whose names or codes contain a text, with their ancestors; names that begin with it come first. */
export async function searchUnitRows(db: Database, search: string): Promise<FoundUnit[]> {
  const pattern = containing(search);
  const { rows } = await sql<FoundUnit>`
    with u as (
      select * from unit r where r.closed_on is null
        and fold(concat_ws(' ', r.code, r.name_th, r.name_en, r.short_name, r.letter_code)) like fold(${pattern})
      order by position(fold(${search}) in fold(r.name_th)) <> 1, r.level, r.name_th collate "th-x-icu", r.id
      limit ${sql.lit(maxFound)}
    )
    select ${treeUnit}, ${pathTo} from u
    order by position(fold(${search}) in fold(u.name_th)) <> 1, u.level, u.name_th collate "th-x-icu", u.id`.execute(db);
  return rows;
}

export async function findUnit(db: Database, unitId: number): Promise<FoundUnit | null> {
  const { rows } = await sql<FoundUnit>`select ${treeUnit}, ${pathTo} from unit u where u.id = ${unitId}`.execute(db);
  return rows[0] ?? null;
}

const maxNames = 20;

/** Today's head and registrars of a unit, and its letter codes with their first days. */
export async function findUnitPeople(db: Database, unitId: number, now: Date) {
  const { rows } = await sql<{ heads: string[]; registrars: string[]; letterCodes: { letterCode: string; validFrom: string }[] }>`
    with today as (
      select s.function, p.shown_name as name, p.id from seat s join desk d on d.id = s.desk_id
        join person p on p.id = s.person_id
      where d.unit_id = ${unitId} and d.kind = 'unit' and ${inForce('s', now)} limit 200
    )
    select coalesce((select json_agg(name order by rank nulls last, name collate "th-x-icu")
      from (select distinct id, name, person_rank(id, ${now}::timestamptz::date) as rank from today
        where function = 'head') h), '[]') as heads,
      coalesce((select json_agg(distinct name) from today where function in ('registrar', 'registryHead')),
        '[]') as registrars,
      coalesce((select json_agg(json_build_object('letterCode', letter_code, 'validFrom', valid_from)
        order by valid_from desc)
        from (select * from unit_letter_code where unit_id = ${unitId} order by valid_from desc
          limit ${sql.lit(maxNames)}) c), '[]') as "letterCodes"`.execute(db);
  return rows[0] as (typeof rows)[number];
}

/** Locks an open unit; null if there is none. */
export async function lockUnit(db: Transaction, unitId: number) {
  const { rows } = await sql<{ unitId: number; version: number; parentId: number | null; nameTh: string; letterCode: string; hasRegistry: boolean }>`
    select id as "unitId", version, parent_id as "parentId", name_th as "nameTh", letter_code as "letterCode",
      has_registry as "hasRegistry" from unit
    where id = ${unitId} and closed_on is null for update`.execute(db);
  return rows[0] ?? null;
}

/** Serialises moves of units: two at once could form a cycle. */
export async function lockTree(db: Transaction): Promise<void> {
  await sql`lock table unit in share row exclusive mode`.execute(db);
}

/** The ids of an open unit and its ancestors, itself first; null if it is not open. */
export async function findAbove(db: Transaction, unitId: number): Promise<number[] | null> {
  const { rows } = await sql<{ id: number }>`
    with recursive up as (
      select id, parent_id, 0 as height from unit where id = ${unitId} and closed_on is null
      union all select u.id, u.parent_id, up.height + 1 from unit u join up on u.id = up.parent_id where up.height < 50
    )
    select id from up order by height`.execute(db);
  return rows.length > 0 ? rows.map(({ id }) => id) : null;
}

export async function updateUnit(
  db: Transaction,
  unitId: number,
  change: { parentId?: number | null; letterCode?: string; letterCodeFrom?: string; closedOn?: string },
  { by, now }: { by: number | null; now: Date },
): Promise<void> {
  const sets = [sql`version = version + 1, changed_at = ${now}, changed_by = ${by}`];
  if (change.parentId !== undefined) sets.push(sql`parent_id = ${change.parentId}`);
  if (change.letterCode !== undefined) sets.push(sql`letter_code = ${change.letterCode}, letter_code_from = ${change.letterCodeFrom}`);
  if (change.closedOn !== undefined) sets.push(sql`closed_on = ${change.closedOn}`);
  await sql`update unit set ${sql.join(sets)} where id = ${unitId}`.execute(db);
}

/** Adds to the history of a unit (shown on both pages of units) or of a post. */
export async function addOfficeHistory(
  db: Transaction,
  {
    page,
    rowId,
    what,
    before,
    after,
    by,
    now,
  }: {
    page: 'manage-section' | 'position-information';
    rowId: number;
    what: 'update' | 'switchOff';
    before: object | null;
    after: object | null;
    by: number | null;
    now: Date;
  },
): Promise<void> {
  const json = (values: object | null) => (values ? JSON.stringify(values) : null);
  await sql`
    insert into settings_history (path, row_id, at, person_id, what, before, after)
    values (${page}, ${rowId}, ${now}, ${by}, ${what}, ${json(before)}::jsonb, ${json(after)}::jsonb)`.execute(db);
}

/** What remains in a unit: open units below, persons, functions at its desks, and letters. */
export async function findObstacles(db: Database | Transaction, unitId: number, now: Date) {
  const today = sql`${now}::timestamptz::date`;
  const held = sql`
    seat s join desk d on d.id = s.desk_id join person p on p.id = s.person_id left join post q on q.id = d.post_id
    where d.unit_id = ${unitId} and d.kind <> 'person' and p.closed_on is null
      and (s.ends_on is null or s.ends_on >= ${today})`;
  const { rows } = await sql<{
    units: { unitId: number; name: string }[];
    persons: { personId: number; name: string }[];
    seats: { personId: number; name: string; postName: string }[];
    counts: { units: number; persons: number; seats: number; work: number };
  }>`
    select
      coalesce((select json_agg(x) from (select id as "unitId", u.shown_name as name from unit u
        where parent_id = ${unitId} and closed_on is null order by code limit ${sql.lit(maxNames)}) x), '[]') as units,
      coalesce((select json_agg(x) from (select id as "personId", p.shown_name as name from person p
        where unit_id = ${unitId} and closed_on is null order by first_name
        limit ${sql.lit(maxNames)}) x), '[]') as persons,
      coalesce((select json_agg(x) from (select distinct p.id as "personId", p.shown_name as name,
        coalesce(q.shown_name, s.function::text) as "postName" from ${held}
        limit ${sql.lit(maxNames)}) x), '[]') as seats,
      json_build_object(
        'units', (select count(*) from unit where parent_id = ${unitId} and closed_on is null),
        'persons', (select count(*) from person where unit_id = ${unitId} and closed_on is null),
        'seats', (select count(*) from (select distinct p.id, d.id from ${held}) h),
        'work', (select coalesce(sum(c.total), 0) from queue_count c join desk d on d.id = c.desk_id
          where d.unit_id = ${unitId} and d.kind <> 'person' and c.queue not in ${numbersOf('jobCompleted')})
      ) as counts`.execute(db);
  return rows[0] as (typeof rows)[number];
}
