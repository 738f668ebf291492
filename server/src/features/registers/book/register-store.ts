import type { BookFunction } from '@sarabun/contract/registers/register';
import type { RegisterColumn } from '@sarabun/contract/registers/register-pages';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import { inForce } from '../../../platform/in-force';
import type { RegisterKind } from '../../../platform/schema';
import type { HeldRight, Reader } from './register-rules';

/** The next numbers in the receive registers of units: ordinary and secret ones. */
export async function nextReceiveNumbers(db: Database, { ordinary, secret }: { ordinary: readonly number[]; secret: readonly number[] }, year: number) {
  const { rows } = await sql<{ registerId: number; unitId: number; unitName: string; stampName: string; isSecret: boolean; next: number }>`
    select r.id as "registerId", u.id as "unitId", u.shown_name as "unitName", u.name_th as "stampName",
      r.is_secret as "isSecret", coalesce(s.last_number, 0) + 1 as next
    from unit u join register r on r.unit_id = u.id and r.kind = 'receive' and r.series = ''
      left join number_series s on s.register_id = r.id and s.year = ${year}
    where u.id = any(case when r.is_secret then ${secret}::int[] else ${ordinary}::int[] end) order by u.id, r.is_secret`.execute(db);
  return rows;
}

/** The registry that numbers a unit's letters: its own, the one assigned to it, or the nearest above. */
export async function registryOf(db: Database, unitId: number): Promise<{ unitId: number; letterCode: string } | null> {
  const { rows } = await sql<{ unitId: number; letterCode: string }>`
    with recursive up as (
      select id, parent_id, has_registry, registry_unit_id, 0 as height from unit where id = ${unitId}
      union all select u.id, u.parent_id, u.has_registry, u.registry_unit_id, up.height + 1 from unit u
        join up on u.id = up.parent_id
    )
    select r.id as "unitId", r.letter_code as "letterCode" from up
      join unit r on r.id = coalesce(up.registry_unit_id, up.id)
    where r.has_registry and r.closed_on is null order by up.height limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * The issuer of what a person of a unit signs: the nearest unit at or above it with a registry of its own or an assigned one, with its name
 * and those above it, and the registry of its numbers. One unit has one heading and one series.
 */
export async function issuerOf(db: Database, unitId: number): Promise<{ registry: { unitId: number; letterCode: string }; name: string } | null> {
  const { rows } = await sql<{ unitId: number; letterCode: string; name: string }>`
    with recursive up as (
      select id, parent_id, name_th, has_registry, registry_unit_id, 0 as height from unit where id = ${unitId}
      union all select u.id, u.parent_id, u.name_th, u.has_registry, u.registry_unit_id, up.height + 1 from unit u
        join up on u.id = up.parent_id
    )
    select r.id as "unitId", r.letter_code as "letterCode",
      coalesce((select string_agg(a.name_th, ' ' order by a.height) from up a where a.height >= up.height), '') as name
    from up join unit r on r.id = coalesce(up.registry_unit_id, up.id) where r.has_registry and r.closed_on is null
    order by up.height limit 1`.execute(db);
  const [found] = rows;
  return found ? { registry: { unitId: found.unitId, letterCode: found.letterCode }, name: found.name } : null;
}

/** The register of a kind at a registry, by default the plain one; null if it has none. */
export async function registerOf(
  db: Database | Transaction,
  { unitId, kind, isSecret = false, series = '' }: { unitId: number; kind: RegisterKind; isSecret?: boolean; series?: string },
): Promise<number | null> {
  const { rows } = await sql<{
    id: number;
  }>`
    select id from register where unit_id = ${unitId} and kind = ${kind} and is_secret = ${isSecret}
      and series = ${series}`.execute(db);
  return rows[0]?.id ?? null;
}

/** A person's rights on numbers today, direct or through a post that they hold or act for. */
export async function findHeldRights(db: Database | Transaction, personId: number, now: Date): Promise<HeldRight[]> {
  const { rows } = await sql<HeldRight>`
    select distinct r.unit_id as "unitId", r.what from number_right r
    where r.ended_at is null and (r.person_id = ${personId} or r.post_id in (
      select d.post_id from seat s join desk d on d.id = s.desk_id
      where s.person_id = ${personId} and s.function in ('holder', 'acting')
        and ${inForce('s', now)}))`.execute(db);
  return rows;
}

/** A register that a person may view. */
export interface FoundRegister {
  registerId: number;
  unitId: number;
  unitName: string;
  /** The unit's name as it is stored and printed. */
  issuer: string;
  letterCode: string;
  bookId: number;
  kind: RegisterKind;
  isSecret: boolean;
  series: string;
  titleTh: string;
  titleEn: string;
}

/** SQL: the default name of a register `r` of a book `b`; a series of licences has the name of its form. */
export const usualTitle = (language: 'th' | 'en') => sql`
  b.${sql.raw(`title_${language}`)} || case when r.series = '' then ''
  else ' – ' || coalesce((select
    ${sql.raw(language === 'th' ? 'f.name_th' : "coalesce(nullif(f.name_en, ''), f.name_th)")} from letter_form f
    where f.code = r.series), r.series) end`;

/** The registers that a person may view, or one of them. Lists leave out empty books, except those of the person's registries. */
export async function findRegisters(db: Database | Transaction, reader: Reader, registerId: number | null = null): Promise<FoundRegister[]> {
  const { rows } = await sql<FoundRegister>`
    with recursive below as (
      select id from unit where id = any(${reader.overview}) union select u.id from unit u
        join below on u.parent_id = below.id
    )
    select r.id as "registerId", u.id as "unitId", u.shown_name as "unitName", u.name_th as issuer,
      u.letter_code as "letterCode", b.id as "bookId", r.kind, r.is_secret as "isSecret", r.series,
      coalesce(nullif(d.title_th, ''), ${usualTitle('th')}) as "titleTh",
        coalesce(nullif(d.title_en, ''), ${usualTitle('en')}) as "titleEn"
    from register r join unit u on u.id = r.unit_id join book_display b on b.kind = r.kind and b.is_secret = r.is_secret
      left join lateral (select * from register_display x
        where x.register_id = r.id and x.unit_id = any(${reader.works}) order by x.shown desc, x.position
        limit 1) d on true
    where (${registerId}::int is null or r.id = ${registerId}::int) and coalesce(d.shown, true)
      and case when r.is_secret then r.unit_id = any(${reader.secret})
        else r.unit_id = any(${reader.works}) or r.unit_id = any(${reader.central}) or ${reader.readsAll}
          or coalesce(d.shown, false) or r.unit_id in (select id from below) end
      and (${registerId}::int is not null or r.series <> ''
        or (r.unit_id = any(${reader.works})
        and (r.kind in ('receive', 'send') or (not r.is_secret and r.kind <> 'licence')))
        or exists (select 1 from number_series s where s.register_id = r.id))
    order by r.unit_id = any(${[...reader.works, ...reader.secret]}) desc, coalesce(d.position, 1000 + b.position),
      u.code, r.series`.execute(db);
  return rows;
}

/** The visible columns of a kind of register, in their order. */
export async function findColumns(db: Database, bookId: number): Promise<RegisterColumn[]> {
  const { rows } = await sql<RegisterColumn>`
    select id as "columnId", field, value_kind as "valueKind",
      json_build_object('th', title_th, 'en', title_en) as title, width
    from book_column where book_id = ${bookId} and shown and not removed order by position, id`.execute(db);
  return rows;
}

export async function findOffered(db: Database | Transaction, bookId: number): Promise<BookFunction[]> {
  const { rows } = await sql<{ what: BookFunction }>`select what from book_function where book_id = ${bookId} and enabled`.execute(db);
  return rows.map(({ what }) => what);
}

/**
 * The names of those who may correct what was typed of the letter of a line, of an open register: who entered it first. Null where the agency does
 * not offer it, none for a secret register.
 */
export async function findCorrectors(db: Database, { registerId, enteredById, now }: { registerId: number; enteredById: number; now: Date }) {
  const { rows } = await sql<{ names: string[] }>`
    select coalesce((
      select json_agg(c.name order by c.person_id <> ${enteredById}, c.name) from (
        select distinct s.person_id, p.shown_name as name
        from seat s join desk d on d.id = s.desk_id join person p on p.id = s.person_id
        where d.unit_id = r.unit_id and d.kind = 'unit' and not r.is_secret and ${inForce('s', now)}
          and (s.function in ('registryHead', 'head') or (s.function = 'registrar' and s.person_id = ${enteredById}))
      ) c
    ), '[]') as names
    from register r join book_display b on b.kind = r.kind and b.is_secret = r.is_secret
      join book_function f on f.book_id = b.id and f.what = 'correct' and f.enabled
    where r.id = ${registerId}`.execute(db);
  return rows[0]?.names ?? null;
}

/** The years of a register with the last number of each, newest first. */
export async function findYears(db: Database, registerId: number): Promise<{ year: number; last: number }[]> {
  const { rows } = await sql<{ year: number; last: number }>`
    select year, last_number as last from number_series where register_id = ${registerId} order by year desc`.execute(db);
  return rows;
}

/** The number format of a unit on a day; null means the unit's letter code. */
export async function findTemplate(db: Database | Transaction, unitId: number, kind: RegisterKind, day: string): Promise<string | null> {
  const { rows } = await sql<{ template: string }>`
    select template from number_format
    where unit_id = ${unitId} and kind = ${kind} and valid_from <= ${day} and (valid_to is null or valid_to >= ${day})
    order by valid_from desc limit 1`.execute(db);
  return rows[0]?.template ?? null;
}

/** Blocks with reserved numbers left, the one that expires first on top. */
export async function findBlocks(db: Database, registerId: number) {
  const { rows } = await sql<{
    blockId: number;
    year: number;
    first: number;
    last: number;
    free: number[];
    reason: string;
    expiresOn: string;
    reservedOn: string;
    reservedBy: string;
  }>`
    select b.id as "blockId", b.year, b.first_number as first, b.last_number as last, f.free, b.reason,
      b.expires_on as "expiresOn",
      (b.reserved_at at time zone 'Asia/Bangkok')::date as "reservedOn", p.shown_name as "reservedBy"
    from number_block b join person p on p.id = b.reserved_by
      join lateral (select json_agg(e.number order by e.number) as free from register_entry e
        where e.block_id = b.id and e.state = 'reserved') f on f.free is not null
    where b.register_id = ${registerId} order by b.expires_on, b.id`.execute(db);
  return rows;
}
