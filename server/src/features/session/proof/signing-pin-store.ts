import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';

export interface KeptPin {
  sealedHash: Buffer;
  setAt: Date;
  wrong: number;
  lockedAt: Date | null;
}

/** The PIN of a person, or null where none is set. */
export async function findPin(db: Database, personId: number): Promise<KeptPin | null> {
  const { rows } = await sql<KeptPin>`
    select sealed_hash as "sealedHash", set_at as "setAt", wrong, locked_at as "lockedAt"
    from signing_pin where person_id = ${personId}`.execute(db);
  return rows[0] ?? null;
}

/** The same, locked: tries of one person go one after the other. */
export async function lockPin(db: Transaction, personId: number): Promise<KeptPin | null> {
  const { rows } = await sql<KeptPin>`
    select sealed_hash as "sealedHash", set_at as "setAt", wrong, locked_at as "lockedAt"
    from signing_pin where person_id = ${personId} for update`.execute(db);
  return rows[0] ?? null;
}

/** Puts a PIN in place of what was there, its wrong tries and its lock. */
export async function writePin(db: Transaction, personId: number, sealedHash: Buffer, now: Date): Promise<void> {
  await sql`
    insert into signing_pin (person_id, sealed_hash, set_at) values (${personId}, ${sealedHash}, ${now})
    on conflict (person_id) do update set sealed_hash = excluded.sealed_hash, set_at = excluded.set_at, wrong = 0,
      locked_at = null`.execute(db);
}

export async function countWrongPins(db: Transaction, personId: number, wrong: number, lockedAt: Date | null): Promise<void> {
  await sql`
    update signing_pin set wrong = ${wrong}, locked_at = ${lockedAt} where person_id = ${personId}`.execute(db);
}

/** False where there is none. */
export async function deletePin(db: Transaction, personId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from signing_pin where person_id = ${personId}`.execute(db);
  return numAffectedRows === 1n;
}
