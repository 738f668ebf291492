import type { KeyUse } from '@sarabun/contract/service-keys/service-keys';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

export interface FoundSecret {
  keyId: number;
  secretId: number;
  modules: string[];
  origins: string[];
  perMinute: number;
  endsAt: Date | null;
  revokedAt: Date | null;
}

/** A secret and its key, whether they are still in force or not. */
export async function findSecret(db: Database, hash: Buffer): Promise<FoundSecret | undefined> {
  const { rows } = await sql<FoundSecret>`
    select k.id as "keyId", s.id as "secretId", k.modules, k.origins, k.per_minute as "perMinute",
      s.ends_at as "endsAt", k.revoked_at as "revokedAt"
    from service_key_secret s join service_key k on k.id = s.key_id where s.secret_hash = ${hash}`.execute(db);
  return rows[0];
}

interface Call {
  keyId: number;
  secretId: number;
  minute: Date;
  address: string | null;
  refused: boolean;
}

/** Counts a call; `calls` is how many there were with the key in this minute. */
export async function countCall(db: Database, { keyId, secretId, minute, address, refused }: Call): Promise<{ useId: number; calls: number }> {
  const { rows } = await sql<{ useId: number; calls: number }>`
    with counted as (
      insert into service_key_use (key_id, secret_id, minute, address, calls, refused)
      values (${keyId}, ${secretId}, ${minute}, ${address}::inet, 1, ${refused ? 1 : 0})
      on conflict (key_id, minute, secret_id, address)
      do update set calls = service_key_use.calls + 1, refused = service_key_use.refused + excluded.refused
      returning id, calls
    )
    select c.id as "useId", (c.calls + coalesce((select sum(o.calls) from service_key_use o
      where o.key_id = ${keyId} and o.minute = ${minute} and o.id <> c.id), 0))::int as calls
    from counted c`.execute(db);
  return rows[0] as { useId: number; calls: number };
}

export async function countRefused(db: Database, useId: number): Promise<void> {
  await sql`update service_key_use set refused = refused + 1 where id = ${useId}`.execute(db);
}

export async function countNotices(db: Transaction, useId: number, notices: number): Promise<void> {
  await sql`update service_key_use set notices = notices + ${notices} where id = ${useId}`.execute(db);
}

/** Counting stops here, so that the list costs the same with any number of uses. */
const maxCounted = 10_000;

/** A page of the uses of a key, newest first. */
export async function findUses(db: Database, keyId: number, { limit, offset }: { limit: number; offset: number }): Promise<{ data: KeyUse[]; total: number }> {
  const [rows, count] = await Promise.all([
    sql<KeyUse>`
      select u.minute as at, host(u.address) as address, s.shown, u.calls, u.refused, u.notices
      from service_key_use u join service_key_secret s on s.id = u.secret_id
      where u.key_id = ${keyId} order by u.minute desc, u.secret_id, u.address limit ${limit} offset ${offset}`.execute(db),
    sql<{ n: number }>`
      select count(*) as n from (select 1 from service_key_use where key_id = ${keyId} limit ${maxCounted}) counted`.execute(db),
  ]);
  return { data: rows.rows, total: Number(count.rows[0]?.n ?? 0) };
}
