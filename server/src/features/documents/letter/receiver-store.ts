import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import { joinedDeskName } from '../../../platform/desk-name';
import { inForce } from '../../../platform/in-force';
import type { DeskKind } from '../../../platform/schema';
import { steadyArray } from '../../../platform/steady-array';

/** A desk as the receiver of a leg. `name` is that of the unit, post or person. */
export interface Receiver {
  deskId: number;
  kind: DeskKind;
  unitId: number;
  hasRegistry: boolean;
  name: string;
  /** The highest secrecy class that a person may read; null for other desks. */
  clearance: number | null;
  /** Whether a secret registrar works at the desk today. */
  receivesSecret: boolean;
}

/** Active desks by id; closed or unknown ones are missing from the result. */
export async function findReceivers(db: Database, deskIds: readonly number[], now: Date): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select d.id as "deskId", d.kind, d.unit_id as "unitId", d.kind = 'unit' and u.has_registry as "hasRegistry",
      ${joinedDeskName({ post: 'p', person: 'n', unit: 'u' })} as name,
      case when d.kind = 'person' then
        coalesce((select max(c.level) from clearance c
        where c.person_id = n.id and ${inForce('c', now)}), 1) end as clearance,
      exists (select 1 from seat s where s.desk_id = d.id and s.function = 'secretRegistrar'
        and ${inForce('s', now)}) as "receivesSecret"
    from desk d join unit u on u.id = d.unit_id left join post p on p.id = d.post_id
      left join person n on n.id = d.person_id
    where d.id = any(${steadyArray(deskIds)}) and u.closed_on is null and p.closed_on is null and n.closed_on is null`.execute(db);
  return rows;
}

/**
 * For each active desk, the desk for personal letters: a person's own, or that of a post's holder today; null for units and vacant posts.
 */
export async function findPersonalDesks(
  db: Transaction,
  deskIds: readonly number[],
  now: Date,
): Promise<{ deskId: number; kind: DeskKind; name: string; ownDeskId: number | null }[]> {
  const { rows } = await sql<{ deskId: number; kind: DeskKind; name: string; ownDeskId: number | null }>`
    select d.id as "deskId", d.kind, coalesce(p.shown_name, u.shown_name) as name,
      case d.kind when 'person' then d.id when 'post' then
      (select own.id from seat s join desk own on own.person_id = s.person_id
        where s.desk_id = d.id and s.function = 'holder'
        and ${inForce('s', now)}
          order by s.id limit 1) end as "ownDeskId"
    from desk d join unit u on u.id = d.unit_id left join post p on p.id = d.post_id
    where d.id = any(${steadyArray(deskIds)})`.execute(db);
  return rows;
}
