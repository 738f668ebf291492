import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import type { Made } from './make-certificates';

/** A certificate of the agency with its sealed key. */
export interface AgencySeal {
  sealId: number;
  authorityId: number;
  serial: string;
  certificate: Buffer;
  authority: Buffer;
  sealedKey: Buffer;
}

/** The newest seal that is valid now and still at the other moment; null if there is none. */
export async function findSeal(db: Database | Transaction, now: Date, until: Date): Promise<AgencySeal | null> {
  const { rows } = await sql<AgencySeal>`
    select s.id as "sealId", s.authority_id as "authorityId", s.serial, s.certificate,
      a.certificate as authority, s.sealed_key as "sealedKey"
    from agency_seal s join certificate_authority a on a.id = s.authority_id
    where s.sealed_key is not null and s.not_before <= ${now} and s.not_after > ${until} order by s.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function insertSeal(
  db: Transaction,
  { made, ...given }: { authorityId: number; made: Made; sealedKey: Buffer; notBefore: Date; notAfter: Date; now: Date },
): Promise<void> {
  await db
    .insertInto('agency_seal')
    .values({
      authority_id: given.authorityId,
      serial: made.serial,
      subject: made.subject,
      certificate: made.certificate,
      sealed_key: given.sealedKey,
      not_before: given.notBefore,
      not_after: given.notAfter,
      issued_at: given.now,
    })
    .execute();
}
