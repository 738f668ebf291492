import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** SQL: whether a person has signed in before in the browser with this device hash; never without one. */
export function isKnownBrowser(personId: RawBuilder<unknown>, deviceHash: Buffer | null): RawBuilder<boolean> {
  if (deviceHash === null) return sql.lit(false);
  return sql`
    exists (select 1 from known_device k join device d on d.id = k.device_id
      where k.person_id = ${personId} and d.token_hash = ${deviceHash})`;
}

/** Whether a person has signed in before in a browser. */
export async function knowsBrowser(db: Database, personId: number, deviceHash: Buffer | null): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select ${isKnownBrowser(sql`${personId}::int`, deviceHash)} as known`.execute(db);
  return rows[0]?.known ?? false;
}

export async function hasSignedIn(db: Database, deviceHash: Buffer): Promise<boolean> {
  const { rows } = await sql`select 1 from device where token_hash = ${deviceHash}`.execute(db);
  return rows.length > 0;
}

/**
 * SQL: parts of a `with` that recognise or add a browser by its secret, as `browser`, and record that the person signs in with it.
 */
export const rememberedBrowser = (personId: number, deviceHash: Buffer, now: Date) => sql`
  browser as (
    insert into device (token_hash, created_at) values (${deviceHash}, ${now})
    on conflict (token_hash) do update set token_hash = excluded.token_hash returning id
  ), known as (
    insert into known_device (person_id, device_id, signed_in_at) select ${personId}, id, ${now} from browser
    on conflict (person_id, device_id) do update set signed_in_at = excluded.signed_in_at
  )`;
