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

/** Who is head of the unit, or holds the post, of the desk `d`. */
const seatedAt = (work: 'head' | 'holder', now: Date) => sql`
  (select hp.shown_name from seat s join person hp on hp.id = s.person_id
    where s.desk_id = d.id and s.function = ${sql.lit(work)} and ${inForce('s', now)}
    order by s.is_main desc, person_rank(s.person_id, ${now}::timestamptz::date) nulls last, s.id limit 1)`;

/** SQL: an attribute of the person acting at the desk `d`; one with the full power of the post comes first. */
const actingAt = (what: string, now: Date) => sql`(
  select ${sql.raw(what)} from seat s join person ap on ap.id = s.person_id
    left join acting_order ao on ao.id = s.acting_order_id
  where s.desk_id = d.id and s.function = 'acting' and ${inForce('s', now)}
  order by ao.phrase = any(${besideTheHolder}), s.is_main desc,
    person_rank(s.person_id, ${now}::timestamptz::date) nulls last, s.id limit 1)`;

/** SQL: how a party is shown: the desk `d` with its post `p`, person `n` and unit `u`, and who works or acts there. */
export const partyColumns = (now: Date) => sql`
  d.kind, d.unit_id, u.shown_name as unit_name, ${joinedDeskName({ post: 'p', person: 'n', unit: 'u' })} as name,
    case d.kind
      when 'unit' then coalesce(${seatedAt('head', now)}, '')
      when 'post' then coalesce(${seatedAt('holder', now)}, '')
      else coalesce((select q.shown_name from seat s join post q on q.id = s.post_id
        where s.person_id = n.id and s.function <> 'acting' order by s.is_main desc, s.id limit 1), '')
    end as detail,
    case when d.kind = 'post' then ${actingAt('ap.shown_name', now)} end as acting_name,
    case when d.kind = 'post' then ${actingAt('ao.phrase', now)} end as acting_phrase`;

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
  const { rows } = await sql<FoundParty>`
    with found as (
      select d.id, ${partyColumns(now)},
        coalesce(p.search_text, n.search_text, u.search_text) like case d.kind when 'person' then ${personPattern}
          else ${pattern} end as by_name,
        case d.kind when 'post' then p.signature_rank
          when 'person' then person_rank(n.id, ${now}::timestamptz::date) end as rank,
          case d.kind when 'unit' then u.position when 'post' then p.position end as place
      from ${candidates({ pattern, personPattern, kind, now })} c join desk d on d.id = c.id
        join unit u on u.id = d.unit_id left join post p on p.id = d.post_id left join person n on n.id = d.person_id
      where u.closed_on is null and p.closed_on is null and n.closed_on is null
    )
    select id as "deskId", kind, name, detail, acting_name as "actingName", acting_phrase as "actingPhrase",
      unit_id as "unitId", unit_name as "unitName",
      (select coalesce(sum(total), 0)::int from queue_count c
        where c.desk_id = found.id and c.queue = any(${workQueueNumbers}) and c.secrecy <= ${clearance}) as open
    from found order by by_name desc, kind, rank nulls last, place nulls last, name collate "th-x-icu", id
    limit ${sql.lit(most)}`.execute(db);
  return rows;
}
