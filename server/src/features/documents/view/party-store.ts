import { type ActingPhraseName, besideTheHolder } from '@sarabun/contract/acting/acting-phrase';
import { workQueueNumbers } from '@sarabun/contract/queues/queue';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { joinedDeskName } from '../../../platform/desk-name';
import { inForce } from '../../../platform/in-force';
import { containing } from '../../../platform/like-pattern';

export interface FoundParty {
  deskId: number;
  kind: 'unit' | 'post' | 'person';
  name: string;
  detail: string;
  actingName: string | null;
  actingPhrase: ActingPhraseName | null;
  unitId: number;
  unitName: string;
  open: number;
}

const most = 20;
const mostOfAWay = 60;

/**
 * How these desks are shown as parties, in the order of the ids: who heads the unit or holds the post, or the post of the person; and who
 * acts at the desk of a post, where one with the full power of the post comes first. Read for the few that are shown, not for all found.
 */
export async function describeParties(db: Database, deskIds: readonly number[], now: Date): Promise<Omit<FoundParty, 'open'>[]> {
  if (deskIds.length === 0) return [];
  const { rows } = await sql<Omit<FoundParty, 'open'>>`
    select d.id as "deskId", d.kind, d.unit_id as "unitId", u.shown_name as "unitName",
      ${joinedDeskName({ post: 'p', person: 'n', unit: 'u' })} as name,
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
        where s.person_id = n.id and s.function <> 'acting' order by s.is_main desc, s.id limit 1
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

/**
 * Desks that may match: by their own name first, then by their people, by a person's position, and by their unit. Each way uses its own
 * index and stops at `mostOfAWay`, so a keystroke costs the same in an office of any size.
 */
function candidates({ pattern, personPattern, kind, now }: { pattern: string; personPattern: string; kind: string | null; now: Date }): RawBuilder<unknown> {
  const limit = sql`limit ${sql.lit(mostOfAWay)}`;
  const wanted = sql`(${kind}::desk_kind is null or d.kind = ${kind}::desk_kind)`;
  return sql`(
    (select d.id from unit u join desk d on d.unit_id = u.id and d.kind = 'unit'
      where u.search_text like ${pattern} and u.closed_on is null and ${wanted}
      order by u.name_th collate "th-x-icu" ${limit})
    union (select d.id from post p join desk d on d.post_id = p.id
      where p.search_text like ${pattern} and p.closed_on is null and ${wanted} ${limit})
    union (select d.id from person n join desk d on d.person_id = n.id
      where n.search_text like ${personPattern} and n.closed_on is null and ${wanted} ${limit})
    union (select d.id from person n
      join seat s on s.person_id = n.id and s.function in ('head', 'holder', 'acting') and ${inForce('s', now)}
      join desk d on d.id = s.desk_id
      where n.search_text like ${personPattern} and n.closed_on is null and ${wanted} ${limit})
    union (select d.id from post p join seat s on s.post_id = p.id and s.function <> 'acting'
      join desk d on d.person_id = s.person_id
      where p.search_text like ${pattern} and p.closed_on is null and ${wanted} ${limit})
    union (select d.id from unit u join desk d on d.unit_id = u.id
      where u.search_text like ${pattern} and u.closed_on is null and ${wanted} ${limit})
  )`;
}

/**
 * Desks of active units, posts and persons whose name, position or unit contains the text; units first, then posts and persons by rank,
 * then by name.
 */
export async function findParties(
  db: Database,
  { search, kind, clearance, now }: { search: string; kind: string | null; clearance: number; now: Date },
): Promise<FoundParty[]> {
  const pattern = containing(search);
  const personPattern = containing(search.replace(/^(นางสาว|นาง|นาย)\s*(?=.)/, ''));
  const { rows } = await sql<{ deskId: number; open: number }>`
    with found as (
      select d.id, d.kind, ${joinedDeskName({ post: 'p', person: 'n', unit: 'u' })} as name,
        coalesce(p.search_text, n.search_text, u.search_text) like case d.kind when 'person' then ${personPattern}
          else ${pattern} end as by_name,
        case d.kind when 'post' then p.signature_rank
          when 'person' then person_rank(n.id, ${now}::timestamptz::date) end as rank,
        case d.kind when 'unit' then u.position when 'post' then p.position end as place
      from ${candidates({ pattern, personPattern, kind, now })} c join desk d on d.id = c.id
        join unit u on u.id = d.unit_id left join post p on p.id = d.post_id left join person n on n.id = d.person_id
      where u.closed_on is null and p.closed_on is null and n.closed_on is null
    )
    select id as "deskId",
      (select coalesce(sum(total), 0)::int from queue_count c
        where c.desk_id = found.id and c.queue = any(${workQueueNumbers}) and c.secrecy <= ${clearance}) as open
    from found order by by_name desc, kind, rank nulls last, place nulls last, name collate "th-x-icu", id
    limit ${sql.lit(most)}`.execute(db);
  const shown = await describeParties(
    db,
    rows.map(({ deskId }) => deskId),
    now,
  );
  const openAt = new Map(rows.map(({ deskId, open }) => [deskId, open]));
  return shown.map((party) => ({ ...party, open: openAt.get(party.deskId) ?? 0 }));
}
