import { avatarAddress } from '@sarabun/contract/account/avatar';
import { sql } from 'kysely';
import type { Actor, Origin } from '../../../platform/action';
import type { Database, Transaction } from '../../../platform/database';
import { inForce } from '../../../platform/in-force';
import { isKnownBrowser, rememberedBrowser } from './known-browser-store';

/** Notes that a session was used. */
export async function touchSession(db: Database, sessionId: number, now: Date): Promise<void> {
  await sql`update session set last_seen_at = ${now} where id = ${sessionId} and last_seen_at < ${now}`.execute(db);
}

/** When a person last used the product before the current session. Null at the first visit. */
export async function lastVisit(db: Database | Transaction, { personId, sessionId }: Pick<Actor, 'personId' | 'sessionId'>): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(least(earlier.last_seen_at, mine.created_at)) as at from session mine cross join lateral (
      select s.last_seen_at from session s where s.person_id = mine.person_id
        and s.created_at < mine.created_at order by s.created_at desc limit 10
    ) earlier where mine.id = ${sessionId} and mine.person_id = ${personId}`.execute(db);
  return rows[0]?.at ?? null;
}

/** An account that may sign in. */
export interface Account {
  personId: number;
  username: string;
  passwordHash: string;
  /** The agency's directory checks the password. */
  byDirectory: boolean;
  hasSecondFactor: boolean;
  /** The person has signed in before in the browser in question. */
  knowsBrowser: boolean;
}

/** The account of a user name, ignoring case; null when there is none or it is closed. */
export async function findAccount(db: Database, username: string, deviceHash: Buffer | null): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select a.person_id as "personId", a.username, a.password_hash as "passwordHash", a.by_directory as "byDirectory",
      exists (select 1 from second_factor f
        where f.person_id = a.person_id and f.confirmed_at is not null) as "hasSecondFactor",
      ${isKnownBrowser(sql`a.person_id`, deviceHash)} as "knowsBrowser"
    from account a where lower(a.username) = lower(${username}) and a.closed_at is null`.execute(db);
  return rows[0] ?? null;
}

export async function usernameOf(db: Database, personId: number): Promise<string> {
  const { username } = await db.selectFrom('account').where('person_id', '=', personId).select('username').executeTakeFirstOrThrow();
  return username;
}

/** Open sessions of a person that another device used within the last half hour. */
export async function sessionsElsewhere(db: Database, personId: number, deviceHash: Buffer | null, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from session s join device d on d.id = s.device_id
    where s.person_id = ${personId} and s.ended_at is null and s.expires_at > ${now}
      and s.last_seen_at > ${now}::timestamptz - interval '30 minutes'
        and (${deviceHash}::bytea is null or d.token_hash <> ${deviceHash}::bytea)`.execute(db);
  return rows.map((row) => row.id);
}

/** Locks the sign-in of one person until the transaction ends, so that two browsers at once leave one session. */
export async function lockAccount(db: Transaction, personId: number): Promise<void> {
  await sql`select 1 from account where person_id = ${personId} for update`.execute(db);
}

export type EndReason = 'logout' | 'revoked' | 'elsewhere' | 'replaced' | 'password' | 'closed' | 'idle';

/** Ends every open session of a person, or only one, and returns their ids. */
export async function endSessions(
  db: Transaction,
  { personId, sessionId = null, reason, now }: { personId: number; sessionId?: number | null; reason: EndReason; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update session set ended_at = ${now}, end_reason = ${reason}
    where person_id = ${personId} and ended_at is null and (${sessionId}::bigint is null or id = ${sessionId}::bigint)
    returning id`.execute(db);
  return rows.map((row) => row.id);
}

/** Ends open sessions not used after a moment, a limited number, and returns them by person. */
export async function endUnused(db: Transaction, usedAfter: Date, most: number, now: Date): Promise<{ personId: number; sessionIds: number[] }[]> {
  const { rows } = await sql<{ personId: number; sessionIds: number[] }>`
    with unused as (
      select id from session where ended_at is null and expires_at > ${now} and last_seen_at <= ${usedAfter}
      order by last_seen_at limit ${most} for update
    ),
    ended as (update session s set ended_at = ${now}, end_reason = 'idle' from unused u where s.id = u.id
      returning s.id, s.person_id)
    select person_id as "personId", json_agg(id) as "sessionIds" from ended group by person_id`.execute(db);
  return rows;
}

/** Whether any open session was not used after a moment. */
export async function anyUnused(db: Database, usedAfter: Date, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from session where ended_at is null and expires_at > ${now} and last_seen_at <= ${usedAfter} limit 1`.execute(db);
  return rows.length > 0;
}

/** Makes room for a new session: ends that of the same device, and on other devices all but the last used `keep`. */
export async function makeRoom(
  db: Transaction,
  { personId, deviceHash, keep, now }: { personId: number; deviceHash: Buffer; keep: number; now: Date },
): Promise<{ id: number; sameDevice: boolean }[]> {
  const { rows } = await sql<{ id: number; sameDevice: boolean }>`
    with other as (
      select s.id, row_number() over (order by s.last_seen_at desc, s.id desc) as place from session s
        join device d on d.id = s.device_id
      where s.person_id = ${personId} and s.ended_at is null and s.expires_at > ${now} and d.token_hash <> ${deviceHash}
    )
    update session s set ended_at = ${now},
      end_reason = case when d.token_hash = ${deviceHash} then 'replaced' else 'elsewhere' end
    from device d
    where d.id = s.device_id and s.person_id = ${personId} and s.ended_at is null
      and not exists (select 1 from other where other.id = s.id and other.place <= ${keep})
    returning s.id, d.token_hash = ${deviceHash} as "sameDevice"`.execute(db);
  return rows;
}

/** How a session was opened: with the local password, by the directory, or by the agency's provider. */
export type SignInWay = 'password' | 'directory' | 'provider';

/** Adds a session in a browser, which is recognised or added. Returns its id. */
export async function addSession(
  db: Transaction,
  {
    tokenHash,
    personId,
    deviceHash,
    way,
    now,
    expiresAt,
    origin,
  }: { tokenHash: Buffer; personId: number; deviceHash: Buffer; way: SignInWay; now: Date; expiresAt: Date; origin: Origin },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with ${rememberedBrowser(personId, deviceHash, now)}
    insert into session (token_hash, person_id, device_id, way, created_at, last_seen_at, expires_at, user_agent,
      address)
    select ${tokenHash}, ${personId}, browser.id, ${way}, ${now}, ${now}, ${expiresAt},
      ${origin.userAgent}, ${origin.address}::inet
    from browser
    returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** The signed-in person for the shell. The position is that of the main seat. */
export async function findUserLogin(db: Database, personId: number, now: Date, owesSecondFactor: boolean) {
  const { rows } = await sql<{
    email: string;
    firstName: string;
    lastName: string;
    name: string;
    unitId: number;
    unitName: string;
    positionName: string;
    avatar: string | null;
    administrator: boolean;
    privacy: boolean;
    signature: boolean;
    goesOn: boolean;
  }>`
    select p.email, p.shown_first_name as "firstName", p.shown_last_name as "lastName", p.shown_name as name,
      u.id as "unitId", u.shown_name as "unitName",
      coalesce((select post.shown_name from seat join post on post.id = seat.post_id
        where seat.person_id = p.id and seat.function in ('holder', 'registrar', 'registryHead', 'head')
          and ${inForce('seat', now)}
        order by seat.is_main desc, seat.id limit 1), '') as "positionName",
      exists (select 1 from person_role r where r.person_id = p.id and r.role = 'administrator') as administrator,
      (select left(encode(v.sha256, 'hex'), 12) from avatar v where v.person_id = p.id) as avatar,
      exists (${consentedTo('privacy', now)}) as privacy, exists (${consentedTo('signature', now)}) as signature,
      coalesce((select a.goes_on from account a where a.person_id = p.id), true) as "goesOn"
    from person p join unit u on u.id = p.unit_id where p.id = ${personId}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`person ${personId} has a session but no record`);
  return {
    id: personId,
    personId,
    email: row.email,
    name: row.name,
    avatar: row.avatar && avatarAddress(personId, row.avatar),
    information: {
      firstName: row.firstName,
      lastName: row.lastName,
      positionName: row.positionName,
      unitId: row.unitId,
      unitName: row.unitName,
      agreedToPrivacy: row.privacy,
      agreedToSignature: row.signature,
      isAdministrator: row.administrator,
      owesSecondFactor,
      goesOn: row.goesOn,
    },
  };
}

function consentedTo(kind: 'privacy' | 'signature', now: Date) {
  return sql`select 1 from consent c where c.person_id = p.id and c.kind = ${sql.lit(kind)}
    and c.version = (select max(t.version) from consent_text t
      where t.kind = ${sql.lit(kind)} and t.in_force_from <= ${now}::timestamptz::date)`;
}

export async function textsInForce(db: Database, now: Date) {
  const { rows } = await sql<{ kind: 'privacy' | 'signature'; version: number; inForceFrom: string; th: string; en: string }>`
    select distinct on (kind) kind, version, in_force_from as "inForceFrom", th, en from consent_text
    where in_force_from <= ${now}::timestamptz::date order by kind, version desc`.execute(db);
  return rows;
}

/** Records that a person agreed to the current texts, with their wording. Agreeing twice changes nothing. */
export async function addConsent(db: Transaction, personId: number, now: Date): Promise<void> {
  await sql`
    insert into consent (person_id, kind, version, agreed_at, text_th)
    select ${personId}, kind, version, ${now}, th from (
      select distinct on (kind) kind, version, th from consent_text where in_force_from <= ${now}::timestamptz::date
      order by kind, version desc
    ) texts on conflict do nothing`.execute(db);
}
