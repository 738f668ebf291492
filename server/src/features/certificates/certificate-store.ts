import { createHash } from 'node:crypto';
import type { CertificateItem, CertificateState } from '@sarabun/contract/certificates/certificate';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import type { Made, Revoked } from './make-certificates';
import type { Imported } from './outside/check-imported';

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
      (select count(*)::int from certificate_signature s where s.certificate_id = c.id) as signatures,
      coalesce(a.subject, c.issuer, '') as issuer, c.root_id is not null as "isImported"
    from certificate c left join person b on b.id = c.revoked_by
      left join certificate_authority a on a.id = c.authority_id
    where c.person_id = ${personId} order by c.id desc limit 100`.execute(db);
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
  /** Null for one that its person imported. */
  authorityId: number | null;
  /** Whether its root is on the list of trusted ones; those of the agency need none. */
  isTrusted: boolean;
  serial: string;
  sealedKey: Buffer | null;
  wrongPins: number;
  state: CertificateState;
  notAfter: Date;
}

const trusted = sql<boolean>`
  (c.root_id is null or exists (select 1 from trusted_root r where r.id = c.root_id and r.removed_at is null))`;

const kept = (moments: Moments) =>
  sql`
    c.id as "certificateId", c.person_id as "personId", c.authority_id as "authorityId", c.serial,
      c.sealed_key as "sealedKey", c.wrong_pins as "wrongPins", ${trusted} as "isTrusted",
    ${stateOf(moments)} as state, c.not_after as "notAfter"`;

/** Which certificates: those of the agency, or those that their person imported. */
export type Source = 'agency' | 'imported';

/**
 * The certificate a person would sign with: a valid one, otherwise the newest. Of those that could sign, one of the agency comes first. With an id
 * only that one, with a source only those.
 */
export async function findOwn(
  db: Db,
  personId: number,
  moments: Moments,
  { certificateId = null, source = null }: { certificateId?: number | null; source?: Source | null } = {},
): Promise<KeptCertificate | null> {
  const { rows } = await sql<KeptCertificate>`
    select ${kept(moments)} from certificate c where c.person_id = ${personId}
      and (${certificateId}::int is null or c.id = ${certificateId}::int)
      and (${source}::text is null or (c.root_id is not null) = (${source}::text = 'imported'))
    order by (c.sealed_key is not null and c.not_after > ${moments.now} and ${trusted}) desc, c.root_id is not null,
      c.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** All certificates that a person could sign with now, those of the agency first. */
export async function findAllUsable(db: Db, personId: number, now: Date): Promise<UsableCertificate[]> {
  const { rows } = await sql<UsableCertificate>`
    select c.id as "certificateId", c.serial, c.subject, coalesce(a.subject, c.issuer, '') as issuer,
      c.root_id is not null as "isImported", c.not_after as "notAfter"
    from certificate c left join certificate_authority a on a.id = c.authority_id
    where c.person_id = ${personId} and c.sealed_key is not null and c.not_after > ${now} and ${trusted}
    order by c.root_id is not null, c.id desc limit 10`.execute(db);
  return rows;
}

export interface UsableCertificate {
  certificateId: number;
  serial: string;
  subject: string;
  issuer: string;
  isImported: boolean;
  notAfter: Date;
}

/** Locks a certificate; null if there is none. */
export async function lockCertificate(db: Transaction, certificateId: number, moments: Moments): Promise<KeptCertificate | null> {
  const { rows } = await sql<KeptCertificate>`
    select ${kept(moments)} from certificate c where c.id = ${certificateId} for update`.execute(db);
  return rows[0] ?? null;
}

/** A certificate and those above it. */
export async function findChain(db: Db, certificateId: number): Promise<{ certificate: Buffer; chain: Buffer[] }> {
  const { rows } = await sql<{ certificate: Buffer; chain: Buffer[] }>`
    select c.certificate, coalesce(c.chain, array[a.certificate]) as chain from certificate c
      left join certificate_authority a on a.id = c.authority_id where c.id = ${certificateId}`.execute(db);
  return rows[0] as (typeof rows)[number];
}

/** Prevents the revocation of a certificate until the transaction ends; false if it cannot sign any more. */
export async function holdUsable(db: Transaction, certificateId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from certificate c where c.id = ${certificateId} and c.sealed_key is not null and c.not_after > ${now}
      and ${trusted} for share of c`.execute(db);
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

/** Keeps an imported certificate. */
export async function insertImported(
  db: Transaction,
  { personId, imported, sealedKey, now }: { personId: number; imported: Imported; sealedKey: Buffer; now: Date },
): Promise<number> {
  const { serial, subject, issuer, certificate, chain, rootId, notBefore, notAfter } = imported;
  const { rows } = await sql<{ id: number }>`
    insert into certificate (person_id, root_id, chain, issuer, serial, subject, certificate, sealed_key, not_before,
      not_after, issued_at)
    values (${personId}, ${rootId}, ${chain}::bytea[], ${issuer}, ${serial}, ${subject}, ${certificate}, ${sealedKey},
      ${notBefore}, ${notAfter}, ${now}) returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** The certificate with a serial number, locked; null if there is none. */
export async function findBySerial(
  db: Transaction,
  serial: string,
): Promise<{ certificateId: number; personId: number; certificate: Buffer; revokedAt: Date | null } | null> {
  const { rows } = await sql<{ certificateId: number; personId: number; certificate: Buffer; revokedAt: Date | null }>`
    select id as "certificateId", person_id as "personId", certificate, revoked_at as "revokedAt" from certificate
    where serial = ${serial} for update`.execute(db);
  return rows[0] ?? null;
}

/** Replaces the sealed key of an imported certificate, which is not locked any more. */
export async function replaceOwnKey(
  db: Transaction,
  certificateId: number,
  { sealedKey, rootId, chain }: { sealedKey: Buffer; rootId: number; chain: Buffer[] },
): Promise<void> {
  await sql`
    update certificate set sealed_key = ${sealedKey}, locked_at = null, wrong_pins = 0, root_id = ${rootId},
      chain = ${chain}::bytea[] where id = ${certificateId} and revoked_at is null`.execute(db);
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

/** The certificates of a person from a source that are neither revoked nor expired. Locked ones are included. */
export async function findUnended(db: Transaction, personId: number, now: Date, source: Source): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from certificate where person_id = ${personId} and revoked_at is null and not_after > ${now}
      and (root_id is not null) = (${source} = 'imported') for update`.execute(db);
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
