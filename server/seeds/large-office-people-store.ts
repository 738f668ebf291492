import { defaultUnit } from '@sarabun/contract/constants';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type pg from 'pg';
import { departmentFields, divisions, firstNames, lastNames, ministry, officerPosts } from './large-office-words';

/** Units by number: 1 the ministry's own office with the central registry, then the departments, then their divisions. */
export const departments = departmentFields.length;
export const firstDepartment = 2;
export const firstDivision = firstDepartment + departments;
export const units = 1 + departments + departments * divisions.length;

/** The ministry's own office is large; all other units have the same number of persons. */
const centralPersons = 200;
const personsEach = 24;
const persons = centralPersons + (units - 1) * personsEach;

/** Functions by position in the unit: first the head, then registrars and, after the deputy, officers. */
const places = {
  central: { registrars: 20, registryHead: 22, secretRegistrar: 23, secretary: 24, deputy: 25, officers: centralPersons - 25 },
  other: { registrars: 2, registryHead: 4, secretRegistrar: 5, secretary: 6, deputy: 7, officers: personsEach - 7 },
};
const { central, other } = places;

/** Desks by number: of units, then of posts, then of persons. Persons and posts have the same numbers: each has one of his own. */
const firstUnitId = defaultUnit;

/**
 * SQL helpers for filling the large office, temporary for the connection. Randomness is a hash of a letter's number and a salt, so the
 * result is always the same.
 */
const words = `
  create function pg_temp.chance(n bigint, salt int) returns float8 immutable language sql as
    $$ select (hashint8extended(n, salt) & 9007199254740991)::float8 / 9007199254740992 $$;
  create function pg_temp.pick(words text[], n bigint, salt int) returns text immutable language sql as
    $$ select words[1 + floor(pg_temp.chance(n, salt) * cardinality(words))::int] $$;
  create function pg_temp.thai(digits text) returns text immutable language sql as
    $$ select translate(digits, '0123456789', '${toThaiDigits('0123456789')}') $$;
  create function pg_temp.person_at(unit int, place int) returns int immutable language sql as
    $$ select case when unit = 1 then place else ${centralPersons} + (place - 1) * ${units - 1} + unit - 1 end $$;
  create function pg_temp.head(unit int) returns int immutable language sql as $$ select pg_temp.person_at(unit, 1) $$;
  create function pg_temp.registrar(unit int, n bigint, salt int) returns int immutable language sql as
    $$ select pg_temp.person_at(unit, 2 + floor(pg_temp.chance(n, salt) * case when unit = 1 then ${central.registrars} else ${other.registrars} end)::int) $$;
  create function pg_temp.secret_registrar(unit int) returns int immutable language sql as
    $$ select pg_temp.person_at(unit, case when unit = 1 then ${central.secretRegistrar} else ${other.secretRegistrar} end) $$;
  create function pg_temp.deputy(unit int) returns int immutable language sql as
    $$ select pg_temp.person_at(unit, case when unit = 1 then ${central.deputy} else ${other.deputy} end) $$;
  create function pg_temp.officer(unit int, n bigint, salt int) returns int immutable language sql as
    $$ select pg_temp.person_at(unit, case when unit = 1 then ${central.deputy} else ${other.deputy} end + 1
      + floor(pg_temp.chance(n, salt) * case when unit = 1 then ${central.officers} else ${other.officers} end)::int) $$;
  create function pg_temp.department_of(unit int) returns int immutable language sql as
    $$ select case when unit < ${firstDivision} then unit else ${firstDepartment} + (unit - ${firstDivision}) / ${divisions.length} end $$;
  create function pg_temp.division(department int, n bigint, salt int) returns int immutable language sql as
    $$ select ${firstDivision} + (department - ${firstDepartment}) * ${divisions.length} + floor(pg_temp.chance(n, salt) * ${divisions.length})::int $$;
  create function pg_temp.unit_id(unit int) returns int immutable language sql as $$ select ${firstUnitId} + unit $$;
  create function pg_temp.unit_desk(unit int) returns int immutable language sql as $$ select unit $$;
  create function pg_temp.post_desk(person int) returns int immutable language sql as $$ select ${units} + person $$;
  create function pg_temp.person_desk(person int) returns int immutable language sql as $$ select ${units + persons} + person $$;
  create function pg_temp.work_of(unit int, place int) returns text immutable language sql as $$
    select case when place = 1 then 'head'
      when place <= 1 + case when unit = 1 then ${central.registrars} else ${other.registrars} end then 'registrar'
      when place = case when unit = 1 then ${central.registryHead} else ${other.registryHead} end then 'registryHead'
      when place = case when unit = 1 then ${central.secretRegistrar} else ${other.secretRegistrar} end then 'secretRegistrar'
      when place = case when unit = 1 then ${central.secretary} else ${other.secretary} end then 'secretary'
      when place = case when unit = 1 then ${central.deputy} else ${other.deputy} end then 'deputy'
      else 'officer' end $$;`;

const unitNames = [
  ministry,
  ...departmentFields.map((field) => `กรม${field}`),
  ...departmentFields.flatMap((field) => divisions.map((division) => `${division} กรม${field}`)),
];

const fillUnits = `
  insert into unit (id, parent_id, code, name_th, name_en, short_name, letter_code, level, has_registry)
  select pg_temp.unit_id(k), case when k > 1 then pg_temp.unit_id(case when k < ${firstDivision} then 1 else pg_temp.department_of(k) end) end,
    lpad(k::text, 4, '0'), name, 'Unit ' || k, 'น' || k, 'ทด ' || pg_temp.thai(lpad(k::text, 4, '0')),
    case when k = 1 then 1 when k < ${firstDivision} then 2 else 3 end, true
  from unnest($1::text[]) with ordinality as named (name, place), lateral (select place::int as k) as numbered`;

const fillStaff = `
  create temp table staff as
  select n, unit, place, pg_temp.work_of(unit, place) as work from (
    select n, case when n <= ${centralPersons} then 1 else 2 + (n - ${centralPersons} - 1) % ${units - 1} end as unit,
      case when n <= ${centralPersons} then n else 1 + (n - ${centralPersons} - 1) / ${units - 1} end as place
    from generate_series(1, ${persons}) as n
  ) placed`;

const fillPersons = `
  insert into person (id, prefix, first_name, last_name, email, phone, unit_id)
  select n, prefix, pg_temp.pick(case prefix when 'นาย' then $1::text[] when 'นาง' then $2::text[] else $3::text[] end, n, 902), pg_temp.pick($4::text[], n, 903),
    'bench' || n || '@large.example.go.th', (10000 + n)::text, pg_temp.unit_id(unit)
  from staff, lateral (select pg_temp.pick('{นาย,นาง,นางสาว}', n, 901) as prefix) as addressed`;

const fillPosts = `
  insert into post (id, unit_id, name_th, is_head, is_executive)
  select n, u.id, case work
      when 'head' then case u.level when 1 then 'ปลัด' || u.name_th when 2 then 'อธิบดี' || u.name_th else 'ผู้อำนวยการ' || u.name_th end
      when 'deputy' then case u.level when 1 then 'รองปลัด' || u.name_th when 2 then 'รองอธิบดี' || u.name_th else 'หัวหน้าฝ่ายบริหารทั่วไป ' || u.name_th end
      when 'secretary' then 'เลขานุการ ' || u.name_th
      when 'officer' then pg_temp.pick($1::text[], n, 904)
      else 'เจ้าพนักงานธุรการชำนาญงาน' end,
    work = 'head', work in ('head', 'deputy')
  from staff join unit u on u.id = pg_temp.unit_id(staff.unit)`;

const seats = [
  "select pg_temp.person_desk(n), n, 'self'::seat_function, null::int, false from staff",
  "select pg_temp.post_desk(n), n, 'holder', n, true from staff",
  "select pg_temp.unit_desk(unit), n, work::seat_function, n, false from staff where work in ('head', 'registrar', 'registryHead', 'secretRegistrar')",
  "select pg_temp.post_desk(pg_temp.head(unit)), n, 'secretary', pg_temp.head(unit), false from staff where work = 'secretary'",
].join(' union all ');

/**
 * Creates the office: units with registries, persons with posts, desks, seats and accounts `bench1`, `bench2` … that have accepted the
 * texts.
 */
export async function fillPeople(client: pg.Client, passwordHash: string): Promise<number> {
  await client.query(words);
  await client.query(fillUnits, [unitNames]);
  await client.query(`
    insert into register (unit_id, kind, is_secret) select id, kind, is_secret
    from unit, unnest(enum_range(null::register_kind)) as kind cross join (values (false), (true)) as s (is_secret) where not is_secret or kind in ('receive', 'send')`);
  await client.query(fillStaff);
  await client.query(fillPersons, [firstNames.นาย, firstNames.นาง, firstNames.นางสาว, lastNames]);
  await client.query(fillPosts, [officerPosts]);
  await client.query(`
    insert into desk (id, kind, unit_id, post_id, person_id)
    select pg_temp.unit_desk(k), 'unit'::desk_kind, pg_temp.unit_id(k), null::int, null::int from generate_series(1, ${units}) as k
    union all select pg_temp.post_desk(n), 'post', pg_temp.unit_id(unit), n, null from staff
    union all select pg_temp.person_desk(n), 'person', pg_temp.unit_id(unit), null, n from staff`);
  await client.query(`insert into seat (desk_id, person_id, function, post_id, is_main) ${seats}`);
  await client.query(`
    insert into clearance (person_id, level, order_number, starts_on)
    select n, case work when 'secretary' then 2 else 3 end, '๑/๒๕๖๔', '2021-01-01' from staff where work in ('head', 'deputy', 'secretRegistrar', 'secretary')`);
  await client.query(`insert into account (person_id, username, password_hash) select n, 'bench' || n, $1 from staff`, [passwordHash]);
  await client.query(`
    insert into consent (person_id, kind, version, agreed_at, text_th)
    select n, kind, version, timestamptz '2021-01-04 08:00+07', th from staff cross join (select distinct on (kind) kind, version, th from consent_text order by kind, version desc) texts`);
  return persons;
}
