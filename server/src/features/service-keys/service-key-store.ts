import type { ServiceKey } from '@sarabun/contract/service-keys/service-keys';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

/** Every key with its secrets that may still work or are the last one, those in force first. */
export async function findServiceKeys(db: Database, now: Date): Promise<ServiceKey[]> {
  const { rows } = await sql<Omit<ServiceKey, 'secrets'> & { secrets: { shown: string; createdAt: string; endsAt: string | null }[] | null }>`
    select k.id, k.version, k.name, k.modules, k.origins, k.per_minute as "perMinute", k.created_at as "createdAt",
      c.shown_name as "createdBy", k.revoked_at as "revokedAt", coalesce(r.shown_name, '') as "revokedBy",
      (select max(u.minute) from service_key_use u where u.key_id = k.id) as "lastUsedAt",
      (select json_agg(json_build_object('shown', s.shown, 'createdAt', s.created_at, 'endsAt', s.ends_at)
        order by s.id desc)
        from service_key_secret s where s.key_id = k.id and (s.ends_at is null or s.ends_at > ${now})) as secrets
    from service_key k join person c on c.id = k.created_by left join person r on r.id = k.revoked_by
    order by k.revoked_at is not null, k.revoked_at desc, k.name, k.id limit 500`.execute(db);
  const moment = (text: string | null) => (text === null ? null : new Date(text));
  return rows.map((key) => ({
    ...key,
    secrets: (key.secrets ?? []).map(({ shown, createdAt, endsAt }) => ({ shown, createdAt: new Date(createdAt), endsAt: moment(endsAt) })),
  }));
}

export interface KeySettings {
  name: string;
  modules: readonly string[];
  origins: readonly string[];
  perMinute: number;
}

interface Change {
  by: number;
  now: Date;
}

export async function insertServiceKey(db: Transaction, { name, modules, origins, perMinute }: KeySettings, { by, now }: Change): Promise<number> {
  const { id } = await db
    .insertInto('service_key')
    .values({ name, modules: [...modules], origins: [...origins], per_minute: perMinute, created_at: now, created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface LockedKey {
  id: number;
  version: number;
  isRevoked: boolean;
}

/** The key, locked until the end of the transaction. */
export async function lockServiceKey(db: Transaction, id: number): Promise<LockedKey | undefined> {
  const { rows } = await sql<LockedKey>`
    select id, version, revoked_at is not null as "isRevoked" from service_key where id = ${id} for update`.execute(db);
  return rows[0];
}

export async function updateServiceKey(db: Transaction, id: number, { name, modules, origins, perMinute }: KeySettings): Promise<void> {
  await sql`
    update service_key set name = ${name}, modules = ${modules}::text[], origins = ${origins}::text[],
      per_minute = ${perMinute}, version = version + 1 where id = ${id}`.execute(db);
}

/** Ends the secrets of a key that last longer than this. */
export async function endSecrets(db: Transaction, keyId: number, endsAt: Date): Promise<void> {
  await sql`
    update service_key_secret set ends_at = ${endsAt}
    where key_id = ${keyId} and (ends_at is null or ends_at > ${endsAt})`.execute(db);
}

export async function insertSecret(db: Transaction, keyId: number, { hash, shown }: { hash: Buffer; shown: string }, { by, now }: Change): Promise<void> {
  await db.insertInto('service_key_secret').values({ key_id: keyId, secret_hash: hash, shown, created_at: now, created_by: by }).execute();
}

export async function markRevoked(db: Transaction, id: number, { by, now }: Change): Promise<void> {
  await sql`
    update service_key set revoked_at = ${now}, revoked_by = ${by}, version = version + 1 where id = ${id}`.execute(db);
}
