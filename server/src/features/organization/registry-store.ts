import type { Registry, RegistryRow } from '@sarabun/contract/organization/registry-structure';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { inForce } from '../../platform/in-force';
import { containing } from '../../platform/like-pattern';

/** SQL: the registry that serves the unit `u`, by the same rule as `registryOf` of the registers. */
const served = sql.raw(`(with recursive up as (
    select x.id, x.parent_id, x.registry_unit_id, 0 as height from unit x where x.id = u.id
    union all select x.id, x.parent_id, x.registry_unit_id, up.height + 1 from unit x join up on x.id = up.parent_id
      where up.height < 50)
  select json_build_object('id', r.id, 'name', r.shown_name) from up
    join unit r on r.id = coalesce(up.registry_unit_id, up.id)
  where r.has_registry and r.closed_on is null order by up.height limit 1)`);

const working = (work: string, now: Date) => sql`
  (select count(distinct s.person_id)::int from seat s join desk d on d.id = s.desk_id
  where d.unit_id = u.id and d.kind = 'unit' and s.function = ${work}::seat_function
    and ${inForce('s', now)})`;

const narrowed = (search: string) =>
  sql`
    u.closed_on is null and (${search} = ''
      or fold(concat_ws(' ', u.code, u.name_th, u.name_en, u.short_name)) like fold(${containing(search)}))`;

const isMissing = (now: Date) => sql`u.has_registry and not exists (select 1 from seat s join desk d on d.id = s.desk_id
  where d.unit_id = u.id and d.kind = 'unit' and s.function in ('registrar', 'registryHead')
    and ${inForce('s', now)})`;

const kept = (which: 'all' | 'own' | 'missing', now: Date) => (which === 'all' ? sql`true` : which === 'own' ? sql`u.has_registry` : isMissing(now));

/** A page of the units with their registrars, by code. */
export async function findRegistries(
  db: Database,
  { search, which, now }: { search: string; which: 'all' | 'own' | 'missing'; now: Date },
  page: { limit: number; offset: number },
): Promise<RegistryRow[]> {
  const { rows } = await sql<RegistryRow>`
    select u.id as "unitId", u.code, u.shown_name as name, u.has_registry as "hasRegistry", ${served} as registry,
      u.registry_unit_id is not null as "isNamed",
      ${working('registryHead', now)} as heads, ${working('registrar', now)} as registrars,
        ${working('secretRegistrar', now)} as "secretRegistrars", u.presents_first as "presentsFirst"
    from unit u where ${narrowed(search)} and ${kept(which, now)} order by u.code collate "th-x-icu", u.id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countRegistries(db: Database, search: string, now: Date): Promise<{ all: number; own: number; missing: number }> {
  const { rows } = await sql<{ all: number; own: number; missing: number }>`
    select count(*)::int as all, (count(*) filter (where u.has_registry))::int as own,
      (count(*) filter (where ${isMissing(now)}))::int as missing
    from unit u where ${narrowed(search)}`.execute(db);
  return rows[0] ?? { all: 0, own: 0, missing: 0 };
}

/** The registry of a unit; null if the unit is not open. */
export async function findRegistry(db: Database, unitId: number, now: Date): Promise<Registry | null> {
  const { rows } = await sql<Registry>`
    select u.id as "unitId", u.shown_name as name, u.route_version as version, u.has_registry as "hasRegistry",
      ${served} as registry,
      (select json_build_object('id', r.id, 'name', r.shown_name) from unit r
        where r.id = u.registry_unit_id) as "namedRegistry",
      (u.route_version > 1 or u.presents_first or u.default_present_post_id is not null
        or u.default_assign_desk_id is not null) as "isRouteSet", u.presents_first as "presentsFirst",
      (select json_build_object('id', q.id, 'name', q.shown_name) from post q
        where q.id = u.default_present_post_id) as "presentTo",
      (select json_build_object('id', a.id, 'name', a.shown_name) from desk d join unit a on a.id = d.unit_id
        where d.id = u.default_assign_desk_id) as "assignTo",
      coalesce((select json_agg(x) from (
        select s.id as "seatId", p.id as "personId", p.shown_name as name, pu.shown_name as "unitName", s.function,
          s.starts_on as "startsOn", s.ends_on as "endsOn"
        from desk d join seat s on s.desk_id = d.id join person p on p.id = s.person_id
          join unit pu on pu.id = p.unit_id
        where d.unit_id = u.id and d.kind = 'unit' and s.function in ('registryHead', 'registrar', 'secretRegistrar')
          and (s.ends_on is null or s.ends_on >= ${now}::timestamptz::date)
        order by s.function, s.starts_on, s.id limit 200) x), '[]') as registrars,
      coalesce((select json_agg(x) from (select s.id, s.shown_name as name from unit s
        where s.registry_unit_id = u.id and s.closed_on is null order by s.code limit 100) x), '[]') as serves
    from unit u where u.id = ${unitId} and u.closed_on is null`.execute(db);
  return rows[0] ?? null;
}

/** Locks the unit for a change of its registry; null if it is not open. */
export async function lockRegistry(db: Transaction, unitId: number) {
  const { rows } = await sql<{ version: number; name: string; hasRegistry: boolean; deskId: number }>`
    select u.route_version as version, u.name_th as name, u.has_registry as "hasRegistry", d.id as "deskId"
    from unit u join desk d on d.unit_id = u.id and d.kind = 'unit' where u.id = ${unitId} and u.closed_on is null
      for update of u`.execute(db);
  return rows[0] ?? null;
}

/** Whether everything that a unit's route names exists and is active. */
export async function findNamed(
  db: Transaction,
  { registryUnitId, presentToPostId, assignToUnitId }: { registryUnitId: number | null; presentToPostId: number | null; assignToUnitId: number | null },
) {
  const { rows } = await sql<{ registry: boolean; post: boolean; unit: boolean }>`
    select ${registryUnitId}::int is null
      or exists (select 1 from unit where id = ${registryUnitId} and has_registry and closed_on is null) as registry,
      ${presentToPostId}::int is null
        or exists (select 1 from post where id = ${presentToPostId} and closed_on is null) as post,
      ${assignToUnitId}::int is null
        or exists (select 1 from unit where id = ${assignToUnitId} and closed_on is null) as unit`.execute(db);
  return rows[0] as (typeof rows)[number];
}

export async function updateRegistry(
  db: Transaction,
  unitId: number,
  route: { registryUnitId: number | null; presentsFirst: boolean; presentToPostId: number | null; assignToUnitId: number | null },
): Promise<void> {
  await sql`
    update unit set registry_unit_id = ${route.registryUnitId}, presents_first = ${route.presentsFirst},
      default_present_post_id = ${route.presentToPostId},
      default_assign_desk_id = (select id from desk where kind = 'unit' and unit_id = ${route.assignToUnitId}::int),
        route_version = route_version + 1
    where id = ${unitId}`.execute(db);
}

/** Whether another registrar remains at a desk after a day. */
export async function hasOtherRegistrar(db: Transaction, { seatId, deskId, lastDay }: { seatId: number; deskId: number; lastDay: string }): Promise<boolean> {
  const { rows } = await sql`
    select 1 from seat where desk_id = ${deskId} and id <> ${seatId} and function in ('registrar', 'registryHead')
      and starts_on <= ${lastDay}::date + 1
      and (ends_on is null or ends_on > ${lastDay}) limit 1`.execute(db);
  return rows.length > 0;
}

/** Where letters at a desk go first, by its unit or the nearest ancestor that says so. */
export async function findDefaultRoute(db: Database, deskId: number, now: Date) {
  type Party = { deskId: number; name: string; detail: string } | null;
  const { rows } = await sql<{ presentsFirst: boolean; presentTo: Party; assignTo: Party }>`
    with recursive up as (
      select u.id, u.parent_id, 0 as height from unit u join desk d on d.unit_id = u.id where d.id = ${deskId}
      union all select u.id, u.parent_id, up.height + 1 from unit u join up on u.id = up.parent_id where up.height < 50
    )
    select u.presents_first as "presentsFirst",
      (select json_build_object('deskId', d.id, 'name', q.shown_name,
        'detail', coalesce((select p.shown_name from seat s join person p on p.id = s.person_id
          where s.desk_id = d.id and s.function = 'holder' and ${inForce('s', now)} limit 1), n.shown_name))
        from post q join desk d on d.post_id = q.id join unit n on n.id = q.unit_id
        where q.id = u.default_present_post_id and q.closed_on is null) as "presentTo",
      (select json_build_object('deskId', d.id, 'name', n.shown_name, 'detail', n.short_name) from desk d
        join unit n on n.id = d.unit_id
        where d.id = u.default_assign_desk_id and n.closed_on is null) as "assignTo"
    from up join unit u on u.id = up.id
    where u.presents_first or u.default_present_post_id is not null or u.default_assign_desk_id is not null
    order by up.height limit 1`.execute(db);
  return rows[0] ?? { presentsFirst: false, presentTo: null, assignTo: null };
}
