import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

/** When the person's LINE account was linked; null if it is not. */
export async function findLinkedAt(db: Database, personId: number): Promise<Date | null> {
  const row = await db.selectFrom('line_account').where('person_id', '=', personId).select('linked_at').executeTakeFirst();
  return row?.linked_at ?? null;
}

/** The LINE user of a person; null if none is linked. */
export async function findLineUser(db: Database, personId: number): Promise<string | null> {
  const row = await db.selectFrom('line_account').where('person_id', '=', personId).select('line_user_id').executeTakeFirst();
  return row?.line_user_id ?? null;
}

export async function findPersonOfLine(db: Database, lineUserId: string): Promise<number | null> {
  const row = await db.selectFrom('line_account').where('line_user_id', '=', lineUserId).select('person_id').executeTakeFirst();
  return row?.person_id ?? null;
}

/** Stores a nonce, and deletes expired ones and the person's earlier ones. */
export async function addNonce(
  db: Transaction,
  { nonceHash, personId, expiresAt, now }: { nonceHash: Buffer; personId: number; expiresAt: Date; now: Date },
): Promise<void> {
  await sql`delete from line_nonce where expires_at < ${now} or person_id = ${personId}`.execute(db);
  await sql`insert into line_nonce (nonce_hash, person_id, expires_at) values (${nonceHash}, ${personId}, ${expiresAt})`.execute(db);
}

/** Uses up a nonce, and returns its person. */
export async function takeNonce(db: Transaction, nonceHash: Buffer, now: Date): Promise<number | null> {
  const { rows } = await sql<{ personId: number }>`
    delete from line_nonce where nonce_hash = ${nonceHash} and expires_at > ${now} returning person_id as "personId"`.execute(db);
  return rows[0]?.personId ?? null;
}

/** Links both sides in place of earlier links: LINE has just verified both. */
export async function link(db: Transaction, personId: number, lineUserId: string, now: Date): Promise<void> {
  await sql`delete from line_account where line_user_id = ${lineUserId} or person_id = ${personId}`.execute(db);
  await sql`insert into line_account (person_id, line_user_id, linked_at) values (${personId}, ${lineUserId}, ${now})`.execute(db);
}

/** Removes a person's link. False if there was none. */
export async function unlink(db: Transaction, personId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from line_account where person_id = ${personId}`.execute(db);
  return numAffectedRows === 1n;
}

/** Removes the link of a LINE user who has blocked the official account. */
export async function unlinkLineUser(db: Transaction, lineUserId: string): Promise<void> {
  await sql`delete from line_account where line_user_id = ${lineUserId}`.execute(db);
}
