import { sql } from 'kysely';
import type { Database } from '../../platform/database';

export interface FoundParty {
  deskId: number;
  kind: 'unit' | 'post' | 'person';
  name: string;
  detail: string;
  actingName: string | null;
  unitId: number;
  unitName: string;
  open: number;
}

const most = 20;
const workQueues = [1, 2, 3, 4, 5, 6, 10];

/** Desks of units, posts and persons in use whose name, position or unit contains the text; units first, then by name. */
export async function findParties(db: Database, search: string, kind: string | null, clearance: number): Promise<FoundParty[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<FoundParty>`
    with found as (
      select d.id, d.kind, d.unit_id, u.name_th as unit_name, coalesce(p.name_th, n.prefix || n.first_name || ' ' || n.last_name, u.name_th) as name,
        case d.kind
          when 'unit' then coalesce((select hp.prefix || hp.first_name || ' ' || hp.last_name from seat s join person hp on hp.id = s.person_id where s.desk_id = d.id and s.function = 'head' and s.starts_on <= current_date and (s.ends_on is null or s.ends_on >= current_date) limit 1), '')
          when 'post' then coalesce((select hp.prefix || hp.first_name || ' ' || hp.last_name from seat s join person hp on hp.id = s.person_id where s.desk_id = d.id and s.function = 'holder' and s.starts_on <= current_date and (s.ends_on is null or s.ends_on >= current_date) limit 1), '')
          else coalesce((select q.name_th from seat s join post q on q.id = s.post_id where s.person_id = n.id and s.function <> 'acting' order by s.is_main desc, s.id limit 1), '')
        end as detail,
        case when d.kind = 'post' then (select hp.prefix || hp.first_name || ' ' || hp.last_name from seat s join person hp on hp.id = s.person_id where s.desk_id = d.id and s.function = 'acting' and s.starts_on <= current_date and (s.ends_on is null or s.ends_on >= current_date) limit 1) end as acting_name
      from desk d join unit u on u.id = d.unit_id left join post p on p.id = d.post_id left join person n on n.id = d.person_id
      where u.closed_on is null and p.closed_on is null and n.closed_on is null and (${kind}::desk_kind is null or d.kind = ${kind}::desk_kind)
    )
    select id as "deskId", kind, name, detail, acting_name as "actingName", unit_id as "unitId", unit_name as "unitName",
      (select coalesce(sum(total), 0)::int from queue_count c where c.desk_id = found.id and c.queue = any(${workQueues}) and c.secrecy <= ${clearance}) as open
    from found where fold(name || ' ' || detail || ' ' || coalesce(acting_name, '') || ' ' || unit_name) like fold(${pattern})
    order by (fold(name) like fold(${pattern})) desc, kind, name collate "th-x-icu", id limit ${sql.lit(most)}`.execute(db);
  return rows;
}
