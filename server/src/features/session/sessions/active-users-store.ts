import type { ActiveUser } from '@sarabun/contract/session/active-users';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import { isNamed } from '../../../platform/like-pattern';

type FoundSession = Omit<ActiveUser, 'browser' | 'system' | 'kind'> & { userAgent: string };

const open = (now: Date, search: string) => sql`
  from session s join person p on p.id = s.person_id join unit u on u.id = p.unit_id
  where s.ended_at is null and s.expires_at > ${now}
    and (${search} = '' or ${isNamed(sql`p.search_text`, search)})`;

const isHere = (now: Date) => sql`s.last_seen_at > ${now}::timestamptz - interval '5 minutes'`;

/** Open sessions, last used first. */
export async function findActive(
  db: Database,
  { search, now, own }: { search: string; now: Date; own: number | null },
  page: { limit: number; offset: number },
): Promise<FoundSession[]> {
  const { rows } = await sql<FoundSession>`
    select s.id as "sessionId", p.id as "personId", p.shown_name as name, u.shown_name as "unitName",
      s.created_at as since,
      s.last_seen_at as "lastSeenAt", ${isHere(now)} as "isHere", coalesce(host(s.address), '') as address,
        s.user_agent as "userAgent",
      coalesce(s.id = ${own}::bigint, false) as "isOwn"
    ${open(now, search)} order by s.last_seen_at desc, s.id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countActive(db: Database, search: string, now: Date): Promise<{ total: number; here: number }> {
  const { rows } = await sql<{ total: number; here: number }>`
    select count(*) as total, count(*) filter (where ${isHere(now)}) as here ${open(now, search)}`.execute(db);
  return rows[0] ?? { total: 0, here: 0 };
}

/** The person of an open session; null if there is no such session. */
export async function ownerOfSession(db: Transaction, sessionId: number, now: Date): Promise<number | null> {
  const { rows } = await sql<{ personId: number }>`
    select person_id as "personId" from session where id = ${sessionId} and ended_at is null and expires_at > ${now}
      for update`.execute(db);
  return rows[0]?.personId ?? null;
}

export async function closeAccountOf(db: Transaction, personId: number, now: Date): Promise<void> {
  await sql`update account set closed_at = ${now} where person_id = ${personId} and closed_at is null`.execute(db);
}
