import type { AgencySealRow } from '@sarabun/contract/certificates/certificate-settings';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import type { Made, Revoked } from './make-certificates';

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

/** All seals, newest first; the newest with a key that is still valid is used. */
export async function listSeals(db: Database, now: Date, until: Date): Promise<AgencySealRow[]> {
  const used = (await findSeal(db, now, until))?.sealId ?? null;
  const { rows } = await sql<AgencySealRow>`
    select s.id as "sealId", s.serial, s.subject, s.not_before as "notBefore", s.not_after as "notAfter",
      s.id is not distinct from ${used}::int as "isUsed",
      (select count(*)::int from signed_paper y where y.seal_id = s.id) as letters,
      s.revoked_at as "revokedAt", coalesce(b.shown_name, '') as "revokedBy", s.revoke_reason as "revokeReason"
    from agency_seal s left join person b on b.id = s.revoked_by order by s.id desc`.execute(db);
  return rows;
}

/** Locks a seal; null if there is none. */
export async function lockSeal(db: Transaction, sealId: number): Promise<{ revokedAt: Date | null; notAfter: Date } | null> {
  const { rows } = await sql<{ revokedAt: Date | null; notAfter: Date }>`
    select revoked_at as "revokedAt", not_after as "notAfter" from agency_seal where id = ${sealId} for update`.execute(db);
  return rows[0] ?? null;
}

/**
 * Revokes a seal: deletes its key, marks the list of its authority for signing, and gives up PDFs that were sealed with it and not issued yet,
 * which are sealed again. Returns how many.
 */
export async function markSealRevoked(
  db: Transaction,
  sealId: number,
  { code, reason, by, now }: { code: Revoked['code']; reason: string; by: number; now: Date },
): Promise<number> {
  await sql`
    with revoked as (
      update agency_seal set revoked_at = ${now}, revoked_by = ${by}, revoke_code = ${code}, revoke_reason = ${reason},
        sealed_key = null
      where id = ${sealId} returning authority_id
    )
    update certificate_authority set crl_until = null where id in (select authority_id from revoked)`.execute(db);
  const { numAffectedRows } = await sql`
    with gone as (
      delete from signed_paper y using letter_print p
      where y.seal_id = ${sealId} and p.document_id = y.document_id and p.printed_at is null returning y.sha256
    )
    insert into superseded_paper (sha256, since) select sha256, ${now} from gone on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}
