import { sql } from 'kysely';
import type { Transaction } from '../../platform/database';
import { inForceOn } from '../../platform/in-force';
import { personMayKnow } from '../documents';

/** Of these persons, those who may know of a letter of a class. */
export async function findCleared(db: Transaction, personIds: readonly number[], secrecy: number, now: Date): Promise<number[]> {
  if (secrecy <= 1 || personIds.length === 0) return [...personIds];
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${personIds}::int[]) as p (id) where exists (select from clearance c
      where c.person_id = p.id and c.level >= ${secrecy} and ${inForceOn('c', sql`${now}::timestamptz::date`)})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of these persons and letters, the pairs in which the person may know about the letter now. */
export async function findKnowing(
  db: Transaction,
  asked: readonly { personId: number; documentId: number }[],
  now: Date,
): Promise<{ personId: number; documentId: number }[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<{ personId: number; documentId: number }>`
    select a.person_id as "personId", d.id as "documentId"
    from unnest(${asked.map(({ personId }) => personId)}::int[], ${asked.map(({ documentId }) => documentId)}::bigint[])
      as a (person_id, document_id)
    join document d on d.id = a.document_id where ${personMayKnow(sql`a.person_id`, now)}`.execute(db);
  return rows;
}
