import { type ActingPhraseName, besideTheHolder } from '@sarabun/contract/acting/acting-phrase';
import { workQueueNumbers } from '@sarabun/contract/queues/queue';
import { nameBeginning } from '@sarabun/contract/values/name-beginnings';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { headPostOf, joinedDeskName, thaiDeskName } from '../../../platform/desk-name';
import { inForce } from '../../../platform/in-force';
import { containing } from '../../../platform/like-pattern';

/** A desk as it is shown to be chosen. */
export interface ShownParty {
  deskId: number;
  kind: 'unit' | 'post' | 'person';
  name: string;
  thaiName: string;
  headPost: string | null;
  detail: string;
  actingName: string | null;
  actingPhrase: ActingPhraseName | null;
  unitId: number;
  unitName: string;
}

export interface FoundParty extends ShownParty {
  /** The number of letters on the desk now. */
  open: number;
  /** What was found, where it is not the name: a unit, a post, or a person at the desk; empty otherwise. */
  found: string;
}

const most = 20;
const mostOfAWay = 60;

/**
 * How these desks are shown as parties, in the order of the ids: who heads the unit or holds the post, or the post of the person; and who
 * acts at the desk of a post, where one with the full power of the post comes first. Read for the few that are shown, not for all found.
 */
export async function describeParties(db: Database, deskIds: readonly number[], now: Date): Promise<ShownParty[]> {
  if (deskIds.length === 0) return [];
  const { rows } = await sql<ShownParty>`
    select d.id as "deskId", d.kind, d.unit_id as "unitId", u.shown_name as "unitName",
      ${joinedDeskName({ post: 'p', person: 'n', unit: 'u' })} as name,
      ${thaiDeskName({ post: 'p', person: 'n', unit: 'u' })} as "thaiName",
      case when d.kind = 'unit' then ${headPostOf('d.unit_id')} end as "headPost",
      coalesce(seated.name, own_post.name, '') as detail, acting.name as "actingName", acting.phrase as "actingPhrase"
    from unnest(${deskIds}::int[]) with ordinality as wanted (id, place) join desk d on d.id = wanted.id
      join unit u on u.id = d.unit_id left join post p on p.id = d.post_id left join person n on n.id = d.person_id
      left join lateral (
        select hp.shown_name as name from seat s join person hp on hp.id = s.person_id
        where s.desk_id = d.id and ${inForce('s', now)}
          and s.function = (case d.kind when 'unit' then 'head' when 'post' then 'holder' end)::seat_function
        order by s.is_main desc, person_rank(s.person_id, ${now}::timestamptz::date) nulls last, s.id limit 1
      ) seated on d.kind <> 'person'
      left join lateral (
        select q.shown_name as name from seat s join post q on q.id = s.post_id
        where s.person_id = n.id and s.function <> 'acting' and ${inForce('s', now)}
        order by s.is_main desc, s.id limit 1
      ) own_post on d.kind = 'person'
      left join lateral (
        select ap.shown_name as name, ao.phrase from seat s join person ap on ap.id = s.person_id
          left join acting_order ao on ao.id = s.acting_order_id
        where s.desk_id = d.id and s.function = 'acting' and ${inForce('s', now)}
        order by ao.phrase = any(${besideTheHolder}), s.is_main desc,
          person_rank(s.person_id, ${now}::timestamptz::date) nulls last, s.id limit 1
      ) acting on d.kind = 'post'
    order by wanted.place`.execute(db);
  return rows;
}

/** SQL: the pattern for who is typed with a title of the office (นาย, ร้อยเอก, Dr.), without it; null if no title is typed. */
const untitled = sql`(select pattern from titled)`;

/** SQL: a person bears a name that has the text, or begins with what is typed after a title. */
const isNamed = (person: 'n' | 'q', pattern: string) => {
  const names = sql.ref(`${person}.search_text`);
  return sql`(${names} like ${pattern} or ${names} like ${untitled})`;
};

/**
 * Desks that may match: by their own name first, then by their people, by a person's position, and by their unit. Each way uses its own
 * index and stops at `mostOfAWay`, so a keystroke costs the same in an office of any size.
 */
function candidates({ pattern, kind, now }: { pattern: string; kind: string | null; now: Date }): RawBuilder<unknown> {
  const limit = sql`limit ${sql.lit(mostOfAWay)}`;
  const wanted = sql`(${kind}::desk_kind is null or d.kind = ${kind}::desk_kind)`;
  return sql`(
    (select d.id from unit u join desk d on d.unit_id = u.id and d.kind = 'unit'
      where u.search_text like ${pattern} and u.closed_on is null and ${wanted}
      order by u.name_th collate "th-x-icu" ${limit})
    union (select d.id from post p join desk d on d.post_id = p.id
      where p.search_text like ${pattern} and p.closed_on is null and ${wanted} ${limit})
    union (select d.id from person n join desk d on d.person_id = n.id
      where ${isNamed('n', pattern)} and n.closed_on is null and ${wanted} ${limit})
    union (select d.id from person n
      join seat s on s.person_id = n.id and s.function in ('head', 'holder', 'acting') and ${inForce('s', now)}
      join desk d on d.id = s.desk_id
      where ${isNamed('n', pattern)} and n.closed_on is null and ${wanted} ${limit})
    union (select d.id from post p join seat s on s.post_id = p.id and s.function <> 'acting'
      join desk d on d.person_id = s.person_id
      where p.search_text like ${pattern} and p.closed_on is null and ${wanted} ${limit})
    union (select d.id from unit u join desk d on d.unit_id = u.id
      where u.search_text like ${pattern} and u.closed_on is null and ${wanted} ${limit})
  )`;
}

/** How well a name fits a text: it is the text, begins with it (or a word of it does), has it somewhere, or is not what has it. */
function closeness(name: RawBuilder<unknown>, pattern: string) {
  const begins = pattern.slice(1);
  return sql`case
    when ${name} like ${`${begins.slice(0, -1)} %`} then 0
    when ${name} like ${begins} or ${name} like ${`% ${begins}`} then 1
    when regexp_replace(${name}, ${nameBeginning}, '') like ${begins} then 1
    when ${name} like ${pattern} then 2 else 3 end`;
}

/** What of a desk has the text, where its own name has not: a post of the person, who is at the desk, or the unit. */
const otherwise = (pattern: string, now: Date) => sql`coalesce(
  (select q.shown_name from seat s join post q on q.id = s.post_id
    where found.kind = 'person' and s.person_id = found.person_id and s.function <> 'acting'
      and q.search_text like ${pattern} and q.closed_on is null order by s.is_main desc, s.id limit 1),
  (select q.shown_name from seat s join person q on q.id = s.person_id
    where found.kind <> 'person' and s.desk_id = found.id and ${inForce('s', now)}
      and s.function in ('head', 'holder', 'acting') and ${isNamed('q', pattern)} order by s.id limit 1),
  (select u.shown_name from unit u where u.id = found.unit_id and u.search_text like ${pattern}), '')`;

interface Asked {
  search: string;
  kind: string | null;
  clearance: number;
  /** The unit of who asks: what belongs to the same division comes before what does not. */
  unitId: number | null;
  now: Date;
}

/**
 * Desks of active units, posts and persons whose name, position or unit contains the text: those first whose name begins with it, then
 * units, posts and persons, the higher before the lower, the nearer before the farther, and by name.
 */
export async function findParties(db: Database, { search, kind, clearance, unitId, now }: Asked): Promise<FoundParty[]> {
  const pattern = containing(search);
  const { rows } = await sql<{ deskId: number; open: number; found: string }>`
    with recursive titled as materialized (select untitled_pattern(${search}) as pattern),
    up as (
      select u.id, u.parent_id, u.level from unit u where u.id = ${unitId}
      union all select u.id, u.parent_id, u.level from unit u join up on u.id = up.parent_id where up.level > 2
    ),
    near as (
      (select id, 0 as height from up where level > 1 order by level limit 1)
      union all select u.id, near.height + 1 from unit u join near on u.parent_id = near.id where near.height < 8
    ),
    found as (
      select d.id, d.kind, d.unit_id, d.person_id, u.level,
        ${joinedDeskName({ post: 'p', person: 'n', unit: 'u' })} as name,
        case d.kind when 'person' then case when n.search_text like ${untitled} then 0
            else ${closeness(sql`n.search_text`, pattern)} end
          when 'post' then ${closeness(sql`p.search_text`, pattern)}
          else ${closeness(sql`u.search_text`, pattern)} end as closeness,
        exists (select from near where near.id = d.unit_id) as is_near,
        case d.kind when 'post' then p.signature_rank
          when 'person' then person_rank(n.id, ${now}::timestamptz::date) end as rank,
        case d.kind when 'unit' then u.position when 'post' then p.position end as place
      from ${candidates({ pattern, kind, now })} c join desk d on d.id = c.id
        join unit u on u.id = d.unit_id left join post p on p.id = d.post_id left join person n on n.id = d.person_id
      where u.closed_on is null and p.closed_on is null and n.closed_on is null
    )
    select id as "deskId",
      (select coalesce(sum(total), 0)::int from queue_count c
        where c.desk_id = found.id and c.queue = any(${workQueueNumbers}) and c.secrecy <= ${clearance}) as open,
      case when closeness = 3 then ${otherwise(pattern, now)} else '' end as found
    from found order by closeness, kind, case kind when 'unit' then level end, rank nulls last, is_near desc,
      place nulls last, name collate "th-x-icu", id
    limit ${sql.lit(most)}`.execute(db);
  const shown = await describeParties(
    db,
    rows.map(({ deskId }) => deskId),
    now,
  );
  const rowOf = new Map(rows.map((row) => [row.deskId, row]));
  return shown.map((party) => ({ ...party, open: rowOf.get(party.deskId)?.open ?? 0, found: rowOf.get(party.deskId)?.found ?? '' }));
}
