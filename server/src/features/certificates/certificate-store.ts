import { createHash } from 'node:crypto';
import type { CertificateItem, CertificateState } from '@sarabun/contract/certificates/certificate';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import type { Made, Revoked } from './make-certificates';

type Db = Database | Transaction;

/** The moments that decide a certificate's state: now, and the limit of "expires soon". */
export interface Moments {
  now: Date;
  soon: Date;
}

/** The state of the certificate `c`. Defined only here. */
export const stateOf = ({ now, soon }: Moments) =>
  sql<CertificateState>`
    case when c.revoked_at is not null then 'revoked' when c.locked_at is not null then 'locked'
      when c.not_after <= ${now} then 'expired'
    when c.not_after <= ${soon} then 'expiring' else 'valid' end`;

interface Setting {
  version: number;
  validMonths: number;
  remindDays: number[];
  collectDays: number;
  waitMinutes: number;
}

/** How long certificates are valid, when their expiry is announced, and how long PDFs wait for a timestamp. */
export async function findSetting(db: Db): Promise<Setting> {
  const { rows } = await sql<Setting>`
    select s.version, s.valid_months as "validMonths", s.remind_days as "remindDays", s.collect_days as "collectDays",
      p.wait_minutes as "waitMinutes"
    from certificate_setting s join pdf_signature_setting p on p.id = s.id where s.id = 1`.execute(db);
  return rows[0] as Setting;
}

/** Writes the setting if its version is still the one that was seen; false otherwise. */
export async function writeSetting(db: Transaction, given: Setting, by: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update certificate_setting set valid_months = ${given.validMonths}, remind_days = ${given.remindDays}::int[],
      collect_days = ${given.collectDays}, version = version + 1,
      changed_at = ${now}, changed_by = ${by} where id = 1 and version = ${given.version} returning id`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    update pdf_signature_setting set wait_minutes = ${given.waitMinutes}, version = version + 1, changed_at = ${now},
      changed_by = ${by} where id = 1`.execute(db);
  return true;
}

export async function findCertificates(db: Db, personId: number, moments: Moments): Promise<CertificateItem[]> {
  const { rows } = await sql<Omit<CertificateItem, 'fingerprint'> & { certificate: Buffer }>`
    select c.id as "certificateId", c.serial, c.subject, ${stateOf(moments)} as state, c.issued_at as "issuedAt",
      c.not_before as "notBefore", c.not_after as "notAfter", c.certificate,
      c.locked_at as "lockedAt", c.revoked_at as "revokedAt", coalesce(b.shown_name, '') as "revokedBy",
        c.revoke_code as "revokeCode", c.revoke_reason as "revokeReason",
      (select count(*)::int from certificate_signature s where s.certificate_id = c.id) as signatures
    from certificate c left join person b on b.id = c.revoked_by where c.person_id = ${personId} order by c.id desc
    limit 100`.execute(db);
  return rows.map(({ certificate, ...item }) => ({ ...item, fingerprint: fingerprintOf(certificate) }));
}

/** SHA-256 of a certificate, in hex. */
export function fingerprintOf(certificate: Buffer): string {
  return createHash('sha256').update(certificate).digest('hex');
}

/** A certificate with its sealed key. */
export interface KeptCertificate {
  certificateId: number;
  personId: number;
  authorityId: number;
  serial: string;
  sealedKey: Buffer | null;
  wrongPins: number;
  state: CertificateState;
  notAfter: Date;
}

const kept = (moments: Moments) =>
  sql`
    c.id as "certificateId", c.person_id as "personId", c.authority_id as "authorityId", c.serial,
      c.sealed_key as "sealedKey", c.wrong_pins as "wrongPins",
    ${stateOf(moments)} as state, c.not_after as "notAfter"`;

/** The certificate a person would sign with: a valid one, otherwise the newest. */
export async function findOwn(db: Db, personId: number, moments: Moments): Promise<KeptCertificate | null> {
  const { rows } = await sql<KeptCertificate>`
    select ${kept(moments)} from certificate c where c.person_id = ${personId}
    order by (c.sealed_key is not null and c.not_after > ${moments.now}) desc, c.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Locks a certificate; null if there is none. */
export async function lockCertificate(db: Transaction, certificateId: number, moments: Moments): Promise<KeptCertificate | null> {
  const { rows } = await sql<KeptCertificate>`
    select ${kept(moments)} from certificate c where c.id = ${certificateId} for update`.execute(db);
  return rows[0] ?? null;
}

/** A certificate and those above it. */
export async function findChain(db: Db, certificateId: number): Promise<{ certificate: Buffer; chain: Buffer[] }> {
  const { rows } = await sql<{ certificate: Buffer; authority: Buffer }>`
    select c.certificate, a.certificate as authority from certificate c
      join certificate_authority a on a.id = c.authority_id where c.id = ${certificateId}`.execute(db);
  const { certificate, authority } = rows[0] as (typeof rows)[number];
  return { certificate, chain: [authority] };
}

/** Prevents the revocation of a certificate until the transaction ends; false if it cannot sign any more. */
export async function holdUsable(db: Transaction, certificateId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from certificate where id = ${certificateId} and sealed_key is not null and not_after > ${now} for share`.execute(db);
  return rows.length > 0;
}

export async function insertCertificate(
  db: Transaction,
  { made, ...given }: { personId: number; authorityId: number; requestId: number; made: Made; sealedKey: Buffer; notBefore: Date; notAfter: Date; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('certificate')
    .values({
      person_id: given.personId,
      authority_id: given.authorityId,
      request_id: given.requestId,
      serial: made.serial,
      subject: made.subject,
      certificate: made.certificate,
      sealed_key: given.sealedKey,
      not_before: given.notBefore,
      not_after: given.notAfter,
      issued_at: given.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts a wrong PIN, or resets the count before a right one. */
export async function countWrongPins(db: Transaction, certificateId: number, wrong: number): Promise<void> {
  await sql`update certificate set wrong_pins = ${wrong} where id = ${certificateId} and wrong_pins <> ${wrong}`.execute(db);
}

/** Locks a certificate for good and deletes its key. */
export async function markLocked(db: Transaction, certificateId: number, now: Date): Promise<void> {
  await sql`update certificate set locked_at = ${now}, sealed_key = null where id = ${certificateId}`.execute(db);
}

/** Revokes certificates: deletes their keys and marks their authority's list for signing. */
export async function markRevoked(
  db: Transaction,
  certificateIds: readonly number[],
  { code, reason, by, now }: { code: Revoked['code']; reason: string; by: number | null; now: Date },
): Promise<void> {
  await sql`
    with revoked as (
      update certificate set revoked_at = ${now}, revoked_by = ${by}, revoke_code = ${code}, revoke_reason = ${reason},
        sealed_key = null
      where id = any(${[...certificateIds]}::int[]) and revoked_at is null returning authority_id
    )
    update certificate_authority set crl_until = null where id in (select authority_id from revoked)`.execute(db);
}

/** The certificates of a person that are neither revoked nor expired. Locked ones are included. */
export async function findUnended(db: Transaction, personId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from certificate where person_id = ${personId} and revoked_at is null and not_after > ${now} for update`.execute(db);
  return rows.map(({ id }) => id);
}

/** The tables that hold sealed private keys. */
export type SealedTable = 'certificate' | 'certificate_authority' | 'agency_seal';

/** A batch of the sealed keys of a table. */
export async function findSealedKeys(db: Db, of: SealedTable, after: number, limit: number): Promise<{ id: number; sealedKey: Buffer }[]> {
  const { rows } = await sql<{ id: number; sealedKey: Buffer }>`
    select id, sealed_key as "sealedKey" from ${sql.table(of)} where id > ${after} and sealed_key is not null
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Replaces a sealed key by its newly sealed form; a deleted one stays deleted. */
export async function replaceSealedKey(db: Transaction, of: SealedTable, id: number, before: Buffer, after: Buffer): Promise<void> {
  await sql`update ${sql.table(of)} set sealed_key = ${after} where id = ${id} and sealed_key = ${before}`.execute(db);
}
