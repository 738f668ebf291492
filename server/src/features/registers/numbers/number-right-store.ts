import type { NumberRightRow } from '@sarabun/contract/registers/number-rights';
import type { NumberRight } from '@sarabun/contract/registers/register';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import { inForce } from '../../../platform/in-force';
import { containing, isNamed } from '../../../platform/like-pattern';
import type { Standing } from '../book/register-rules';

interface RightQuery {
  search: string;
  what?: NumberRight | undefined;
  unitId?: number | undefined;
  state: 'on' | 'off';
}

const from = sql.raw(`
  number_right r join unit u on u.id = r.unit_id left join person p on p.id = r.person_id
    left join post q on q.id = r.post_id
  left join unit hu on hu.id = coalesce(p.unit_id, q.unit_id) join person g on g.id = r.granted_by
    left join person e on e.id = r.ended_by`);

/** SQL: a unit with registers of its own, or directly above units that have some. */
const keepsRegisters = sql.raw('(u.has_registry or exists (select 1 from unit below where below.parent_id = u.id and below.has_registry))');

const narrowed = ({ search, what, unitId }: Omit<RightQuery, 'state'>) => sql`
  (${what ?? null}::text is null or r.what = ${what ?? null}::text)
    and (${unitId ?? null}::int is null or r.unit_id = ${unitId ?? null}::int)
  and (${search} = '' or ${isNamed(sql`coalesce(p.search_text, q.search_text)`, search)})`;

export async function findNumberRights(db: Database, query: RightQuery, page: { limit: number; offset: number }): Promise<NumberRightRow[]> {
  const { rows } = await sql<NumberRightRow>`
    select r.id as "rightId", r.what, u.id as "unitId", u.shown_name as "unitName",
      json_build_object('kind', case when p.id is null then 'post' else 'person' end, 'id', coalesce(p.id, q.id),
        'name', coalesce(p.shown_name, q.shown_name), 'unitName', hu.shown_name) as holder,
      r.granted_at as "grantedAt", g.shown_name as "grantedBy", r.ended_at as "endedAt",
        coalesce(e.shown_name, '') as "endedBy"
    from ${from} where ${narrowed(query)} and (r.ended_at is null) = ${query.state === 'on'} order by r.id desc
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countNumberRights(db: Database, query: Omit<RightQuery, 'state'>): Promise<{ on: number; off: number }> {
  const { rows } = await sql<{ on: number; off: number }>`
    select count(*) filter (where r.ended_at is null) as on, count(*) filter (where r.ended_at is not null) as off
    from ${from} where ${narrowed(query)}`.execute(db);
  return rows[0] ?? { on: 0, off: 0 };
}

/** Units with registers, and active persons and posts by name, twenty at most. */
export async function findRightChoices(db: Database, search: string) {
  const pattern = containing(search);
  const { rows } = await sql<{ units: { id: number; name: string }[]; holders: { kind: 'person' | 'post'; id: number; name: string; unitName: string }[] }>`
    select coalesce((select json_agg(json_build_object('id', id, 'name', u.shown_name) order by code) from unit u
      where ${keepsRegisters} and closed_on is null), '[]') as units,
      coalesce((select json_agg(h) from (
        select 'post' as kind, q.id, q.shown_name as name, u.shown_name as "unitName" from post q
          join unit u on u.id = q.unit_id
          where ${search} <> '' and q.closed_on is null and q.search_text like fold(${pattern})
        union all
        select 'person', p.id, p.shown_name, u.shown_name from person p join unit u on u.id = p.unit_id
        where ${search} <> '' and p.closed_on is null and ${isNamed(sql`p.search_text`, search)}
        limit 20) h), '[]') as holders`.execute(db);
  return rows[0] as (typeof rows)[number];
}

export async function hasRegisters(db: Transaction, unitId: number): Promise<boolean> {
  return (await sql`select 1 from unit u where u.id = ${unitId} and u.closed_on is null and ${keepsRegisters}`.execute(db)).rows.length > 0;
}

/** Whether a unit has registers itself, and not only units below it. */
export async function keepsOwnRegisters(db: Transaction, unitId: number): Promise<boolean> {
  return (await sql`select 1 from unit where id = ${unitId} and has_registry`.execute(db)).rows.length > 0;
}

/**
 * The relation of a person, or of today's holder of or deputy for a post, to the registers of a unit; the head of the unit works at its
 * registry.
 */
export async function findStanding(db: Transaction, { kind, id }: { kind: 'person' | 'post'; id: number }, unitId: number, now: Date): Promise<Standing> {
  const { rows } = await sql<Standing>`
    with recursive above as (
      select id, parent_id from unit where id = ${unitId} union select u.id, u.parent_id from unit u
        join above on u.id = above.parent_id
    ), holder as (
      select ${kind === 'person' ? id : null}::int as id where ${kind === 'person'}
      union select s.person_id from seat s join desk d on d.id = s.desk_id
        where d.post_id = ${kind === 'post' ? id : null}::int and s.function in ('holder', 'acting')
          and ${inForce('s', now)}
    )
    select exists (select 1 from holder h join seat s on s.person_id = h.id join desk d on d.id = s.desk_id
        where d.kind = 'unit' and d.unit_id = ${unitId}
          and s.function in ('registrar', 'registryHead', 'head', 'secretRegistrar') and ${inForce('s', now)})
        or exists (select 1 from post p
          where p.id = ${kind === 'post' ? id : null}::int and p.unit_id = ${unitId} and p.is_head) as works,
      exists (select 1 from number_right r
        where r.ended_at is null and (r.person_id in (select id from holder)
        or r.post_id = ${kind === 'post' ? id : null}::int
          or r.post_id in (select d.post_id from holder h join seat s on s.person_id = h.id
            join desk d on d.id = s.desk_id where s.function in ('holder', 'acting') and ${inForce('s', now)}))
        and ((r.what = 'central' and r.unit_id = ${unitId})
          or (r.what = 'overview' and r.unit_id in (select id from above))))
        or exists (select 1 from holder h join person_role a on a.person_id = h.id
          where a.role = 'auditor') as "isShown",
      ${kind === 'post'} or exists (select 1 from holder h join seat s on s.person_id = h.id
        where s.function in ('holder', 'acting') and ${inForce('s', now)}) as signs`.execute(db);
  return rows[0] as Standing;
}

export async function isInOffice(db: Transaction, { kind, id }: { kind: 'person' | 'post'; id: number }): Promise<boolean> {
  const table = sql.table(kind);
  return (await sql`select 1 from ${table} where id = ${id} and closed_on is null`.execute(db)).rows.length > 0;
}

interface NewRights {
  unitId: number;
  holder: { kind: 'person' | 'post'; id: number };
  what: readonly NumberRight[];
}

/** Adds rights; existing ones stay unchanged. Returns how many were added. */
export async function insertNumberRights(
  db: Transaction,
  { unitId, holder, what }: NewRights,
  { personId, now }: { personId: number; now: Date },
): Promise<number> {
  const { rows } = await sql`
    insert into number_right (unit_id, person_id, post_id, what, granted_at, granted_by)
    select ${unitId}, ${holder.kind === 'person' ? holder.id : null}::int,
      ${holder.kind === 'post' ? holder.id : null}::int, what, ${now}, ${personId} from unnest(${what}::text[]) what
    on conflict do nothing returning id`.execute(db);
  return rows.length;
}

/** Ends a right; false if none is in force. */
export async function endRight(db: Transaction, rightId: number, { personId, now }: { personId: number; now: Date }): Promise<EndedRight | null> {
  const { rows } = await sql<EndedRight>`
    update number_right set ended_at = ${now}, ended_by = ${personId} where id = ${rightId} and ended_at is null
    returning unit_id as "unitId", person_id as "personId", post_id as "postId", what`.execute(db);
  return rows[0] ?? null;
}

interface EndedRight {
  unitId: number;
  personId: number | null;
  postId: number | null;
  what: NumberRight;
}
