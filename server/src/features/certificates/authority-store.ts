import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import type { Made, Revoked } from './make-certificates';
import { findImported, findRoots } from './outside/root-store';

type Db = Database | Transaction;

export interface Authority {
  authorityId: number;
  subject: string;
  certificate: Buffer;
  sealedKey: Buffer;
  notBefore: Date;
  notAfter: Date;
  crl: Buffer | null;
  crlNumber: number;
  crlUntil: Date | null;
}

const columns = sql`
  id as "authorityId", subject, certificate, sealed_key as "sealedKey", not_before as "notBefore",
    not_after as "notAfter", crl, crl_number as "crlNumber",
  crl_until as "crlUntil"`;

/** The newest authority, or one by its id; null if there is none. */
export async function findAuthority(db: Db, id?: number): Promise<Authority | null> {
  const { rows } = await sql<Authority>`
    select ${columns} from certificate_authority where ${id ?? null}::int is null or id = ${id ?? null}::int
    order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Authorities are created and their lists signed one after another. */
const onceAtATime = 7_203_612;
export async function takeTurn(db: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${onceAtATime})`.execute(db);
}

export async function insertAuthority(
  db: Transaction,
  { made, ...given }: { made: Made; sealedKey: Buffer; notBefore: Date; notAfter: Date; now: Date },
): Promise<void> {
  await db
    .insertInto('certificate_authority')
    .values({
      subject: made.subject,
      certificate: made.certificate,
      sealed_key: given.sealedKey,
      not_before: given.notBefore,
      not_after: given.notAfter,
      created_at: given.now,
    })
    .execute();
}

export async function findRevoked(db: Db, authorityId: number): Promise<Revoked[]> {
  const { rows } = await sql<Revoked>`
    select serial, revoked_at as "revokedAt", revoke_code as code from certificate
    where authority_id = ${authorityId} and revoked_at is not null and revoke_code is not null
    union all select serial, revoked_at, revoke_code from agency_seal
    where authority_id = ${authorityId} and revoked_at is not null and revoke_code is not null
    order by "revokedAt", serial`.execute(db);
  return rows;
}

export async function saveRevokedList(
  db: Transaction,
  authorityId: number,
  { list, number, until }: { list: Buffer; number: number; until: Date },
): Promise<void> {
  await sql`
    update certificate_authority set crl = ${list}, crl_number = ${number}, crl_until = ${until}
    where id = ${authorityId}`.execute(db);
}

/**
 * The certificates of all authorities that the agency has had, and the serial numbers that were revoked. `outside` are the trusted roots of others, with
 * the certificates of our people that count under them.
 */
export async function findTrusted(
  db: Db,
): Promise<{ anchors: Buffer[]; revoked: { serial: string; revokedAt: Date }[]; outside: { roots: Buffer[]; certificates: Buffer[] } }> {
  const anchors = await db.selectFrom('certificate_authority').select('certificate').orderBy('id').execute();
  const { rows: revoked } = await sql<{ serial: string; revokedAt: Date }>`
    select serial, revoked_at as "revokedAt" from certificate where revoked_at is not null and root_id is null
    union all select serial, revoked_at from agency_seal where revoked_at is not null`.execute(db);
  const [roots, certificates] = [await findRoots(db), await findImported(db)];
  const outside = { roots: roots.map(({ certificate }) => certificate), certificates };
  return { anchors: anchors.map(({ certificate }) => certificate), revoked, outside };
}

/** All authorities that the agency has had, the newest first. */
export async function findAllAuthorities(db: Db): Promise<Authority[]> {
  const { rows } = await sql<Authority>`select ${columns} from certificate_authority order by id desc`.execute(db);
  return rows;
}

/** Whether a certificate of an authority was revoked, when and why; null if it issued none with this serial number. */
export async function findIssuedState(db: Db, authorityId: number, serial: string): Promise<{ revokedAt: Date | null; code: Revoked['code'] | null } | null> {
  const { rows } = await sql<{ revokedAt: Date | null; code: Revoked['code'] | null }>`
    select revoked_at as "revokedAt", revoke_code as code from certificate
    where serial = ${serial} and authority_id = ${authorityId}
    union all select revoked_at, revoke_code from agency_seal
    where serial = ${serial} and authority_id = ${authorityId}`.execute(db);
  return rows[0] ?? null;
}
