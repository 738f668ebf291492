import { avatarAddress } from '@sarabun/contract/account/avatar';
import type { Person, PersonRow } from '@sarabun/contract/people/persons';
import { workQueueNumbers } from '@sarabun/contract/queues/queue';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { inForce } from '../../platform/in-force';
import { containing, isNamed } from '../../platform/like-pattern';
import type { SeatFunction } from '../../platform/schema';

interface PersonQuery {
  search: string;
  unitId?: number | undefined;
  state: 'on' | 'off';
}

const narrowed = ({ search, unitId }: PersonQuery) => {
  const pattern = containing(search);
  return sql`(${unitId ?? null}::int is null or p.unit_id = ${unitId ?? null}::int)
    and (${search} = '' or ${isNamed(sql`p.search_text`, search)}
      or fold(coalesce(a.username, '') || ' ' || p.email) like fold(${pattern}))`;
};

const mainPost = (now: Date) => sql`
  coalesce((select q.shown_name from seat s join post q on q.id = s.post_id
    where s.person_id = p.id and s.function = 'holder'
  and ${inForce('s', now)} order by s.is_main desc, s.id limit 1), '')`;

/** Whether anybody is in this installation. */
export async function anyPerson(db: Database | Transaction): Promise<boolean> {
  return (await sql`select 1 from person limit 1`.execute(db)).rows.length > 0;
}

const byRank = sql`
  p.signature_rank nulls last, p.first_name collate "th-x-icu", p.last_name collate "th-x-icu", p.id`;

/** A page of the persons, by rank, then by first name. */
export async function findPersonRows(db: Database, query: PersonQuery, page: { limit: number; offset: number; now: Date }): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select p.id as "personId", p.shown_name as name, ${mainPost(page.now)} as "positionName", u.id as "unitId",
      u.shown_name as "unitName",
      coalesce(a.username, '') as username, p.email, p.phone, p.closed_on as "closedOn"
    from (
      select p.id from person p left join account a on a.person_id = p.id
      where ${narrowed(query)} and (p.closed_on is null) = ${query.state === 'on'}
      order by ${byRank} limit ${page.limit} offset ${page.offset}
    ) page join person p on p.id = page.id join unit u on u.id = p.unit_id
      left join account a on a.person_id = p.id
    order by ${byRank}`.execute(db);
  return rows;
}

export async function countPersons(db: Database, query: PersonQuery): Promise<{ on: number; off: number }> {
  const { rows } = await sql<{ on: number; off: number }>`
    select count(*) filter (where p.closed_on is null) as on, count(*) filter (where p.closed_on is not null) as off
    from person p left join account a on a.person_id = p.id where ${narrowed(query)}`.execute(db);
  return rows[0] ?? { on: 0, off: 0 };
}

/** What a seat `s` of a unit `su` leaves without anybody if its person goes today; null if others stay or come tomorrow. */
const leavesEmpty = (now: Date) => {
  const alone = (functions: readonly SeatFunction[]) => sql`(s.function::text = any(${functions}) and not exists (
    select 1 from seat o where o.desk_id = s.desk_id and o.person_id <> s.person_id
      and o.function::text = any(${functions}) and o.starts_on <= ${now}::timestamptz::date + 1
      and (o.ends_on is null or o.ends_on > ${now}::timestamptz::date)))`;
  return sql`case when not ${inForce('s', now)} then null
    when su.has_registry and ${alone(['registrar', 'registryHead'])} then 'registry'
    when ${alone(['head'])} then 'head' end`;
};

/** One person with current and future functions, and the amount of work at the personal desk. */
export async function findPerson(db: Database | Transaction, personId: number, now: Date): Promise<Person | null> {
  const { rows } = await sql<Person>`
    select p.id as "personId", p.version, p.shown_name as name,
      p.prefix, p.suffix, p.first_name as "firstName", p.last_name as "lastName",
      p.first_name_en as "firstNameEn",
      p.last_name_en as "lastNameEn", p.email, p.phone, p.employee_type_id as "employeeTypeId",
        p.signature_rank as "signatureRank",
      (select left(encode(v.sha256, 'hex'), 12) from avatar v where v.person_id = p.id) as picture,
        coalesce(a.by_directory, false) as "byDirectory",
      exists (select 1 from second_factor f
        where f.person_id = p.id and f.confirmed_at is not null) as "hasSecondFactor",
      p.changed_at as "changedAt", coalesce((select c.shown_name from person c where c.id = p.changed_by),
        '') as "changedBy",
      coalesce((select json_agg(json_build_object('changeId', c.id, 'toName', t.shown_name,
        'effectiveOn', c.effective_on) order by c.effective_on)
        from office_change c join unit t on t.id = c.to_unit_id
        where c.person_id = p.id and c.applied_at is null and c.cancelled_at is null), '[]') as changes,
      (select h.id from handover h where h.leaver_id = p.id and h.state = 'open') as "handoverId", u.id as "unitId",
        u.shown_name as "unitName",
      coalesce(a.username, '') as username, p.closed_on as "closedOn",
      coalesce((select sum(c.total) from queue_count c join desk d on d.id = c.desk_id
        where d.person_id = p.id and c.queue = any(${workQueueNumbers})), 0)::int as "openWork",
      coalesce((select json_agg(json_build_object('seatId', s.id, 'isMain', s.is_main,
        'levelName', coalesce(by_language(lv.name_th, lv.name_en), ''), 'name', coalesce(q.shown_name, su.shown_name),
        'unitName', su.shown_name, 'function', s.function,
          'startsOn', s.starts_on, 'endsOn', s.ends_on, 'leavesEmpty', ${leavesEmpty(now)})
        order by s.is_main desc, s.id)
        from seat s join desk d on d.id = s.desk_id join unit su on su.id = d.unit_id
          left join post q on q.id = s.post_id left join position_level lv on lv.id = q.position_level_id
        where s.person_id = p.id and s.function <> 'self'
          and (s.ends_on is null or s.ends_on >= ${now}::timestamptz::date)), '[]') as seats
    from person p join unit u on u.id = p.unit_id left join account a on a.person_id = p.id where p.id = ${personId}`.execute(db);
  const found = rows[0];
  return found ? { ...found, picture: found.picture && avatarAddress(personId, found.picture) } : null;
}

/** Locks an active person and returns the version; null if there is none. */
export async function lockPerson(db: Transaction, personId: number): Promise<{ version: number; unitId: number } | null> {
  const { rows } = await sql<{ version: number; unitId: number }>`
    select version, unit_id as "unitId" from person where id = ${personId} and closed_on is null for update`.execute(db);
  return rows[0] ?? null;
}

type Fields = Pick<
  Person,
  'prefix' | 'suffix' | 'signatureRank' | 'firstName' | 'lastName' | 'firstNameEn' | 'lastNameEn' | 'email' | 'phone' | 'employeeTypeId'
>;

export async function updatePerson(db: Transaction, personId: number, fields: Fields, { by, now }: { by: number; now: Date }): Promise<void> {
  await sql`
    update person set prefix = ${fields.prefix}, suffix = ${fields.suffix}, signature_rank = ${fields.signatureRank},
      changed_at = ${now}, changed_by = ${by}, first_name = ${fields.firstName}, last_name = ${fields.lastName},
      first_name_en = ${fields.firstNameEn},
      last_name_en = ${fields.lastNameEn}, english_name_by_self = false,
        email = ${fields.email}, phone = ${fields.phone},
        employee_type_id = ${fields.employeeTypeId}, version = version + 1
    where id = ${personId}`.execute(db);
}

export async function emailOfAnother(db: Transaction, personId: number, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from person where lower(email) = lower(${email}) and closed_on is null and id <> ${personId}`.execute(db);
  return rows.length > 0;
}

export async function employeeTypeInUse(db: Transaction, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from employee_type where id = ${id} and active`.execute(db);
  return rows.length > 0;
}

/** Ends a person's functions from today on. Future ones are deleted; the personal desk stays unless `all`. */
export async function endSeats(db: Transaction, personId: number, now: Date, all: boolean): Promise<number> {
  const today = sql`${now}::timestamptz::date`;
  const which = sql`
    person_id = ${personId} and (${all} or function <> 'self') and (ends_on is null or ends_on >= ${today})`;
  const gone = await sql`delete from seat where ${which} and starts_on >= ${today} returning id`.execute(db);
  const ended = await sql`update seat set ends_on = ${today} - 1 where ${which} returning id`.execute(db);
  return gone.rows.length + ended.rows.length;
}

/** Moves a person and their desk to a unit. Letters stay on the desk. */
export async function movePerson(db: Transaction, personId: number, unitId: number): Promise<void> {
  await sql`update person set unit_id = ${unitId}, version = version + 1 where id = ${personId}`.execute(db);
  await sql`update desk set unit_id = ${unitId} where person_id = ${personId}`.execute(db);
}

export async function markClosed(db: Transaction, personId: number, now: Date): Promise<void> {
  await sql`update person set closed_on = ${now}::timestamptz::date, version = version + 1 where id = ${personId}`.execute(db);
  await sql`delete from users_group_member where person_id = ${personId}`.execute(db);
  await sql`delete from person_role where person_id = ${personId}`.execute(db);
}

/** The active choices of the forms. */
export async function findChoices(db: Database) {
  const { rows } = await sql<{ prefixes: string[]; suffixes: string[]; employeeTypes: { id: number; name: string }[] }>`
    select coalesce((select json_agg(name_th order by position nulls last, name_th collate "th-x-icu") from prefix
      where active), '[]') as prefixes,
      coalesce((select json_agg(name_th order by position nulls last, name_th collate "th-x-icu") from suffix
        where active), '[]') as suffixes,
      coalesce((select json_agg(json_build_object('id', id, 'name', by_language(name_th, name_en))
        order by position nulls last, id) from employee_type where active), '[]') as "employeeTypes"`.execute(db);
  return rows[0] as (typeof rows)[number];
}

export async function setEmployeeType(db: Transaction, personId: number, employeeTypeId: number | null): Promise<void> {
  await sql`
    update person set employee_type_id = (select id from employee_type where id = ${employeeTypeId} and active)
    where id = ${personId}`.execute(db);
}

/** Sets the suffix of a person's name, and the person's position among signers. */
export async function setNameParts(
  db: Transaction,
  personId: number,
  { suffix, signatureRank }: { suffix: string; signatureRank: number | null },
): Promise<void> {
  await sql`update person set suffix = ${suffix}, signature_rank = ${signatureRank} where id = ${personId}`.execute(db);
}
