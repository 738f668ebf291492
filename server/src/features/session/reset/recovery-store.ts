import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';

export type CodePurpose = 'reset' | 'email';

/** Records a request for a code; whether one follows is decided later. Returns the id of the request. */
export async function insertCodeRequest(
  db: Transaction,
  request: { purpose: CodePurpose; email: string; personId: number | null; deviceHash: Buffer | null; now: Date; expiresAt: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('one_time_code')
    .values({
      purpose: request.purpose,
      email: request.email,
      person_id: request.personId,
      device_hash: request.deviceHash,
      asked_at: request.now,
      expires_at: request.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The address of a request, the expiry of its code, and the requesting browser. */
export async function findCodeRequest(db: Transaction, id: number): Promise<{ email: string; expiresAt: Date; deviceHash: Buffer | null }> {
  const columns = ['email', 'expires_at as expiresAt', 'device_hash as deviceHash'] as const;
  return db.selectFrom('one_time_code').where('id', '=', id).select(columns).executeTakeFirstOrThrow();
}

/** The open account of an address, locked until the transaction ends, so that parallel requests are all counted. */
export async function lockAccountOf(db: Transaction, email: string): Promise<{ personId: number; byDirectory: boolean } | null> {
  const { rows } = await sql<{ personId: number; byDirectory: boolean }>`
    select a.person_id as "personId", a.by_directory as "byDirectory" from account a join person p on p.id = a.person_id
    where lower(p.email) = ${email} and p.closed_on is null and a.closed_at is null for update of a`.execute(db);
  return rows[0] ?? null;
}

/** How many codes of any purpose were mailed to a person since a moment: those the owner requested, or those that anyone requested. */
export async function countCodes(db: Transaction, { personId, byOwner }: { personId: number; byOwner: boolean }, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from one_time_code
    where person_id = ${personId} and by_owner = ${byOwner} and asked_at > ${since} and code_hash is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

interface NewCode {
  purpose: CodePurpose;
  personId: number;
  byOwner: boolean;
  hash: Buffer;
}

/** Gives a request its code and invalidates an older code for the same purpose that the same browser requested. */
export async function saveCode(db: Transaction, id: number, { purpose, personId, byOwner, hash }: NewCode, now: Date): Promise<void> {
  await sql`
    update one_time_code old set expires_at = ${now} from one_time_code new
    where new.id = ${id} and old.device_hash is not distinct from new.device_hash
      and old.person_id = ${personId} and old.purpose = ${purpose} and old.id <> ${id} and old.expires_at > ${now}`.execute(db);
  await sql`
    update one_time_code set person_id = ${personId}, code_hash = ${hash}, by_owner = ${byOwner} where id = ${id}`.execute(db);
}

export interface KeptCode {
  id: number;
  personId: number | null;
  hash: Buffer | null;
  /** The browser that tries now requested it. */
  isAskers: boolean;
  /** Wrong tries in the requesting browser, or those of all others. */
  tries: number;
  usedAt: Date | null;
  expiresAt: Date;
}

/** One try can match at most this many codes. */
export const maxCodes = 2;

/**
 * The newest request for an address (preferring one with a code) and that of the browser that tries now; locked, so that parallel tries are
 * all counted.
 */
export async function lockCodes(
  db: Transaction,
  { purpose, email, personId }: { purpose: CodePurpose; email: string; personId: number | null },
  deviceHash: Buffer | null,
): Promise<KeptCode[]> {
  const requests = sql`
    select id from one_time_code
    where purpose = ${purpose} and email = ${email} and (${personId}::int is null or person_id = ${personId}::int)`;
  const newest = sql`order by (code_hash is not null) desc, id desc limit 1`;
  const { rows } = await sql<KeptCode>`
    select id, person_id as "personId", code_hash as hash, device_hash = ${deviceHash}::bytea is true as "isAskers",
      case when device_hash = ${deviceHash}::bytea then asker_tries else tries end as tries, used_at as "usedAt",
        expires_at as "expiresAt"
    from one_time_code
    where id = (${requests} ${newest}) or id = (${requests} and device_hash = ${deviceHash}::bytea ${newest})
    order by id for update`.execute(db);
  return rows;
}

/** Records a try, and when the code was used. An id of 0 changes nothing and costs the same. */
export async function noteTry(db: Transaction, id: number, { isAskers, usedAt }: { isAskers: boolean; usedAt: Date | null }): Promise<void> {
  const column = isAskers ? sql`asker_tries = asker_tries + 1` : sql`tries = tries + 1`;
  await sql`update one_time_code set ${column}, used_at = ${usedAt} where id = ${id}`.execute(db);
}

/** Sets the password hash of an open account. Returns the user name and the address; null if the account was closed in the meantime. */
export async function savePassword(db: Transaction, personId: number, passwordHash: string, now: Date): Promise<{ username: string; email: string } | null> {
  const { rows } = await sql<{ username: string; email: string }>`
    update account a set password_hash = ${passwordHash}, password_changed_at = ${now} from person p
    where a.person_id = ${personId} and p.id = a.person_id and a.closed_at is null and not a.by_directory
    returning a.username, p.email`.execute(db);
  return rows[0] ?? null;
}

/** Whether an open account has its password here, not in the agency's directory. */
export async function keepsPassword(db: Database, personId: number): Promise<boolean> {
  const account = await db.selectFrom('account').where('person_id', '=', personId).where('closed_at', 'is', null).select('by_directory').executeTakeFirst();
  return account?.by_directory === false;
}

/** Invalidates every code of a person. */
export async function closeCodes(db: Transaction, personId: number, now: Date): Promise<void> {
  await sql`update one_time_code set expires_at = ${now} where person_id = ${personId} and expires_at > ${now}`.execute(db);
}
