import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import type { EndReason, SignInWay } from '../sessions/session-store';

interface SessionLine {
  sessionId: number;
  isOpen: boolean;
  userAgent: string;
  address: string | null;
  way: SignInWay;
  firstSeenAt: Date;
  lastSeenAt: Date;
  endedAt: Date | null;
  endReason: EndReason | 'expired' | null;
}

/** One page of a person's sessions: open ones first, then newest first; with their number. */
export async function sessionsOf(
  db: Database,
  personId: number,
  { now, offset, limit }: { now: Date; offset: number; limit: number },
): Promise<{ rows: SessionLine[]; total: number }> {
  const { rows } = await sql<SessionLine>`
    select id as "sessionId", ended_at is null
      and expires_at > ${now} as "isOpen", user_agent as "userAgent", host(address) as address, way,
      created_at as "firstSeenAt", last_seen_at as "lastSeenAt",
      coalesce(ended_at, case when expires_at <= ${now} then expires_at end) as "endedAt",
      coalesce(end_reason, case when expires_at <= ${now} then 'expired' end) as "endReason"
    from session where person_id = ${personId}
    order by (ended_at is null and expires_at > ${now}) desc, created_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from session where person_id = ${personId}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Whether a session is this person's, open or ended. */
export async function isSessionOf(db: Transaction, personId: number, sessionId: number): Promise<boolean> {
  const found = await db.selectFrom('session').where('id', '=', sessionId).where('person_id', '=', personId).select('id').executeTakeFirst();
  return found !== undefined;
}

/** Ends all open sessions of a person except one and returns their ids. */
export async function endSessionsBut(
  db: Transaction,
  { personId, sessionId, reason, now }: { personId: number; sessionId: number | null; reason: EndReason; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update session set ended_at = ${now}, end_reason = ${reason}
    where person_id = ${personId} and ended_at is null and id is distinct from ${sessionId}::bigint returning id`.execute(db);
  return rows.map((row) => row.id);
}
