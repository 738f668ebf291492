import type { MasterValues } from '@sarabun/contract/settings/master-table';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { fold, type KnownOffice, type NewUnit } from './office-rules';

/** The active persons in sheet form, each with their id; a change leaves all other columns alone. */
export async function findKnownPersons(db: Database): Promise<{ id: number; version: number; values: MasterValues }[]> {
  const { rows } = await sql<{ id: number; version: number; values: MasterValues }>`
    select p.id, p.version, json_build_object('username', a.username, 'prefix', p.prefix, 'firstName', p.first_name,
      'lastName', p.last_name, 'suffix', p.suffix,
      'firstNameEn', p.first_name_en, 'lastNameEn', p.last_name_en, 'email', p.email, 'phone', p.phone,
        'employeeTypeId', p.employee_type_id, 'unitCode', u.code) as values
    from person p join account a on a.person_id = p.id join unit u on u.id = p.unit_id where p.closed_on is null`.execute(db);
  return rows;
}

/** The existing office that a plan is checked against. */
export async function findKnownOffice(db: Database): Promise<KnownOffice> {
  const { rows } = await sql<{ units: { code: string; id: number; root: boolean }[]; prefixes: string[]; suffixes: string[]; used: string[] }>`
    select coalesce((select json_agg(json_build_object('code', code, 'id', id, 'root', parent_id is null)) from unit
      where closed_on is null), '[]') as units,
      coalesce((select json_agg(name_th) from prefix where active), '[]') as prefixes,
        coalesce((select json_agg(name_th) from suffix where active), '[]') as suffixes,
      coalesce((select json_agg(lower(a.username)) from account a join person p on p.id = a.person_id
        where p.closed_on is not null), '[]') as used`.execute(db);
  const { units, prefixes, suffixes, used } = rows[0] as (typeof rows)[number];
  return {
    units: new Map(units.map(({ code, id }) => [fold(code), id])),
    hasRoot: units.some(({ root }) => root),
    prefixes: new Set(prefixes),
    suffixes: new Set(suffixes),
    usedUsernames: new Set(used),
  };
}

/** Blocks other changes to units, posts, persons and accounts until the transaction ends. */
export async function lockOffice(db: Transaction): Promise<void> {
  await sql`lock table unit, post, person, account in share row exclusive mode`.execute(db);
}

/** Adds units with their places, desks and registers: one statement each, for any number. */
export async function insertUnits(db: Transaction, units: readonly NewUnit[], { by, now }: { by: number; now: Date }): Promise<void> {
  if (units.length === 0) return;
  const given = sql`
    json_to_recordset(${JSON.stringify(units)}::json) as g (code text, name text, "parentCode" text, "letterCode" text,
      "hasRegistry" boolean)`;
  await sql`
    insert into unit (code, name_th, letter_code, has_registry, level, parent_id, changed_at, changed_by)
    select g.code, g.name, g."letterCode", g."hasRegistry", 3, null, ${now}, ${by} from ${given}`.execute(db);
  await sql`
    update unit set parent_id = p.id from ${given}
      join unit p on lower(p.code) = lower(g."parentCode") and p.closed_on is null
    where unit.code = g.code and unit.closed_on is null and g."parentCode" <> ''`.execute(db);
  await sql`
    with recursive below as (
      select u.id, 1 as height from unit u where u.parent_id is null and u.closed_on is null
      union all select u.id, below.height + 1 from unit u join below on u.parent_id = below.id where below.height < 9)
    update unit set level = least(5, below.height) from below, ${given}
    where unit.id = below.id and unit.code = g.code and unit.closed_on is null`.execute(db);
  await sql`
    insert into desk (kind, unit_id) select 'unit', u.id from ${given}
      join unit u on u.code = g.code and u.closed_on is null`.execute(db);
  await sql`
    insert into register (unit_id, kind, is_secret)
    select u.id, k, s.is_secret from ${given} join unit u on u.code = g.code and u.closed_on is null and u.has_registry
      cross join unnest(enum_range(null::register_kind)) as k cross join (values (false), (true)) as s (is_secret)
    where not s.is_secret or k in ('receive', 'send') on conflict do nothing`.execute(db);
}

/** A person of the sheet, with the hash of the password link. */
export type NewPerson = MasterValues & { tokenHash: string };

const givenPersons = (persons: readonly NewPerson[]) => sql`
  json_to_recordset(${JSON.stringify(persons)}::json) as g (username text, prefix text, "firstName" text,
    "lastName" text,
  suffix text, "firstNameEn" text, "lastNameEn" text, email text, phone text, "employeeTypeId" int, "unitCode" text,
    "postName" text, "isHead" boolean, "isExecutive" boolean,
  "registryFunction" text, "tokenHash" text)`;

/** Adds persons with desks, accounts, password links, posts and functions: one statement each, for any number. */
export async function insertPersons(
  db: Transaction,
  persons: readonly NewPerson[],
  { passwordHash, expiresAt, today, by, now }: { passwordHash: string; expiresAt: Date; today: string; by: number; now: Date },
): Promise<void> {
  if (persons.length === 0) return;
  const given = givenPersons(persons);
  await sql`
    insert into person (prefix, first_name, last_name, suffix, first_name_en, last_name_en, email, phone,
      employee_type_id, unit_id, created_at, changed_at, changed_by)
    select g.prefix, g."firstName", g."lastName", coalesce(g.suffix, ''), coalesce(g."firstNameEn", ''),
      coalesce(g."lastNameEn", ''), g.email, coalesce(g.phone, ''), g."employeeTypeId", u.id, ${now}, ${now}, ${by}
    from ${given} join unit u on lower(u.code) = lower(g."unitCode") and u.closed_on is null`.execute(db);
  const named = sql`${given} join person p on lower(p.email) = lower(g.email) and p.closed_on is null`;
  await sql`insert into desk (kind, unit_id, person_id) select 'person', p.unit_id, p.id from ${named}`.execute(db);
  await sql`
    insert into seat (desk_id, person_id, function) select d.id, p.id, 'self' from ${named}
      join desk d on d.person_id = p.id`.execute(db);
  await sql`
    insert into account (person_id, username, password_hash, password_changed_at)
    select p.id, g.username, ${passwordHash}, ${now} from ${named}`.execute(db);
  await sql`
    insert into first_password_link (token_hash, person_id, expires_at)
    select decode(g."tokenHash", 'hex'), p.id, ${expiresAt} from ${named}`.execute(db);
  await putOnPosts(db, persons, { today, by, now });
}

interface Placed {
  personId: number;
  unitId: number;
  name: string;
  isHead: boolean;
  isExecutive: boolean;
}

async function putOnPosts(db: Transaction, persons: readonly NewPerson[], { today, by, now }: { today: string; by: number; now: Date }): Promise<void> {
  const given = givenPersons(persons);
  const named = sql`${given} join person p on lower(p.email) = lower(g.email) and p.closed_on is null`;
  // A vacant post of that name in that unit is filled first; otherwise a new one is added.
  const { rows } = await sql<Placed & { postId: number | null }>`
    with wanted as (
      select p.id as person_id, p.unit_id, g."postName" as name, coalesce(g."isHead", false) as is_head,
        coalesce(g."isExecutive", false) as is_executive,
        row_number() over (partition by p.unit_id, g."postName", coalesce(g."isHead", false) order by p.id) as place
      from ${named} where coalesce(g."postName", '') <> ''
    ), vacant as (
      select q.id, q.unit_id, q.name_th as name, q.is_head,
        row_number() over (partition by q.unit_id, q.name_th, q.is_head order by q.id) as place
      from post q join desk d on d.post_id = q.id
      where q.closed_on is null and not exists (select 1 from seat s
        where s.desk_id = d.id and s.function = 'holder' and (s.ends_on is null or s.ends_on >= ${today}))
    )
    select w.person_id as "personId", w.unit_id as "unitId", w.name, w.is_head as "isHead",
      w.is_executive as "isExecutive", v.id as "postId"
    from wanted w left join vacant v on v.unit_id = w.unit_id and v.name = w.name and v.is_head = w.is_head
      and v.place = w.place order by w.person_id`.execute(db);
  const missing = rows.filter(({ postId }) => postId === null);
  const ids = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('post', 'id'))::int as id from generate_series(1, ${missing.length}::int)`.execute(db);
  for (const [index, place] of missing.entries()) place.postId = ids.rows[index]?.id ?? null;
  const news = sql`
    json_to_recordset(${JSON.stringify(missing)}::json) as t ("postId" int, "unitId" int, name text, "isHead" boolean,
      "isExecutive" boolean)`;
  await sql`
    insert into post (id, unit_id, name_th, is_head, is_executive, changed_at, changed_by)
    select t."postId", t."unitId", t.name, t."isHead", t."isExecutive", ${now}, ${by} from ${news}`.execute(db);
  await sql`insert into desk (kind, unit_id, post_id) select 'post', t."unitId", t."postId" from ${news}`.execute(db);
  const all = sql`
    json_to_recordset(${JSON.stringify(rows)}::json) as t ("personId" int, "postId" int, "unitId" int, "isHead" boolean)`;
  await sql`
    insert into seat (desk_id, person_id, function, post_id, is_main, starts_on)
    select d.id, t."personId", 'holder'::seat_function, t."postId", true, ${today}::date from ${all}
      join desk d on d.post_id = t."postId"
    union all select d.id, t."personId", 'head', t."postId", false, ${today}::date from ${all}
      join desk d on d.unit_id = t."unitId" and d.kind = 'unit' where t."isHead"`.execute(db);
  await sql`
    insert into seat (desk_id, person_id, function, post_id, starts_on)
    select d.id, p.id, g."registryFunction"::seat_function, null, ${today}::date from ${named}
      join desk d on d.unit_id = p.unit_id and d.kind = 'unit' where g."registryFunction" is not null`.execute(db);
}

/** Updates persons with the values of the sheet, each only if nobody else changed them. Returns how many. */
export async function updatePersons(
  db: Transaction,
  changes: readonly { id: number; version: number; values: MasterValues }[],
  { by, now }: { by: number; now: Date },
): Promise<number> {
  const rows = JSON.stringify(changes.map(({ id, version, values }) => ({ id, version, ...values })));
  const { rows: done } = await sql<{ id: number }>`
    update person set prefix = coalesce(g.prefix, person.prefix), first_name = coalesce(g."firstName", first_name),
      last_name = coalesce(g."lastName", last_name),
      suffix = coalesce(g.suffix, person.suffix), first_name_en = coalesce(g."firstNameEn", first_name_en),
        last_name_en = coalesce(g."lastNameEn", last_name_en),
        english_name_by_self = english_name_by_self and g."firstNameEn" is null and g."lastNameEn" is null,
      email = coalesce(g.email, person.email), phone = coalesce(g.phone, person.phone),
        employee_type_id = coalesce(g."employeeTypeId", employee_type_id),
      version = person.version + 1, changed_at = ${now}, changed_by = ${by}
    from json_to_recordset(${rows}::json) as g (id int, version int, prefix text, "firstName" text, "lastName" text,
      suffix text, "firstNameEn" text, "lastNameEn" text, email text, phone text, "employeeTypeId" int)
    where person.id = g.id and person.version = g.version returning person.id`.execute(db);
  return done.length;
}
