import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';

/** A confirmed second factor. */
export interface SecondFactor {
  sealedSecret: Buffer;
  confirmedAt: Date;
  recoveryCodesLeft: number;
}

/** The second factor of a person, or null if none is set up. */
export async function findSecondFactor(db: Database, personId: number): Promise<SecondFactor | null> {
  const { rows } = await sql<SecondFactor>`
    select f.sealed_secret as "sealedSecret", f.confirmed_at as "confirmedAt",
      (select count(*)::int from recovery_code c
        where c.person_id = f.person_id and c.used_at is null) as "recoveryCodesLeft"
    from second_factor f where f.person_id = ${personId} and f.confirmed_at is not null`.execute(db);
  return rows[0] ?? null;
}

export async function demandsSecondFactor(db: Database, personId: number, roles: readonly string[]): Promise<boolean> {
  if (roles.includes('everyone')) return true;
  if (roles.length === 0) return false;
  const { rows } = await sql`select 1 from person_role where person_id = ${personId} and role = any(${roles}) limit 1`.execute(db);
  return rows.length > 0;
}

/** Stores an unconfirmed secret, replacing an earlier unconfirmed one. False if a second factor is already set up. */
export async function keepSecret(db: Transaction, personId: number, sealedSecret: Buffer, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into second_factor (person_id, sealed_secret, begun_at) values (${personId}, ${sealedSecret}, ${now})
    on conflict (person_id) do update set sealed_secret = excluded.sealed_secret, begun_at = excluded.begun_at,
      last_step = 0
      where second_factor.confirmed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

/** The unconfirmed secret made after a moment, locked; null if there is none. */
export async function lockWaitingSecret(db: Transaction, personId: number, after: Date): Promise<Buffer | null> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select sealed_secret as sealed from second_factor
    where person_id = ${personId} and confirmed_at is null and begun_at > ${after} for update`.execute(db);
  return rows[0]?.sealed ?? null;
}

/** Confirms the second factor and uses up the confirming code. */
export async function confirm(db: Transaction, personId: number, step: number, now: Date): Promise<void> {
  await sql`update second_factor set confirmed_at = ${now}, last_step = ${step} where person_id = ${personId}`.execute(db);
}

/** Uses up the code of a time step. False if it or a later one was used. */
export async function takeStep(db: Transaction, personId: number, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update second_factor set last_step = ${step} where person_id = ${personId} and last_step < ${step}`.execute(db);
  return numAffectedRows === 1n;
}

/** Uses up a recovery code. False if the person has no such code left. */
export async function takeRecoveryCode(db: Transaction, personId: number, codeHash: Buffer, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update recovery_code set used_at = ${now}
    where person_id = ${personId} and code_hash = ${codeHash} and used_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export async function replaceRecoveryCodes(db: Transaction, personId: number, hashes: readonly Buffer[]): Promise<void> {
  await sql`delete from recovery_code where person_id = ${personId}`.execute(db);
  await sql`
    insert into recovery_code (person_id, code_hash) select ${personId}, hash from unnest(${hashes}::bytea[]) as hash`.execute(db);
}

export async function removeSecondFactor(db: Transaction, personId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from second_factor where person_id = ${personId}`.execute(db);
  return numAffectedRows === 1n;
}
