import { purposesThat } from '@sarabun/contract/documents/leg-purposes';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { inForce } from '../../../platform/in-force';
import { describeParties, type ShownParty } from './party-store';

const mostRecent = 5;
const mostBelow = 8;
/** So many legs are looked through for the receivers of the last ones. */
const looksBack = 60;
const sentOn = purposesThat(({ ofOwnLetter }) => !ofOwnLetter);
/** An order without assignees goes back by itself: nobody chose its receiver. */
const ifNamed = purposesThat(({ gives }) => gives === 'workIfNamed');

type SuggestedParty = ShownParty & { source: 'recent' | 'below'; isElsewhere: boolean };

/**
 * Desks in use that the person sent to last from this desk, newest first, then those directly below it: the units under its unit, or where
 * there are none the persons of the unit.
 */
export async function findSuggestedParties(
  db: Database,
  { deskId, personId, kind, now }: { deskId: number; personId: number; kind: string | null; now: Date },
): Promise<SuggestedParty[]> {
  const { rows } = await sql<{ deskId: number } & Pick<SuggestedParty, 'source' | 'isElsewhere'>>`
    with last as (
      select to_desk_id, id from leg
      where sent_by = ${personId} and from_desk_id = ${deskId} and purpose = any(${sentOn}::leg_purpose[])
        and not (purpose = any(${ifNamed}::leg_purpose[]) and responsibility is null)
      order by id desc limit ${sql.lit(looksBack)}
    ), recent as (select to_desk_id as id, -max(id) as place from last group by to_desk_id),
    here as (select id, unit_id from desk where id = ${deskId} and kind <> 'person'),
    unit_below as (
      select d.id, row_number() over (order by u.position, u.id) as place
      from here join unit u on u.parent_id = here.unit_id and u.closed_on is null
        join desk d on d.unit_id = u.id and d.kind = 'unit'
    ), person_below as (
      select d.id, row_number() over (order by person_rank(n.id, ${now}::timestamptz::date) nulls last, n.id) as place
      from here join person n on n.unit_id = here.unit_id and n.closed_on is null and n.id <> ${personId}
        join desk d on d.person_id = n.id
      where not exists (select 1 from unit_below)
    ), offered as (
      select id, 'recent' as source, place from recent
      union all select id, 'below', place from unit_below
      union all select id, 'below', place from person_below
    ), known as (
      select d.id, o.source, o.place,
        d.kind = 'person' and d.unit_id <> (select unit_id from desk where id = ${deskId}) as elsewhere,
        row_number() over (partition by o.source order by o.place) as nth
      from offered o join desk d on d.id = o.id join unit u on u.id = d.unit_id
        left join post p on p.id = d.post_id left join person n on n.id = d.person_id
      where d.id <> ${deskId} and u.closed_on is null and p.closed_on is null and n.closed_on is null
        and (${kind}::desk_kind is null or d.kind = ${kind}::desk_kind)
        and (o.source = 'recent' or d.id not in (select id from recent))
    )
    select id as "deskId", source, elsewhere as "isElsewhere"
    from known
    where source = 'recent' and nth <= ${sql.lit(mostRecent)} or source = 'below' and nth <= ${sql.lit(mostBelow)}
    order by source desc, place`.execute(db);
  const shown = await describeParties(
    db,
    rows.map((row) => row.deskId),
    now,
  );
  const rowOf = new Map(rows.map(({ deskId: id, ...row }) => [id, row]));
  return shown.map((party) => ({ ...party, source: 'below', isElsewhere: false, ...rowOf.get(party.deskId) }));
}

/** Persons whom several of these desks reach on that day, with those desks in their order. */
export async function findReachedTwice(db: Database, deskIds: readonly number[], now: Date): Promise<{ personId: number; name: string; deskIds: number[] }[]> {
  const { rows } = await sql<{ personId: number; name: string; deskIds: number[] }>`
    with reached as (
      select d.id as desk_id, d.person_id from desk d where d.id = any(${deskIds}::int[]) and d.kind = 'person'
      union select s.desk_id, s.person_id from seat s join desk d on d.id = s.desk_id
        where s.desk_id = any(${deskIds}::int[]) and ${inForce('s', now)}
          and ((d.kind = 'unit' and s.function = 'head') or (d.kind = 'post' and s.function in ('holder', 'acting')))
    )
    select n.id as "personId", n.shown_name as name, json_agg(r.desk_id order by w.place) as "deskIds"
    from reached r join person n on n.id = r.person_id
      join unnest(${deskIds}::int[]) with ordinality as w (id, place) on w.id = r.desk_id
    group by n.id, n.shown_name having count(*) > 1 order by min(w.place)`.execute(db);
  return rows;
}
