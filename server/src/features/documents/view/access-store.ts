import { type RawBuilder, sql } from 'kysely';
import { inForce } from '../../../platform/in-force';
import { steadyArray } from '../../../platform/steady-array';

/**
 * SQL: whether one of these desks is a party of the letter `d`. A scalar lookup for this one letter; as `exists` inside an `or`, PostgreSQL
 * may first read all letters of the desks, half a million at a busy registry.
 */
export function isParty(deskIds: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`
    (select true from document_party p
      where p.document_id = d.id and p.desk_id = any(${steadyArray(deskIds)}) limit 1) is not null`;
}

/** SQL: whether the letter `d` is shown to everyone. */
export const isShownToAll: RawBuilder<boolean> = sql<boolean>`
    (d.secrecy = 1 and (select true from collection_item c where c.document_id = d.id limit 1) is not null)`;

/**
 * SQL: whether people at these desks may know about the letter `d`, apart from clearance: as a party, or because it is shown to everyone.
 */
export function mayKnow(deskIds: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`
    (${isParty(deskIds)} or ${isShownToAll})`;
}

/** SQL: the same for a person whom the statement names, at the desks where they have a seat at a moment; for statements about many persons. */
export function personMayKnow(personId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`
    (exists (select from document_party p join seat s on s.desk_id = p.desk_id
        where p.document_id = d.id and s.person_id = ${personId} and ${inForce('s', now)})
      or ${isShownToAll})`;
}
