import { type RawBuilder, sql } from 'kysely';

/**
 * Whether one of these desks is a party of the letter `d`. Asked for this one letter: said as `exists` inside an `or`, PostgreSQL may
 * read all letters of the desks first, which are half a million at a busy registry.
 */
export function isParty(deskIds: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`
    (select true from document_party p where p.document_id = d.id and p.desk_id = any(${deskIds}) limit 1) is not null`;
}

/** Whether who works at these desks may know of the letter `d`, clearance aside: as a party, or because it is shown to everyone. */
export function mayKnow(deskIds: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`
    (${isParty(deskIds)} or (d.secrecy = 1
      and (select true from collection_item c where c.document_id = d.id limit 1) is not null))`;
}
