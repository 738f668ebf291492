import type { SecretReader } from '@sarabun/contract/documents/secret-readers';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { isParty } from './access-store';

/** The secrecy class of a letter at one of these desks; null if the person may not know about it. */
export async function findSecrecy(
  db: Database,
  documentId: number,
  { deskIds, clearance }: { deskIds: readonly number[]; clearance: number },
): Promise<number | null> {
  const { rows } = await sql<{ secrecy: number }>`
    select d.secrecy from document d where d.id = ${documentId} and d.secrecy <= ${clearance} and ${isParty(deskIds)}`.execute(db);
  return rows[0]?.secrecy ?? null;
}

/** Who has opened a letter, last first, with the number of openings in the audit log. */
export async function findReaders(db: Database, documentId: number): Promise<SecretReader[]> {
  const { rows } = await sql<SecretReader>`
    select n.id as "personId", n.shown_name as name, r.first_at as "firstAt", r.last_at as "lastAt",
      coalesce((select q.shown_name from seat s join post q on q.id = s.post_id
        where s.person_id = n.id and s.function <> 'acting' order by s.is_main desc, s.id limit 1), '') as "postName",
      greatest(1, (select count(*)::int from audit a
        where a.document_id = r.document_id and a.person_id = n.id and a.action = 'recordOpening')) as times
    from document_reader r join person n on n.id = r.person_id where r.document_id = ${documentId}
    order by r.last_at desc, n.id`.execute(db);
  return rows;
}
