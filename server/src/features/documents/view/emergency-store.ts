import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { isParty, isShownToAll, mayKnow } from './access-store';

export interface Reader {
  personId: number;
  deskIds: readonly number[];
  now: Date;
}

/** SQL: the emergency access with which a person may open the letter `d` now; null if there is none. */
const emergencyAccess = ({ personId, now }: Pick<Reader, 'personId' | 'now'>): RawBuilder<number | null> => sql<number | null>`
  (select b.id from break_glass b
    where b.asked_by = ${personId} and b.document_id = d.id and b.state = 'approved' and b.opens_until > ${now} limit 1)`;

/**
 * SQL: whether a reader may open the letter `d`, apart from clearance: because they may know about it, or in an emergency that a second
 * person approved.
 */
export function mayOpen(reader: Reader): RawBuilder<boolean> {
  return sql<boolean>`(${mayKnow(reader.deskIds)} or ${emergencyAccess(reader)} is not null)`;
}

/**
 * SQL: the same as a table `access` of one row next to the letter `d`: `is_party`, `emergency` (the access needed to open it) and
 * `may_open`. Each is looked up once, whatever reads it; "offset 0" keeps the planner from copying the lookups to every use.
 */
export const accessTo = ({ personId, deskIds, now }: Reader): RawBuilder<unknown> => sql`
  lateral (select ${isParty(deskIds)} as is_party, ${isShownToAll} as is_shown,
    ${emergencyAccess({ personId, now })} as emergency offset 0) found_access
  cross join lateral (select is_party, case when not (is_party or is_shown) then emergency end as emergency,
    is_party or is_shown or emergency is not null as may_open) access`;

/** The grounds on which a person may know about a letter, without its content. */
export interface AccessFacts {
  secrecy: number;
  /** Those of the given desks that are parties. */
  partyDeskIds: number[];
  isShownToAll: boolean;
  emergencyUntil: Date | null;
}

/** The grounds on which a person may know about a letter; null if there is no such letter. */
export async function findAccessFacts(db: Database, documentId: number, { personId, deskIds, now }: Reader): Promise<AccessFacts | null> {
  const { rows } = await sql<AccessFacts>`
    select d.secrecy, array(select p.desk_id from document_party p
      where p.document_id = d.id and p.desk_id = any(${deskIds})) as "partyDeskIds",
      d.secrecy = 1 and exists (select 1 from collection_item c where c.document_id = d.id) as "isShownToAll",
      (select max(b.opens_until) from break_glass b
        where b.asked_by = ${personId} and b.document_id = d.id and b.state = 'approved'
        and b.opens_until > ${now}) as "emergencyUntil"
    from document d where d.id = ${documentId}`.execute(db);
  return rows[0] ?? null;
}
