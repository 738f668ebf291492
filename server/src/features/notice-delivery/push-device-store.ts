import type { PushDevice } from '@sarabun/contract/notice-delivery/push-devices';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';

export interface NewPushDevice {
  personId: number;
  sessionId: number | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  browser: string;
  system: string;
  language: 'th' | 'en';
  now: Date;
}

/** Adds a browser. One that belonged to somebody else who used it is taken over: it shows the notices of one person. */
export async function savePushDevice(db: Transaction, device: NewPushDevice): Promise<void> {
  const { personId, sessionId, endpoint, p256dh, auth, browser, system, language, now } = device;
  await sql`
    insert into push_device as d (person_id, session_id, endpoint, p256dh, auth, browser, system, language, added_at)
    values (${personId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${browser}, ${system}, ${language}, ${now})
    on conflict (endpoint) do update set person_id = excluded.person_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, browser = excluded.browser, system = excluded.system,
      language = excluded.language,
      added_at = case when d.person_id = excluded.person_id then d.added_at else excluded.added_at end`.execute(db);
}

const maxDevices = 20;

/** The oldest devices beyond the most that a person may have are forgotten. */
export async function forgetOldest(db: Transaction, personId: number): Promise<void> {
  await sql`
    delete from push_device where id in (
      select id from push_device where person_id = ${personId} order by added_at desc, id desc offset ${maxDevices})`.execute(db);
}

export async function findPushDevices(db: Database, personId: number): Promise<PushDevice[]> {
  const { rows } = await sql<PushDevice>`
    select id as "deviceId", browser, system, added_at as "addedAt", used_at as "usedAt" from push_device
    where person_id = ${personId} order by added_at desc, id desc`.execute(db);
  return rows;
}

/** Whose browser this is; undefined if it was never added, or removed. */
export async function findOwner(db: Database, endpoint: string): Promise<{ deviceId: number; personId: number } | undefined> {
  const { rows } = await sql<{ deviceId: number; personId: number }>`
    select id as "deviceId", person_id as "personId" from push_device where endpoint = ${endpoint}`.execute(db);
  return rows[0];
}

/** Ties a device to the session in which it is used now. */
export async function bindDevice(db: Transaction, deviceId: number, sessionId: number | null): Promise<void> {
  await sql`
    update push_device set session_id = ${sessionId}
    where id = ${deviceId} and session_id is distinct from ${sessionId}`.execute(db);
}

/** Removes a device of a person. */
export async function deletePushDevice(db: Transaction, personId: number, deviceId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from push_device where id = ${deviceId} and person_id = ${personId}`.execute(db);
  return numAffectedRows === 1n;
}

/** Removes the devices of sessions that were signed out. */
export async function deleteDevicesOf(db: Transaction, sessionIds: readonly number[]): Promise<void> {
  await sql`delete from push_device where session_id = any(${sessionIds}::bigint[])`.execute(db);
}

export interface PushTarget {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: 'th' | 'en';
}

export async function findTargets(db: Database, personId: number): Promise<PushTarget[]> {
  const { rows } = await sql<PushTarget>`
    select id, endpoint, p256dh, auth, language from push_device where person_id = ${personId} order by id`.execute(db);
  return rows;
}

export async function noteUsed(db: Database, deviceId: number, now: Date): Promise<void> {
  await sql`update push_device set used_at = ${now} where id = ${deviceId}`.execute(db);
}

/** The push service does not know the browser any more. */
export async function forgetDead(db: Database, deviceId: number): Promise<void> {
  await sql`delete from push_device where id = ${deviceId}`.execute(db);
}
