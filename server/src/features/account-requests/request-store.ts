import type { AccountRequest } from '@sarabun/contract/account-requests/account-requests';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { inForce } from '../../platform/in-force';

/** The units of the office that are open today, by code. */
export async function findUnits(db: Database): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, u.shown_name as name from unit u where closed_on is null order by code, id`.execute(db);
  return rows;
}

export async function unitExists(db: Database, unitId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from unit where id = ${unitId} and closed_on is null`.execute(db);
  return rows.length > 0;
}

/** How many requests came from an address since a moment, and how many are waiting in all. */
export async function countRequests(db: Database, address: string | null, since: Date): Promise<{ fromAddress: number; waiting: number }> {
  const { rows } = await sql<{ fromAddress: number; waiting: number }>`
    select (select count(*)::int from account_request
      where address = ${address}::inet and requested_at > ${since}) as "fromAddress",
      (select count(*)::int from account_request where state = 'waiting') as waiting`.execute(db);
  return rows[0] ?? { fromAddress: 0, waiting: 0 };
}

interface NewRequest {
  prefix: string;
  firstName: string;
  lastName: string;
  position: string;
  unitId: number;
  email: string;
  phone: string;
  username: string;
  reason: string;
  language: 'th' | 'en';
  address: string | null;
}

/** Stores a request and returns its id; null when one for the same address is already waiting. */
export async function addRequest(db: Transaction, request: NewRequest, now: Date): Promise<number | null> {
  const row = await db
    .insertInto('account_request')
    .values({
      prefix: request.prefix,
      first_name: request.firstName,
      last_name: request.lastName,
      position: request.position,
      unit_id: request.unitId,
      email: request.email,
      phone: request.phone,
      username: request.username,
      reason: request.reason,
      language: request.language,
      requested_at: now,
      address: request.address,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A page of the requests in one state, newest first, with their number. */
export async function findRequests(
  db: Database,
  state: AccountRequest['state'],
  page: number,
  pageSize: number,
): Promise<{ data: AccountRequest[]; total: number }> {
  const { rows } = await sql<AccountRequest>`
    select r.id, r.prefix, r.first_name as "firstName", r.last_name as "lastName", r.position, r.unit_id as "unitId",
      u.shown_name as "unitName", r.email, r.phone,
      r.username, r.reason, r.requested_at as "requestedAt", r.state, r.decided_at as "decidedAt",
      coalesce(d.shown_name, '') as "decidedBy", r.answer,
      exists (select 1 from account a where lower(a.username) = lower(r.username)) as "usernameTaken",
      exists (select 1 from person p where lower(p.email) = lower(r.email) and p.closed_on is null) as "emailTaken"
    from account_request r join unit u on u.id = r.unit_id left join person d on d.id = r.decided_by
    where r.state = ${state} order by r.requested_at desc, r.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from account_request where state = ${state}`.execute(db);
  return { data: rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findPosts(db: Database, unitId: number, now: Date): Promise<{ id: number; name: string; holder: string | null }[]> {
  const { rows } = await sql<{ id: number; name: string; holder: string | null }>`
    select post.id, post.shown_name as name,
      (select string_agg(p.shown_first_name || ' ' || p.shown_last_name, ', ') from seat s
        join person p on p.id = s.person_id join desk d on d.id = s.desk_id
        where d.post_id = post.id and s.function = 'holder' and ${inForce('s', now)}) as holder
    from post where post.unit_id = ${unitId} and post.closed_on is null order by post.is_head desc, post.id`.execute(db);
  return rows;
}

/** The waiting request with its person's name, locked; null if there is none. */
export async function lockWaiting(db: Transaction, id: number) {
  const { rows } = await sql<{ prefix: string; firstName: string; lastName: string; phone: string; email: string }>`
    select prefix, first_name as "firstName", last_name as "lastName", phone, email from account_request
    where id = ${id} and state = 'waiting' for update`.execute(db);
  return rows[0] ?? null;
}

export async function requestExists(db: Transaction, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from account_request where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Accounts are approved one after another, so that two do not get the same name. */
const onceAtATime = 7_203_571;

/** Whether the user name or the address is already in use. */
export async function findTaken(db: Transaction, username: string, email: string): Promise<{ username: boolean; email: boolean }> {
  await sql`select pg_advisory_xact_lock(${onceAtATime})`.execute(db);
  const { rows } = await sql<{ username: boolean; email: boolean }>`
    select exists (select 1 from account where lower(username) = lower(${username})) as username,
      exists (select 1 from person where lower(email) = lower(${email}) and closed_on is null) as email`.execute(db);
  return rows[0] ?? { username: true, email: true };
}

export async function decide(
  db: Transaction,
  { id, state, personId, answer, by, now }: { id: number; state: 'approved' | 'refused'; personId: number | null; answer: string; by: number; now: Date },
): Promise<void> {
  await sql`
    update account_request set state = ${state}, person_id = ${personId}, answer = ${answer}, decided_by = ${by},
      decided_at = ${now} where id = ${id}`.execute(db);
}

/** Sets where the password of a new account is checked, and marks it as unchanged since then. */
export async function beginAccount(db: Transaction, personId: number, byDirectory: boolean, now: Date): Promise<void> {
  await sql`update account set by_directory = ${byDirectory}, password_changed_at = ${now} where person_id = ${personId}`.execute(db);
}

export async function addLink(db: Transaction, link: { tokenHash: Buffer; personId: number; expiresAt: Date }): Promise<void> {
  await sql`
    insert into first_password_link (token_hash, person_id, expires_at)
    values (${link.tokenHash}, ${link.personId}, ${link.expiresAt})`.execute(db);
}

/** Links that were not used count no more. */
export async function endLinks(db: Transaction, personId: number, now: Date): Promise<void> {
  await sql`update first_password_link set used_at = ${now} where person_id = ${personId} and used_at is null`.execute(db);
}

/**
 * Uses up a link and sets the password of its account. False if the link is unknown, used or expired, the account is closed or the
 * directory's, or the password was set another way after the mail was sent (`lifeMs` before the link expires).
 */
export async function setPasswordByLink(
  db: Transaction,
  { tokenHash, passwordHash, lifeMs, now }: { tokenHash: Buffer; passwordHash: string; lifeMs: number; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ personId: number }>`
    with taken as (
      update first_password_link l set used_at = ${now} from account a
      where l.token_hash = ${tokenHash} and l.used_at is null and l.expires_at > ${now} and a.person_id = l.person_id
        and a.closed_at is null
        and not a.by_directory and a.password_changed_at <= l.expires_at - make_interval(secs => ${lifeMs / 1000})
      returning l.person_id
    )
    update account set password_hash = ${passwordHash}, password_changed_at = ${now} from taken
    where account.person_id = taken.person_id
    returning account.person_id as "personId"`.execute(db);
  return rows[0]?.personId ?? null;
}

/** The open account of an active person, locked; null if there is none. */
export async function lockAccountOf(db: Transaction, personId: number): Promise<{ username: string; email: string; byDirectory: boolean } | null> {
  const { rows } = await sql<{ username: string; email: string; byDirectory: boolean }>`
    select a.username, p.email, a.by_directory as "byDirectory" from account a join person p on p.id = a.person_id
    where a.person_id = ${personId} and p.closed_on is null and a.closed_at is null for update of a`.execute(db);
  return rows[0] ?? null;
}

export async function markDirectory(db: Transaction, personId: number, byDirectory: boolean): Promise<void> {
  await sql`update account set by_directory = ${byDirectory} where person_id = ${personId}`.execute(db);
}
